//! How a table is made, and how a seat is taken.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{SeatSecret, TableId};

/// What is to be played, by whom and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct NewTable {
    /// The game's id.
    #[schema(examples("hus"))]
    pub game: String,
    /// The variant's id; the game's first variant if none is given.
    #[serde(default)]
    pub variant: Option<String>,
    /// Options by id, of the game and of the table (`repetition`, `max-plies`).
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>")]
    pub options: BTreeMap<String, String>,
    /// The first position, where the rules' own is not wanted.
    #[serde(default)]
    pub position: Option<String>,
    /// Who plays, in seat order.
    #[schema(min_items = 2, max_items = 6)]
    pub seats: Vec<NewSeat>,
    /// Whether the seats are dealt out by chance.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub shuffle: bool,
    /// The time control in its short text: `none`, `5+3`, `5d3`, `3d/move`.
    #[serde(default)]
    #[schema(examples("5+3"))]
    pub time: Option<String>,
    /// Whether ratings change with the result.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub rated: bool,
    /// Who can find the table.
    #[serde(default)]
    #[ts(as = "Option<Visibility>")]
    pub visibility: Visibility,
    /// How many games a match has; 1 if none is given.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 99)]
    pub games: Option<u32>,
    /// Whether a match ends as soon as nobody can catch up.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub stop_when_decided: bool,
}

/// Who is to play on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub enum NewSeat {
    /// Whoever makes the table.
    Me {
        /// As the player wants to be called.
        #[serde(default)]
        #[schema(max_length = 40)]
        name: Option<String>,
    },
    /// Whoever is sent the secret of the seat.
    Link {},
    /// Whoever takes it in the lobby.
    Lobby {},
    /// Somebody with an account, who hears of it and may decline.
    Account {
        /// The account's name.
        name: String,
    },
    /// An engine.
    Computer {
        /// How strong, from 1 to 10.
        #[schema(minimum = 1, maximum = 10)]
        level: u8,
    },
}

/// Who can find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everybody, in the lobby.
    Public,
    /// Only who knows its address.
    #[default]
    Link,
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Created {
    /// Its name.
    pub table: TableId,
    /// The secrets of the maker's own seats and of those that are taken by link. They are told once.
    pub seats: Vec<SeatKey>,
}

/// A seat with its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatKey {
    /// Its number, counted from 1.
    pub seat: u8,
    /// What lets its owner play there.
    pub secret: SeatSecret,
}

/// Somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct TakeSeat {
    /// Which seat, counted from 1; the first free one if none is given.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 6)]
    pub seat: Option<u8>,
    /// As the player wants to be called.
    #[serde(default)]
    #[schema(max_length = 40)]
    pub name: Option<String>,
}
