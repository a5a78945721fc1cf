//! What keeps games from being carried over.

use std::io;

use tetrarch_store::StoreError;
use tetrarch_table::record::{RecordError, RecordProblem};
use thiserror::Error;

/// What keeps games from being carried over.
#[derive(Debug, Error)]
pub enum TransferError {
    /// The file cannot be read or written.
    #[error("the file cannot be used: {0}")]
    File(#[from] io::Error),
    /// The store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table's game cannot be written as a record.
    #[error("table {table}: {error}")]
    Unwritable {
        /// Which.
        table: String,
        /// Why.
        error: RecordError,
    },
    /// A line is no record.
    #[error("line {line}: {error}")]
    Unreadable {
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong.
        error: RecordError,
    },
    /// A record's game cannot be played.
    #[error("line {line}: {problem}")]
    Unplayable {
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong.
        problem: RecordProblem,
    },
    /// A game has no end.
    #[error("line {line}: the game is not over; only finished games can be brought in")]
    Unfinished {
        /// Which line, counted from 1.
        line: usize,
    },
}
