//! What the server must never lose, and what several servers tell each other.
//!
//! Two small traits. A [`Store`] keeps tables, what was played at them, accounts and ratings:
//! everything is written as a list of [`Change`]s that happens as a whole and is durable when
//! [`Store::write`] returns, or does not happen at all. A [`Bus`] carries news between those who
//! follow a table, and questions of one server to another; it may lose messages, because the store is where the truth is.
//!
//! Two servers (or two requests) that decide about the same table at the same time are kept apart
//! by keys alone: an entry's number and a move's ply exist once per table, and the second writer
//! gets a [`Conflict`]. Servers that share a store also take tables for themselves ([`Change::TakeTable`]), and
//! guard what they write by the epoch in which they did ([`Change::Guard`]). Nothing else locks. [`SqliteStore`] and [`LocalBus`] are the
//! implementations for one server.
//!
//! ```
//! use tetrarch_store::{Change, Conflict, EntryBody, JournalEntry, JsonText, SqliteStore, Status};
//! use tetrarch_store::{Store, StoreError, TableHead, TableId, TableSummary, UnixMillis, Visibility};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let store = SqliteStore::open(folder.path())?;
//! let (id, now): (TableId, _) = ("evening".parse()?, UnixMillis(1_794_700_000_000));
//! let table = TableHead {
//!     id: id.clone(),
//!     game: "hus".into(),
//!     variant: "standard".into(),
//!     visibility: Visibility::Public,
//!     rated: false,
//!     setup: JsonText::parse("{}")?,
//!     invitation: None,
//!     seats: vec![],
//!     created: now,
//!     summary: TableSummary { status: Status::Open, turn: None, last_activity: now, result: None },
//! };
//! let hello = JournalEntry { number: 1, at: now, body: EntryBody::Event(JsonText::of(&"hello")?) };
//! let say = || Change::Append { table: id.clone(), entries: vec![hello.clone()], summary: None };
//! store.write(vec![Change::CreateTable(table), say()]).await?;
//!
//! let again = store.write(vec![say()]).await;
//! let taken = Conflict::Number { table: id.clone(), number: 1 };
//! assert_eq!(again, Err(StoreError::Conflict(taken)));
//! assert_eq!(store.entries_after(&id, 0).await?, [hello]);
//! # Ok(())
//! # }
//! ```

mod accounts;
mod bus;
mod change;
pub mod contents;
mod entry;
mod error;
mod explored;
mod export;
mod ids;
pub mod jobs;
mod json;
mod listing;
mod moderation;
mod ownership;
mod push;
mod ratings;
mod sqlite;
mod store;
mod tables;
mod time;

#[cfg(feature = "faults")]
pub mod faults;

pub use accounts::{Account, ApiToken, Person, PersonalData, Session, SessionTimes};
pub use bus::{
    AskError, Bus, BusError, Delivery, LocalBus, Request, Requests, Subscription, Topic,
};
pub use change::Change;
pub use entry::{EntryBody, JournalEntry, MoveMade};
pub use error::{Conflict, Contradiction, Damage, StoreError};
pub use explored::{CountedMove, ExploredMove};
pub use export::whole_tables;
pub use ids::{
    AccountId, BatchId, GuestId, IdError, JobId, MoveId, SecretHash, ServerId, TableId, WorkerId,
};
pub use jobs::JobQueue;
pub use json::JsonText;
pub use listing::{Cursor, CursorError, ListingPage, TableQuery};
pub use moderation::{AbuseReport, AuditEntry, Block, NewAbuseReport, Subject};
pub use ownership::Ownership;
pub use push::PushSubscription;
pub use ratings::{GameKey, PlayerRating, Rating, RatingPoint};
pub use sqlite::{OpenError, SqliteStore};
pub use store::Store;
pub use tables::{Occupant, Status, StoredSeat, StoredTable, TableHead, TableSummary, Visibility};
pub use time::UnixMillis;
