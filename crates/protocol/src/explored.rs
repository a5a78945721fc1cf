//! The opening explorer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What was played in a position in the finished public games of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Explored {
    /// The moves, by their text.
    pub moves: Vec<ExploredMove>,
}

/// A move, and how the games ended in which it was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ExploredMove {
    /// Its canonical text.
    #[serde(rename = "move")]
    pub text: String,
    /// Games without one winner.
    pub draws: u64,
    /// Games won by each team, in their order.
    pub wins: [u64; 3],
}
