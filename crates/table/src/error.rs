//! What a table refuses, and why.

use tetrarch_catalog::{OptionsError, PositionError, Refused, Seat};
use thiserror::Error;

/// Why a table refused something. The table is as it was before.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum TableError {
    /// The game's settings cannot be played.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The start position cannot be read.
    #[error("start position: {0}")]
    Start(#[from] PositionError),
    /// Too few or too many players.
    #[error("this game has {expected} seats, not {found}")]
    Players {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table; the seats are 1 to {seats}")]
    NoSuchSeat {
        /// What was asked for.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another seat is to move.
    #[error("it is the turn of seat {turn}, not of seat {seat}")]
    NotYourTurn {
        /// Who tried to move.
        seat: Seat,
        /// Who is to move.
        turn: Seat,
    },
    /// A rule of the game forbids the move.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The move came after the flag had fallen.
    #[error("seat {seat} has no time left")]
    OutOfTime {
        /// Whose flag fell.
        seat: Seat,
    },
    /// There are not so many moves to take back.
    #[error("{asked} moves cannot be taken back; {played} were played")]
    NothingToTakeBack {
        /// How many were to be taken back.
        asked: usize,
        /// How many there are.
        played: usize,
    },
    /// The seat has not moved yet, so it has nothing to ask for.
    #[error("seat {seat} has not played a move yet")]
    NoMoveOfYours {
        /// The seat that asked.
        seat: Seat,
    },
    /// Another takeback is being voted on.
    #[error("seat {seat} has asked for a takeback already")]
    TakebackPending {
        /// Who asked for it.
        seat: Seat,
    },
    /// Nobody asked for a takeback.
    #[error("nobody has asked for a takeback")]
    NoTakebackAsked,
    /// The takeback is for the opponents to allow.
    #[error("seat {seat} is not asked; the opponents are")]
    NotAsked {
        /// Who answered.
        seat: Seat,
    },
    /// Nobody wants a draw.
    #[error("nobody has offered a draw")]
    NoDrawOffered,
    /// The seat has not voted for resignation.
    #[error("seat {seat} has not asked its team to resign")]
    NoResignation {
        /// The seat.
        seat: Seat,
    },
    /// A computer does not vote where it has a human partner.
    #[error("seat {seat} does not decide for its team; its human partners do")]
    NoVote {
        /// The seat.
        seat: Seat,
    },
    /// The game has clocks, and a player who stays away loses by time.
    #[error("this game has a clock: a player who stays away loses when their time runs out")]
    ClockDecides,
    /// The game cannot be claimed from this seat.
    #[error("seat {seat} is not a person who plays against you")]
    NothingToClaim {
        /// The seat.
        seat: Seat,
    },
    /// The game has gone too far to be called off.
    #[error("a game can be called off before the second move only; resign or offer a draw")]
    TooLateToAbort,
}

impl TableError {
    /// Stable id, in kebab case: for a refused move, the id of the rule it breaks.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Options(_) => "options",
            Self::Start(_) => "start-position",
            Self::Players { .. } => "players",
            Self::NoSuchSeat { .. } => "no-such-seat",
            Self::GameOver => "game-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::Refused(refused) => refused.rule,
            Self::OutOfTime { .. } => "out-of-time",
            Self::NothingToTakeBack { .. } => "nothing-to-take-back",
            Self::NoMoveOfYours { .. } => "no-move-of-yours",
            Self::TakebackPending { .. } => "takeback-pending",
            Self::NoTakebackAsked => "no-takeback-asked",
            Self::NotAsked { .. } => "not-asked",
            Self::NoDrawOffered => "no-draw-offered",
            Self::NoResignation { .. } => "no-resignation",
            Self::NoVote { .. } => "no-vote",
            Self::ClockDecides => "clock-decides",
            Self::NothingToClaim { .. } => "nothing-to-claim",
            Self::TooLateToAbort => "too-late-to-abort",
        }
    }
}
