//! Why a record cannot be read or written.

use thiserror::Error;

use super::Format;

/// Why a record cannot be read or written. Lines, columns and records are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// The bytes are not a text.
    #[error("byte {byte} is not UTF-8 text")]
    NotText {
        /// Where, counted from 1.
        byte: usize,
    },
    /// The format was not given and cannot be told from the contents.
    #[error("this is no record in a known format; the formats are {}", Format::known())]
    UnknownFormat,
    /// No format has this id.
    #[error("there is no format {id:?}; the formats are {}", Format::known())]
    NoSuchFormat {
        /// What was asked for.
        id: String,
    },
    /// The format is there, and no game in it.
    #[error("there is no game in it")]
    Empty,
    /// A place in a text is wrong.
    #[error("line {line}, column {column}: {problem}")]
    Place {
        /// The line.
        line: usize,
        /// The column, in characters.
        column: usize,
        /// What is wrong there, and what would be right.
        problem: String,
    },
    /// A field of a JSON record is wrong.
    #[error("record {record}: {field} {problem}")]
    Field {
        /// Which of the records.
        record: usize,
        /// The path of the field: `header.players[0].name`.
        field: String,
        /// What is wrong with it, and what would be right.
        problem: String,
    },
    /// The record does not agree with itself, so that no form can hold it.
    #[error("record {record} cannot be written: {problem}")]
    Unwritable {
        /// Which of the records.
        record: usize,
        /// What does not agree.
        problem: String,
    },
    /// The format is for import only.
    #[error("{} is read, and not written; json and text are written", format.id())]
    ImportOnly {
        /// The format.
        format: Format,
    },
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

    pub(super) fn error(self, problem: impl Into<String>) -> RecordError {
        RecordError::Place { line: self.line, column: self.column, problem: problem.into() }
    }
}
