//! What is wrong with a record that can be read.

use std::fmt;

use tetrarch_catalog::{Refused, Seat};
use thiserror::Error;

use super::Score;

/// Something wrong with a record, and where.
#[derive(Clone, PartialEq, Debug, Error)]
pub struct Problem {
    /// The move in question, counted from 1, and the seat that is said to have played it.
    pub ply: Option<(usize, Seat)>,
    /// What is wrong.
    #[source]
    pub trouble: Trouble,
}

impl Problem {
    pub(super) const fn whole(trouble: Trouble) -> Self {
        Self { ply: None, trouble }
    }

    pub(super) const fn at(index: usize, seat: Seat, trouble: Trouble) -> Self {
        Self { ply: Some((index + 1, seat)), trouble }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            None => write!(f, "{}", self.trouble),
            Some((ply, seat)) => write!(f, "ply {ply} (seat {seat}): {}", self.trouble),
        }
    }
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Trouble {
    /// The written first position cannot be read or played.
    #[error("the first position is wrong: {0}")]
    Start(String),
    /// The game begins with a deal, and the record does not say which.
    #[error("the game begins with a deal; a first position or a seed is expected")]
    NoDeal,
    /// The seed deals another position than the written one.
    #[error("the first position is not the one that the seed deals, {dealt}")]
    Deal {
        /// The seed's.
        dealt: String,
    },
    /// Too many or too few players.
    #[error("there are {found} players; {expected} are expected")]
    Players {
        /// In the record.
        found: usize,
        /// In the game.
        expected: usize,
    },
    /// It was not this seat's turn.
    #[error("it is the turn of seat {expected}")]
    Turn {
        /// Whose turn it was.
        expected: Seat,
    },
    /// The move cannot be played.
    #[error("{text} cannot be played: {refused} (rule {})", refused.rule)]
    Move {
        /// As it was written.
        text: String,
        /// Which rule forbids it.
        refused: Box<Refused>,
    },
    /// A rule of the table had ended the game before this move.
    #[error("the game was over before this move: {0}")]
    AfterTheEnd(&'static str),
    /// The result is not the one that the last position or the termination gives.
    #[error("the result is {}; {} is expected: {reason}", result(recorded.as_deref()), result(expected.as_deref()))]
    Result {
        /// In the record.
        recorded: Option<Vec<Score>>,
        /// What it should be.
        expected: Option<Vec<Score>>,
        /// Why.
        reason: String,
    },
    /// There is a result, and nothing that ended the game.
    #[error(
        "the result is {}, but the game is not over by its rules and nothing else is said to have ended it",
        result(Some(recorded))
    )]
    NotOver {
        /// In the record.
        recorded: Vec<Score>,
    },
    /// The termination is not what ended the game.
    #[error("the termination is {recorded:?}; {expected}")]
    Termination {
        /// In the record.
        recorded: String,
        /// What it should be.
        expected: String,
    },
    /// A player's points are not those of the last position.
    #[error("seat {seat} has {recorded} points; {expected} are expected")]
    Points {
        /// Whose.
        seat: Seat,
        /// In the record.
        recorded: u32,
        /// What they should be.
        expected: u32,
    },
}

fn result(scores: Option<&[Score]>) -> String {
    scores.map_or_else(|| "missing".to_owned(), Score::join)
}
