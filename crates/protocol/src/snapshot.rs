//! A table as it is at one moment.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tetrarch_game::Message;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ActKind, Clocks, ClosedQuestion, OpenVote, Phase, SeatView, TableId, Visibility};

/// Everything about a table that a client needs to show it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Snapshot {
    /// Its name.
    pub table: TableId,
    /// The number of its last event.
    pub number: u64,
    /// What is played and how.
    pub setup: SetupView,
    /// The text of the first position.
    pub start: String,
    /// The moves so far.
    pub history: Vec<MoveView>,
    /// The position as it is drawn.
    #[schema(value_type = Object)]
    pub diagram: Value,
    /// The text of every legal move; none once the game is over.
    pub moves: Vec<String>,
    /// The clocks, where time is counted.
    pub clocks: Option<Clocks>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// What events change.
    #[serde(flatten)]
    #[ts(flatten)]
    pub state: TableState,
}

/// What is played at a table, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SetupView {
    /// The game's id.
    pub game: String,
    /// The variant's id.
    pub variant: String,
    /// The options that differ from the variant's own, those of the table included.
    pub options: BTreeMap<String, String>,
    /// The time control in its short text.
    pub time: String,
    /// Whether ratings change with the result.
    pub rated: bool,
    /// Who can find the table.
    pub visibility: Visibility,
    /// How many games the match has.
    pub games: u32,
    /// Whether the game was played in a browser, where no one saw to its being played fairly.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub local: bool,
}

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MoveView {
    /// Who played it.
    pub seat: u8,
    /// Its canonical text.
    #[serde(rename = "move")]
    pub text: String,
    /// What happened, to be said.
    #[schema(value_type = Object)]
    pub message: Message,
    /// The text of the position after it.
    pub position: String,
    /// How long the player thought.
    pub spent_ms: u64,
}

/// What an event changes at a table besides its moves and its talk: as it is after the event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableState {
    /// How far it is.
    pub phase: Phase,
    /// Who plays.
    pub seats: Vec<SeatView>,
    /// The text of the position on the board.
    pub position: String,
    /// Whose turn it is.
    pub turn: u8,
    /// What is being voted on.
    pub questions: Vec<OpenVote>,
    /// The last question that was closed without what was asked for.
    pub closed: Option<ClosedQuestion>,
    /// What each seat may do now besides moving, in seat order.
    pub may: Vec<Vec<ActKind>>,
    /// How the game ended, if it did.
    pub ending: Option<EndingView>,
    /// The match that the game belongs to.
    pub series: Option<SeriesView>,
    /// Where the players went on.
    pub next: Option<TableId>,
    /// Whether players may talk now.
    pub may_talk: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct EndingView {
    /// Stable id: the rule's own (`no-move`) or the table's (`resignation`).
    pub id: String,
    /// To be said: who won, and why. Endings that were stored before there were messages have an empty one; the server fills it.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub message: Message,
    /// What each seat gets, in seat order: 1, 0.5 or 0; none if the game was called off.
    pub scores: Option<Vec<f64>>,
    /// The points of each seat where the game counts them (Hus).
    pub points: Option<Vec<u16>>,
}

/// The match that a game belongs to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SeriesView {
    /// Which game of the match this is, counted from 1.
    pub game: u32,
    /// How many games there are.
    pub length: u32,
    /// Where the player of each seat stands, in the seat order of this game.
    pub standings: Vec<StandingView>,
    /// Whether no more games are to be played.
    pub is_over: bool,
}

/// Where a player stands in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct StandingView {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// What counts: 1, ½ and 0 a game, or in Hus the points of the games.
    pub total: f64,
}

/// Something a player said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ChatLine {
    /// The number of the event by which it was said.
    pub number: u64,
    /// The seat.
    pub seat: u8,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// Plain text.
    pub text: String,
}
