//! One point on which a game and our rules disagree.

use serde::Serialize;
use tetrarch_game::{Message, Name, Said};

use crate::messages::Compared;

/// What was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The line itself: it has to be a game.
    Line,
    /// Game, variant and options.
    Settings,
    /// The first position.
    Start,
    /// The set of legal moves.
    Legal,
    /// The move that was played.
    Move,
    /// The position after it.
    Position,
    /// How the game ended.
    Outcome,
}

/// A disagreement within one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// The ply, counted from 1; 0 is before the first.
    pub ply: usize,
    /// What was compared.
    pub what: What,
    /// What the file says.
    pub expected: String,
    /// What our rules say.
    pub found: String,
}

/// A disagreement and where it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mismatch {
    /// The file as it was named in the call.
    pub file: String,
    /// The number of the game in its file, counted from 1.
    pub game: u64,
    #[serde(flatten)]
    pub difference: Difference,
}

impl Said for What {
    fn message(&self) -> Message {
        match self {
            Self::Line => Compared::Line,
            Self::Settings => Compared::Settings,
            Self::Start => Compared::Start,
            Self::Legal => Compared::Legal,
            Self::Move => Compared::Move,
            Self::Position => Compared::Position,
            Self::Outcome => Compared::Outcome,
        }
        .message()
    }
}

impl Said for Mismatch {
    fn message(&self) -> Message {
        let Self { file, game, difference: Difference { ply, what, expected, found } } = self;
        Compared::Mismatch {
            file: Name::of(file),
            game: *game,
            ply: *ply,
            what: what.message(),
            expected: expected.clone(),
            found: found.clone(),
        }
        .message()
    }
}
