//! What can be wrong with a name or a move.

use std::fmt;

use serde::Serialize;
use tetrarch_game::{AnyOf, IllegalMove, Message, MoveError, Name, Said, messages};

messages! {
    /// No game has this id.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum UnknownGame as "catalog" {
        /// The one thing that can be wrong.
        "unknown-game" = UnknownGame {
            /// What was asked for.
            game: String,
            /// What there is.
            known: AnyOf<Name>,
        },
    }
}

/// A move that was not played, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refused {
    /// Stable id of the rule it breaks, or `unreadable` or `game-over`.
    pub rule: &'static str,
    /// What the player is told, with the facts.
    pub message: Message,
}

impl Said for Refused {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for Refused {}

impl<I: IllegalMove> From<MoveError<I>> for Refused {
    fn from(error: MoveError<I>) -> Self {
        Self { rule: error.rule(), message: error.message() }
    }
}
