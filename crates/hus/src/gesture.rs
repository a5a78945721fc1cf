//! What a hand does to play a move.

use serde::Serialize;
use ts_rs::TS;

use crate::Pit;

/// A pit is pressed; all else follows from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "HusGesture")]
pub struct Gesture {
    /// The pit that is emptied.
    pub pit: Pit,
}
