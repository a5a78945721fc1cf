//! The store of several servers, in PostgreSQL 15 or later.
//!
//! [`PostgresStore`] keeps every promise of a [`Store`](tetrarch_store::Store). A write is one transaction, sent as a whole
//! (`write`); what a change means in SQL is in `plan`, what is read in `read`. Conflicts are found by unique keys alone,
//! so any number of servers can write at once, and other databases that speak PostgreSQL's protocol can take its place.

mod contents;
mod jobs;
mod lease;
mod migrations;
mod open;
mod plan;
mod pools;
mod read;
mod silence;
mod store;
mod trouble;
mod values;
mod write;

pub use open::PostgresError;
pub use store::PostgresStore;
