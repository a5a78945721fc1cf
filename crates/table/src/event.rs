//! What happened at a table, as plain data.

use serde::Serialize;
use tetrarch_catalog::{Played, Seat, Team};

use crate::{Ending, Millis};

/// Why a question was closed without what was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// It was refused.
    Declined,
    /// The seat that asked no longer wants it.
    Withdrawn,
    /// A seat played its move instead of answering.
    PlayedOn,
}

/// One thing that happened at a table. Events hold nothing private: a server may send every event
/// to all clients, together with the clocks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum TableEvent {
    /// A move was played.
    Played {
        /// Its number, counted from 1.
        ply: usize,
        /// The move, its story and its sentence.
        #[serde(rename = "move")]
        played: Played,
        /// The position after it.
        position: String,
        /// Whose turn it is now.
        turn: Seat,
        /// How long the player thought.
        spent: Millis,
    },
    /// The last moves were taken back.
    TakenBack {
        /// How many.
        plies: usize,
        /// The position that is on the board again.
        position: String,
        /// Whose turn it is now.
        turn: Seat,
    },
    /// A seat asked the opponents to let it take back its last move.
    TakebackAsked {
        /// The seat.
        seat: Seat,
        /// How many moves would be taken back.
        plies: usize,
    },
    /// A seat voted on a takeback.
    TakebackVote {
        /// The seat.
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
    },
    /// There will be no takeback.
    TakebackClosed {
        /// Whose act closed the question.
        seat: Seat,
        /// Why.
        closing: Closing,
    },
    /// A seat voted for or against a draw.
    DrawVote {
        /// The seat.
        seat: Seat,
        /// Whether it wants the draw.
        yes: bool,
    },
    /// A team stands by a draw, and some other team does not yet.
    DrawOffered {
        /// The team.
        team: Team,
    },
    /// There will be no draw.
    DrawClosed {
        /// Whose act closed the question.
        seat: Seat,
        /// Why.
        closing: Closing,
    },
    /// A seat wants its team to resign, or no longer does.
    ResignationVote {
        /// The seat.
        seat: Seat,
        /// Whether it wants to resign.
        yes: bool,
    },
    /// Another player plays for a seat from now on.
    HandedOver {
        /// The seat.
        seat: Seat,
    },
    /// The clock began to run, or went on after a pause.
    ClockStarted {
        /// Whose clock runs.
        seat: Seat,
    },
    /// The clock was stopped for a while.
    ClockPaused,
    /// A seat was given more time.
    TimeAdded {
        /// The seat.
        seat: Seat,
        /// How much.
        added: Millis,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        ending: Ending,
    },
}
