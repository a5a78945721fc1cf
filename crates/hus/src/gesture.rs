//! What a hand does to play a move.

use crate::Pit;

/// A pit is pressed; all else follows from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "HusGesture"))]
pub struct Gesture {
    /// The pit that is emptied.
    pub pit: Pit,
}
