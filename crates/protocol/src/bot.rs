//! What bots hear, one JSON object a line.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Clocks, EndingView, Listing, MoveView, OpenVote, Phase, Snapshot};

/// What concerns a bot. Those of games under way and of open challenges come first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum BotEvent {
    /// A seat is reserved for the bot, which can accept or decline it.
    Challenge {
        /// Which seat.
        seat: u8,
        /// The table.
        game: Listing,
    },
    /// A game of the bot has begun.
    GameStart {
        /// Its seat.
        seat: u8,
        /// The table.
        game: Listing,
    },
    /// A game of the bot is over, or a challenge was called off.
    GameFinish {
        /// Its seat.
        seat: u8,
        /// The table.
        game: Listing,
    },
}

/// What a bot hears of one game. The first line is the whole game; the last has its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum BotGame {
    /// The game so far.
    GameFull {
        /// The bot's seat.
        seat: u8,
        /// The table.
        game: Box<Snapshot>,
    },
    /// The game as it is now.
    GameState(Box<BotState>),
    /// A player said something.
    Chat {
        /// The seat.
        seat: u8,
        /// Plain text.
        text: String,
    },
}

/// A game at one moment, without what went before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct BotState {
    /// How far the game is.
    pub phase: Phase,
    /// How many moves were played.
    pub ply: u32,
    /// The last of them.
    pub last: Option<MoveView>,
    /// The text of the position on the board.
    pub position: String,
    /// Whose turn it is.
    pub turn: u8,
    /// The text of every legal move; none once the game is over.
    pub moves: Vec<String>,
    /// The clocks, where time is counted.
    pub clocks: Option<Clocks>,
    /// What is being voted on.
    pub questions: Vec<OpenVote>,
    /// How the game ended, if it did.
    pub ending: Option<EndingView>,
}

impl From<Snapshot> for BotState {
    fn from(table: Snapshot) -> Self {
        Self {
            phase: table.state.phase,
            ply: table.history.len() as u32,
            last: table.history.into_iter().next_back(),
            position: table.state.position,
            turn: table.state.turn,
            moves: table.moves,
            clocks: table.clocks,
            questions: table.state.questions,
            ending: table.state.ending,
        }
    }
}
