//! The places at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A place at a table, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatView {
    /// Its number, counted from 1 in turn order.
    pub seat: u8,
    /// What the game calls it: South, Red, White.
    pub side: String,
    /// The team it plays for, counted from 1.
    pub team: u8,
    /// Who sits there.
    pub occupant: Occupant,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Free {
        /// Who may take it.
        invitation: Invitation,
    },
    /// A person.
    Human {
        /// As the player wants to be called.
        name: String,
    },
    /// An engine.
    Computer {
        /// How strong, from 1 to 10.
        level: u8,
    },
}

/// Who may take a free seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Invitation {
    /// Who was sent its secret.
    Link,
    /// Anybody.
    Lobby,
}
