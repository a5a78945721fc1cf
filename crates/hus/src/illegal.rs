//! The rules that forbid a move.

use tetrarch_game::IllegalMove;
use thiserror::Error;

use crate::Pit;

/// Why a pit may not be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "rule", rename_all = "kebab-case"))]
pub enum Illegal {
    /// Rule 1: a turn begins in one of the player's own pits.
    #[error("pit {pit} is the opponent's; a move begins in a pit of one's own")]
    OpponentsPit {
        /// The chosen pit.
        pit: Pit,
    },
    /// Rule 1: a turn begins in a pit that holds two or more.
    #[error("pit {pit} is empty; a move needs two seeds")]
    EmptyPit {
        /// The chosen pit.
        pit: Pit,
    },
    /// Rule 1: a turn begins in a pit that holds two or more.
    #[error("pit {pit} holds one seed; a move needs two")]
    SingleSeed {
        /// The chosen pit.
        pit: Pit,
    },
    /// Endless sowing: a sowing must end within the lap limit.
    #[error(
        "the sowing from {pit} has not ended after {laps} laps; an endless sowing may not be chosen"
    )]
    EndlessSowing {
        /// The chosen pit.
        pit: Pit,
        /// The limit it runs past.
        laps: u32,
    },
}

impl IllegalMove for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::OpponentsPit { .. } => "opponents-pit",
            Self::EmptyPit { .. } => "empty-pit",
            Self::SingleSeed { .. } => "single-seed",
            Self::EndlessSowing { .. } => "endless-sowing",
        }
    }
}
