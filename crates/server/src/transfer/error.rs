//! Why games cannot be exported or imported.

use std::io;

use tetrarch_game::{Message, Name, Said as _, messages};
use tetrarch_store::StoreError;

use crate::refusal::Refusal;

messages! {
    /// What keeps games from being carried over.
    #[derive(Clone, PartialEq, Debug)]
    pub enum TransferError as "transfer" {
        /// The file cannot be read or written.
        "file" = File {
            /// Why, as the system says it.
            error: String,
        },
        /// A table's game cannot be written as a record.
        "unwritable" = Unwritable {
            /// Which.
            table: Name,
            /// Why.
            problem: Message,
        },
        /// A line is no record.
        "unreadable" = Unreadable {
            /// Which line, counted from 1.
            line: usize,
            /// What is wrong.
            problem: Message,
        },
        /// A record's game cannot be played.
        "unplayable" = Unplayable {
            /// Which line, counted from 1.
            line: usize,
            /// What is wrong.
            problem: Message,
        },
        /// A game has no end.
        "unfinished" = Unfinished {
            /// Which line, counted from 1.
            line: usize,
        },
        /// The store cannot be read or written.
        "store" = Store {
            /// Why.
            problem: Message,
        },
    }
}

impl From<StoreError> for TransferError {
    fn from(error: StoreError) -> Self {
        Self::Store { problem: Refusal::from(error).message() }
    }
}

impl From<io::Error> for TransferError {
    fn from(error: io::Error) -> Self {
        Self::File { error: error.to_string() }
    }
}
