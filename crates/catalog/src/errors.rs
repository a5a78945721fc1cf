//! What can be wrong with a name or a move.

use serde::Serialize;
use tetrarch_game::{IllegalMove, MoveError};
use thiserror::Error;

/// No game has this id.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game {game:?}; the games are {known}")]
pub struct UnknownGame {
    /// What was asked for.
    pub game: String,
    /// What there is.
    pub known: String,
}

/// A move that was not played, and why.
#[derive(Clone, PartialEq, Debug, Error, Serialize)]
#[error("{message}")]
pub struct Refused {
    /// Stable id of the rule it breaks, or `unreadable` or `game-over`.
    pub rule: &'static str,
    /// The sentence for the player.
    pub message: String,
    /// The same facts for other languages, where a rule was broken.
    pub facts: Option<serde_json::Value>,
}

impl<I: IllegalMove> From<MoveError<I>> for Refused {
    fn from(error: MoveError<I>) -> Self {
        let facts = match &error {
            MoveError::Illegal(illegal) => serde_json::to_value(illegal).ok(),
            MoveError::Unreadable { .. } | MoveError::GameOver => None,
        };
        Self { rule: error.rule(), message: error.to_string(), facts }
    }
}
