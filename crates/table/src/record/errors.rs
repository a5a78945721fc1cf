//! Why a record cannot be read or written.

use tetrarch_catalog::{Message, Said};
use tetrarch_game::{AnyOf, Name, messages};

use super::Format;

messages! {
    /// Why a record cannot be read or written.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum RecordError as "record-error" {
        /// The bytes are no text.
        "not-text" = NotText {
            /// The first that is wrong, counted from 1.
            byte: usize,
        },
        /// The text looks like no format.
        "unknown-format" = UnknownFormat {
            /// The formats there are.
            known: AnyOf<Name>,
        },
        /// There is no format of this id.
        "no-such-format" = NoSuchFormat {
            /// What was asked for.
            id: String,
            /// The formats there are.
            known: AnyOf<Name>,
        },
        /// There is no game in it.
        "empty" = Empty,
        /// Something is wrong at a place of a text.
        "place" = Place {
            /// Counted from 1.
            line: usize,
            /// Counted from 1.
            column: usize,
            /// What is wrong.
            problem: Message,
        },
        /// Something is wrong with a field of a JSON record.
        "field" = Field {
            /// Which record, counted from 1.
            record: usize,
            /// The field's path.
            field: String,
            /// What is wrong.
            problem: Message,
        },
        /// Something is wrong with a whole JSON record.
        "whole" = Whole {
            /// Which record, counted from 1.
            record: usize,
            /// What is wrong.
            problem: Message,
        },
        /// A record does not agree with itself.
        "unwritable" = Unwritable {
            /// Which record, counted from 1.
            record: usize,
            /// What is wrong.
            problem: Message,
        },
        /// The format is read, and not written.
        "import-only" = ImportOnly {
            /// The format.
            format: Format,
        },
    }
}

/// A place in a text, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Spot {
    pub(super) const START: Self = Self { line: 1, column: 1 };

    /// The place behind this letter.
    pub(super) fn after(self, letter: char) -> Self {
        if letter == '\n' {
            Self { line: self.line + 1, column: 1 }
        } else {
            Self { column: self.column + 1, ..self }
        }
    }

    pub(super) fn error(self, problem: &impl Said) -> RecordError {
        RecordError::Place { line: self.line, column: self.column, problem: problem.message() }
    }
}
