//! What the server must never lose, and what several servers tell each other.
//!
//! Two small traits. A [`Store`] keeps tables, what was played at them, accounts and ratings:
//! everything is written as a list of [`Change`]s that happens as a whole and is durable when
//! [`Store::write`] returns, or does not happen at all. A [`Bus`] carries news between those who
//! follow a table; it may lose messages, because the store is where the truth is.
//!
//! Two servers (or two requests) that decide about the same table at the same time are kept apart
//! by keys alone: an entry's number and a move's ply exist once a table, and whoever comes second
//! gets a [`Conflict`]. Nothing else locks. [`SqliteStore`] and [`LocalBus`] are the
//! implementations for one server.

mod accounts;
mod bus;
mod change;
mod entry;
mod error;
mod export;
mod ids;
mod json;
mod listing;
mod ratings;
mod sqlite;
mod store;
mod tables;
mod time;

#[cfg(feature = "faults")]
pub mod faults;

pub use accounts::{Account, ApiToken, Person, PersonalData, Session, SessionTimes};
pub use bus::{Bus, BusError, Delivery, LocalBus, Subscription, Topic};
pub use change::Change;
pub use entry::{Entry, EntryBody, MoveMade};
pub use error::{Conflict, StoreError};
pub use export::whole_tables;
pub use ids::{AccountId, GuestId, IdError, MoveId, SecretHash, TableId};
pub use json::JsonText;
pub use listing::{Cursor, CursorError, Page, TableQuery};
pub use ratings::{GameKey, PlayerRating, Rating, RatingPoint};
pub use sqlite::{OpenError, SqliteStore};
pub use store::Store;
pub use tables::{Occupant, Seat, Status, StoredTable, Summary, TableHead, Visibility};
pub use time::UnixMillis;
