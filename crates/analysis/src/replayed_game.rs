//! The game that is analysed.

use std::fmt;

use tetrarch_catalog::{Message, Position, Refused, Said};
use tetrarch_game::messages;
use tetrarch_table::record::Replay;

/// The moves of a game with the positions between them.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayedGame {
    positions: Vec<Position>,
    moves: Vec<String>,
}

/// A move that cannot be played, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct WrongMove {
    /// Which move, counted from 1.
    pub number: usize,
    /// As it was written.
    pub text: String,
    /// Which rule forbids it.
    pub refused: Box<Refused>,
}

messages! {
    /// How a wrong move is said.
    #[derive(Clone, PartialEq, Debug)]
    pub(crate) enum SaidWrong as "analysis" {
        /// The one thing that can be wrong.
        "wrong-move" = Move {
            number: usize,
            text: String,
            reason: Message,
        },
    }
}

impl Said for WrongMove {
    fn message(&self) -> Message {
        let (text, reason) = (self.text.clone(), self.refused.message());
        SaidWrong::Move { number: self.number, text, reason }.message()
    }
}

impl fmt::Display for WrongMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for WrongMove {}

impl ReplayedGame {
    /// Plays moves from a position on.
    ///
    /// # Errors
    /// The first move that cannot be played, and why.
    pub fn play(
        start: Position,
        texts: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<Self, WrongMove> {
        let mut game = Self { positions: vec![start.clone()], moves: Vec::new() };
        let mut position = start;
        for text in texts {
            let text = text.as_ref();
            let played = position.play(text).map_err(|refused| WrongMove {
                number: game.plies() + 1,
                text: text.to_owned(),
                refused: Box::new(refused),
            })?;
            game.moves.push(played.text);
            game.positions.push(position.clone());
        }
        Ok(game)
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
    /// Never: a game has its first position at least.
    #[must_use]
    pub fn last(&self) -> &Position {
        self.positions.last().expect("a game has a first position")
    }
}

impl From<Replay> for ReplayedGame {
    fn from(Replay { positions, played }: Replay) -> Self {
        Self { positions, moves: played.into_iter().map(|played| played.text).collect() }
    }
}
