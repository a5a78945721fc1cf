//! The trait of a contestant: what a match asks of it.

use serde::{Deserialize, Serialize};
use tetrarch_engine::{Clock, Limits, Stop, Worth};
use tetrarch_game::{Message, messages};
use tetrarch_table::Table;

/// A player of one game for one team.
pub trait Contestant: Send {
    /// Chooses a move for the seat whose turn it is.
    ///
    /// # Errors
    /// If it cannot, and its team loses the game.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<ContestantMove, Forfeit>;
}

/// A turn to play.
pub struct Turn<'a> {
    /// The game so far.
    pub table: &'a Table,
    /// The keys of the positions before the one on the board.
    pub keys: &'a [u64],
    /// How long to think.
    pub limits: Limits,
    /// The clocks of all seats, of those that have one.
    pub clocks: &'a [Option<SeatClock>],
    /// How much later than its time an answer may come.
    pub margin_ms: u64,
    /// How long to wait for an answer that no clock hurries.
    pub patience_ms: u64,
    /// Where to read the time.
    pub clock: &'a dyn Clock,
    /// Set when the match is broken off: then any answer will do, and soon.
    pub stop: &'a Stop,
}

/// What a seat's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    /// What is left.
    pub left_ms: u64,
    /// What is added after each move.
    pub increment_ms: u64,
}

/// A move, and what its player thought of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ContestantMove {
    /// The move text.
    pub text: String,
    /// What the position is worth to the team to move, if it was said.
    pub worth: Option<Worth>,
    /// How many plies were looked ahead.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

messages! {
    /// Why a contestant lost a game without its rules.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Forfeit as "arena-forfeit" {
        /// Its program cannot be started or ended too early.
        "crash" = Crash {
            /// What the system says about it.
            status: String,
        },
        /// Its program still runs and has closed its output.
        "closed-output" = ClosedOutput,
        /// It said nothing for too long.
        "silence" = Silence {
            /// How long was waited.
            waited_ms: u64,
        },
        /// Its move cannot be played.
        "illegal-move" = IllegalMove {
            /// The move text.
            text: String,
            /// Which rule forbids it.
            why: Message,
        },
        /// It thought for too long.
        "time" = Time {
            /// How long it thought.
            spent_ms: u64,
            /// How long it might have.
            allowed_ms: u64,
        },
        /// It rejected a line, such as a setting of the match.
        "rejected" = Rejected {
            /// What it says about it.
            error: String,
        },
        /// It found no move.
        "no-move" = NoMove,
    }
}

/// The kind of a forfeit, for statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForfeitKind {
    /// The program ended.
    Crash,
    /// No answer.
    Silence,
    /// A move against the rules.
    IllegalMove,
    /// Too late.
    Time,
    /// A wrong answer.
    Protocol,
}

impl Forfeit {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> ForfeitKind {
        match self {
            Self::Crash { .. } | Self::ClosedOutput => ForfeitKind::Crash,
            Self::Silence { .. } => ForfeitKind::Silence,
            Self::IllegalMove { .. } => ForfeitKind::IllegalMove,
            Self::Time { .. } => ForfeitKind::Time,
            Self::Rejected { .. } | Self::NoMove => ForfeitKind::Protocol,
        }
    }
}
