//! The store in a SQLite file: one writer that commits in groups, a few readers beside it.

mod apply;
mod checkpointer;
mod connection;
mod contents;
mod folder;
mod jobs;
mod migrations;
mod open;
mod read;
mod readers;
mod rewrite;
mod store;
mod trouble;
mod values;
mod writer;

pub use open::OpenError;
pub use store::SqliteStore;
