//! The places at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::RatingView;

/// A seat at a table, as everyone sees it.
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
    /// Not taken yet.
    Free {
        /// Who may take it.
        invitation: Invitation,
        /// The account that it is kept for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional = nullable)]
        name: Option<String>,
    },
    /// A person.
    Human {
        /// As the player wants to be called.
        name: String,
        /// The rating on sitting down. Who has one has an account of that name; others may call
        /// themselves anything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional = nullable)]
        rating: Option<RatingView>,
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
    /// Who was sent an invitation.
    Link,
    /// Anyone.
    Lobby,
    /// The account that it is kept for.
    Account,
}
