//! What happens at a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tetrarch_game::Message;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Clocks, Closing, EndingView, RatingView, TableId, TableState};

/// An event in its place: numbers begin with 1 and have no gaps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NumberedEvent {
    /// Its place among the events of the table.
    pub number: u64,
    /// When it happened, in milliseconds since 1970.
    pub at_ms: u64,
    /// The clocks after it, where time is counted.
    pub clocks: Option<Clocks>,
    /// What happened.
    pub event: JournalEvent,
    /// The table after it. What happens at once is told in several events, and the last of them has the
    /// state; events that are read again from the past have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable)]
    pub state: Option<Box<TableState>>,
}

/// One thing that happened at a table. Events hold nothing private.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum JournalEvent {
    /// A player took a seat.
    SeatTaken {
        /// The seat, counted from 1.
        seat: u8,
        /// As the player wants to be called.
        name: String,
        /// The rating, if the player has an account.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional = nullable)]
        rating: Option<RatingView>,
    },
    /// All seats are taken, and the game can start.
    Begun {},
    /// A move was played.
    Played {
        /// Its number, counted from 1.
        ply: u32,
        /// Who played it.
        seat: u8,
        /// Its canonical text.
        #[serde(rename = "move")]
        text: String,
        /// What happened, to be said.
        #[schema(value_type = Object)]
        message: Message,
        /// What happened, step by step, as the game tells it.
        #[schema(value_type = Vec<Object>)]
        story: Vec<Value>,
        /// The position after it.
        position: String,
        /// Whose turn it is now.
        turn: u8,
        /// How long the player thought.
        spent_ms: u64,
    },
    /// The last moves were taken back.
    TakenBack {
        /// How many.
        plies: u32,
        /// The position that is on the board again.
        position: String,
        /// Whose turn it is now.
        turn: u8,
    },
    /// A seat asked to take back its last move.
    TakebackAsked {
        /// The seat.
        seat: u8,
        /// How many moves would be taken back.
        plies: u32,
    },
    /// A seat voted on a takeback.
    TakebackVote {
        /// The seat.
        seat: u8,
        /// Whether it agrees.
        yes: bool,
    },
    /// There will be no takeback.
    TakebackClosed {
        /// Whose act closed the question; unknown in the oldest journals.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional = nullable)]
        seat: Option<u8>,
        /// Why.
        #[serde(default)]
        closing: Closing,
    },
    /// A seat voted for or against a draw.
    DrawVote {
        /// The seat.
        seat: u8,
        /// Whether it wants the draw.
        yes: bool,
    },
    /// A team stands by a draw.
    DrawOffered {
        /// The team, counted from 1.
        team: u8,
    },
    /// There will be no draw.
    DrawClosed {
        /// Whose act closed the question; unknown in the oldest journals.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional = nullable)]
        seat: Option<u8>,
        /// Why.
        #[serde(default)]
        closing: Closing,
    },
    /// A seat wants its team to resign, or no longer does.
    ResignationVote {
        /// The seat.
        seat: u8,
        /// Whether it wants to resign.
        yes: bool,
    },
    /// The computer plays for a seat from now on, because its player resigned or left.
    ComputerSeated {
        /// The seat.
        seat: u8,
        /// How strong the computer is, from 1 to 10.
        level: u8,
    },
    /// The clock began to run, or went on after the server was down.
    ClockStarted {
        /// Whose clock runs.
        seat: u8,
    },
    /// The clock stands still.
    ClockPaused {},
    /// A seat was given more time.
    TimeAdded {
        /// The seat.
        seat: u8,
        /// How much.
        added_ms: u64,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        ending: EndingView,
    },
    /// A seat wants to play again, or no longer does.
    RematchVote {
        /// The seat.
        seat: u8,
        /// Whether it wants to.
        yes: bool,
    },
    /// The same players go on at another table: a rematch, or the next game of a match.
    NextGame {
        /// Where. The secrets of the seats are valid there too.
        table: TableId,
    },
    /// A player said something.
    Said {
        /// The seat.
        seat: u8,
        /// Plain text.
        text: String,
    },
    /// The finished game was analysed, as far as this.
    Analysed {
        /// How many positions are done.
        done: u32,
        /// How many there are.
        of: u32,
    },
}
