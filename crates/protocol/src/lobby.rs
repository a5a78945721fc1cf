//! The lobby.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{EndingView, SeatView, SetupView, TableId};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are free.
    Open,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Listing {
    /// Its name.
    pub table: TableId,
    /// How far it is.
    pub phase: Phase,
    /// What is played and how.
    pub setup: SetupView,
    /// Who plays.
    pub seats: Vec<SeatView>,
    /// Whose turn it is, while the game is being played.
    pub turn: Option<u8>,
    /// How the game ended, if it did.
    pub ending: Option<EndingView>,
    /// When something happened there last, in milliseconds since 1970.
    pub active_ms: u64,
}

/// A page of a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ListingPage {
    /// The tables, the newest first.
    pub tables: Vec<Listing>,
    /// What to ask for to get the next page; none on the last.
    pub next: Option<String>,
}
