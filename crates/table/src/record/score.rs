//! What a game was worth to a seat.

use std::fmt;

use tetrarch_catalog::{Outcome, Position, Seat};

/// What a game was worth to a seat: 1, ½ or 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RecordScore {
    /// 0.
    Loss,
    /// ½.
    Draw,
    /// 1.
    Win,
}

impl RecordScore {
    /// All three, the lowest first.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// What an outcome by the rules was worth to each seat of a position.
    #[must_use]
    pub fn of_outcome(outcome: &Outcome, position: &Position) -> Vec<Self> {
        let score = |seat| match outcome.winner {
            None => Self::Draw,
            Some(winner) if winner == position.team(seat) => Self::Win,
            Some(_) => Self::Loss,
        };
        Seat::all(position.seats()).map(score).collect()
    }

    /// A result as it is written: `1-0`, `1/2-1/2`, `0-1-0-1`.
    #[must_use]
    pub fn join(scores: &[Self]) -> String {
        scores.iter().map(Self::to_string).collect::<Vec<_>>().join("-")
    }

    /// Reads a result as it is written, for two seats or more.
    #[must_use]
    pub fn split(result: &str) -> Option<Vec<Self>> {
        let scores: Option<Vec<Self>> = result.split('-').map(Self::from_text).collect();
        scores.filter(|scores| scores.len() > 1)
    }

    fn from_text(text: &str) -> Option<Self> {
        match text {
            "0" => Some(Self::Loss),
            "1/2" | "½" => Some(Self::Draw),
            "1" => Some(Self::Win),
            _ => None,
        }
    }

    /// As a number.
    #[must_use]
    pub const fn value(self) -> f64 {
        match self {
            Self::Loss => 0.0,
            Self::Draw => 0.5,
            Self::Win => 1.0,
        }
    }

    /// Stable id: `win`, `draw`, `loss`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }
}

/// As in a result: `1`, `1/2`, `0`.
impl fmt::Display for RecordScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Loss => "0",
            Self::Draw => "1/2",
            Self::Win => "1",
        })
    }
}
