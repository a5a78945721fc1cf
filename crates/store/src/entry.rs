//! The journal of a table: everything that happened at it, numbered.

use serde::{Deserialize, Serialize};

use crate::{JsonText, MoveId, UnixMillis};

/// One thing that happened at a table. A client that reconnects says the last number it has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JournalEntry {
    /// Which one: unique at its table, counted by the server from 1, never used twice.
    pub number: u32,
    /// When it happened.
    pub at: UnixMillis,
    /// What happened.
    pub body: EntryBody,
}

/// What an entry tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryBody {
    /// A move was made.
    Move(MoveMade),
    /// Anything else: a player joined, offered, chatted, took back; a game began or ended.
    Event(JsonText),
}

/// A move, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveMade {
    /// How many moves were made at this table before it, in all games of a match and counting
    /// moves that were taken back later. Unique at its table: this is the fence that makes a
    /// double move impossible.
    pub ply: u32,
    /// Who moved, counted from 0.
    pub seat: u8,
    /// The move as text.
    pub text: String,
    /// The client's own number for it, if a client sent it. Unique at its table and seat.
    pub move_id: Option<MoveId>,
    /// The clocks after it, as the server needs them to go on after a restart.
    pub clock: Option<JsonText>,
}
