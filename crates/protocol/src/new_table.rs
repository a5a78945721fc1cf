//! How a table is made, and how a seat is taken.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{SeatSecret, TableId, TooLong};

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
    /// Whether the deal is one of those that were measured to be even, in games that begin with a deal. It
    /// goes for the next games at the table too.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub balanced: bool,
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
    /// Whether ratings change with the result. Where more than two play, that needs a clock.
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
    /// Whether a match ends as soon as the leader cannot be overtaken.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub stop_when_decided: bool,
}

/// Who is to play on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub enum NewSeat {
    /// The creator of the table.
    Me {
        /// As the player wants to be called.
        #[serde(default, deserialize_with = "short_name")]
        #[schema(max_length = 40)]
        name: Option<String>,
    },
    /// A person with an invitation.
    Link {},
    /// Anyone, from the lobby.
    Lobby {},
    /// An account, which is notified and may decline.
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
    /// Everyone, in the lobby.
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
    /// The creator's own seats. Their secrets are told once.
    pub seats: Vec<SeatKey>,
    /// An invitation for each seat that is taken by link, told once. It is used up when the seat is taken.
    pub invitations: Vec<SeatInvitation>,
    /// One invitation for all of them: it admits to the next free seat, or to the one that is chosen,
    /// until none is free. There is none if no seat is taken by link.
    pub invitation: Option<SeatSecret>,
}

/// A seat that belongs to the recipient.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatKey {
    /// Its number, counted from 1.
    pub seat: u8,
    /// The secret that lets a guest play there. An account needs none: it plays with its session
    /// or its token.
    pub secret: Option<SeatSecret>,
}

/// An invitation to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatInvitation {
    /// Its number, counted from 1.
    pub seat: u8,
    /// The secret that lets one person take it.
    pub secret: SeatSecret,
}

/// A request to take a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct TakeSeat {
    /// Which seat, counted from 1; the first free one if none is given.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 6)]
    pub seat: Option<u8>,
    /// The invitation to it. Seats of the lobby and seats that are kept for an account need none.
    #[serde(default)]
    pub invitation: Option<SeatSecret>,
    /// A text that the client draws at random. If the answer is lost and the same is sent again with the
    /// same text, the seat is the client's all the same, and its secret a new one.
    #[serde(default)]
    #[schema(min_length = 16, max_length = 64)]
    pub attempt: Option<String>,
    /// As the player wants to be called.
    #[serde(default, deserialize_with = "short_name")]
    #[schema(max_length = 40)]
    pub name: Option<String>,
}

/// A link by which the guest on a seat continues on another device. It works once, and not for long.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct DeviceLink {
    /// What the other device sends as [`UseDeviceLink`].
    pub secret: SeatSecret,
    /// Until when it works, in milliseconds since 1970.
    pub expires_ms: u64,
}

/// Another device continues for the guest on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct UseDeviceLink {
    /// The secret of the [`DeviceLink`].
    pub secret: SeatSecret,
}

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// A name that is not too long, if one is given: also where it is not needed, because an account sits
/// under its own.
fn short_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let name = Option::<String>::deserialize(deserializer)?;
    if let Some(name) = &name {
        TooLong { field: "name", most: LONGEST_NAME }.check(name)?;
    }
    Ok(name)
}
