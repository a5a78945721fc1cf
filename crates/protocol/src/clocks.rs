//! The clocks as a client sees them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What the clocks showed at the moment they were sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Clocks {
    /// What each seat has left, in seat order.
    pub left_ms: Vec<u64>,
    /// What is free at the start of the turn and not yet used up.
    pub free_ms: u64,
    /// The seat whose clock runs; none while they stand still.
    pub running: Option<u8>,
}
