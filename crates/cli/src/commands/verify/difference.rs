//! One point on which a game and our rules disagree.

use std::fmt;

use serde::Serialize;

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

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Line => "line",
            Self::Settings => "settings",
            Self::Start => "start",
            Self::Legal => "legal moves",
            Self::Move => "move",
            Self::Position => "position",
            Self::Outcome => "outcome",
        })
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, game, difference: Difference { ply, what, expected, found } } = self;
        write!(f, "{file}: game {game}, ply {ply}: {what}: expected {expected}, found {found}")
    }
}
