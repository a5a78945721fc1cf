//! One move of a record.

use tetrarch_catalog::Seat;

/// A move as it was written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who played it.
    pub seat: Seat,
    /// The move text.
    pub text: String,
    /// How long the player thought, in milliseconds.
    pub spent_ms: Option<u64>,
    /// What was said about it.
    pub comment: Option<String>,
}

impl Ply {
    /// A move without time and comment.
    #[must_use]
    pub fn new(seat: Seat, text: impl Into<String>) -> Self {
        Self { seat, text: text.into(), spent_ms: None, comment: None }
    }
}
