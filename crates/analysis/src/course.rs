//! The game that is analysed.

use tetrarch_catalog::{Position, Refused};
use tetrarch_table::record::Replay;
use thiserror::Error;

/// The moves of a game with the positions between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    positions: Vec<Position>,
    moves: Vec<String>,
}

/// A move that cannot be played, and why.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("move {number}, {text}: {refused}")]
pub struct WrongMove {
    /// Which move, counted from 1.
    pub number: usize,
    /// As it was written.
    pub text: String,
    /// Which rule forbids it.
    pub refused: Box<Refused>,
}

impl Course {
    /// Plays moves from a position on.
    ///
    /// # Errors
    /// The first move that cannot be played, and why.
    pub fn play(
        start: Position,
        texts: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<Self, WrongMove> {
        let mut course = Self { positions: vec![start.clone()], moves: Vec::new() };
        let mut position = start;
        for text in texts {
            let text = text.as_ref();
            let played = position.play(text).map_err(|refused| WrongMove {
                number: course.plies() + 1,
                text: text.to_owned(),
                refused: Box::new(refused),
            })?;
            course.moves.push(played.text);
            course.positions.push(position.clone());
        }
        Ok(course)
    }

    /// The first position, and the position after each move.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The canonical texts of the moves.
    #[must_use]
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// How many moves were played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The position after the last move.
    ///
    /// # Panics
    /// Never: a course has its first position at least.
    #[must_use]
    pub fn last(&self) -> &Position {
        self.positions.last().expect("a course has a first position")
    }
}

impl From<Replay> for Course {
    fn from(Replay { positions, played }: Replay) -> Self {
        Self { positions, moves: played.into_iter().map(|played| played.text).collect() }
    }
}
