//! What has been played so far.

use serde::Serialize;
use tetrarch_catalog::{Message, Seat};

use crate::Millis;

/// The moves of a game with the positions between them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct History {
    start: String,
    moves: Vec<PlayedMove>,
}

/// A move that was played, with what it led to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedMove {
    /// Who played it.
    pub seat: Seat,
    /// Its canonical text.
    pub text: String,
    /// What happened, to be said.
    pub message: Message,
    /// The text of the position after it.
    pub position: String,
    /// How long the player thought, pauses and returned lag left out.
    pub spent: Millis,
}

impl History {
    pub(crate) fn new(start: String) -> Self {
        Self { start, moves: Vec::new() }
    }

    /// The text of the first position.
    #[must_use]
    pub fn start(&self) -> &str {
        &self.start
    }

    /// The moves, the first one first.
    #[must_use]
    pub fn moves(&self) -> &[PlayedMove] {
        &self.moves
    }

    /// How many moves were played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The last move.
    #[must_use]
    pub fn last(&self) -> Option<&PlayedMove> {
        self.moves.last()
    }

    /// The text of the position as it is now.
    #[must_use]
    pub fn position(&self) -> &str {
        self.last().map_or(&self.start, |last| &last.position)
    }

    /// Every position's text, from the first to the one on the board: one more than moves.
    pub fn positions(&self) -> impl Iterator<Item = &str> {
        let after = self.moves.iter().map(|played| played.position.as_str());
        std::iter::once(self.start.as_str()).chain(after)
    }

    pub(crate) fn push(&mut self, played: PlayedMove) {
        self.moves.push(played);
    }

    pub(crate) fn pop(&mut self) -> Option<PlayedMove> {
        self.moves.pop()
    }
}
