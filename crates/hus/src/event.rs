//! The story of a sowing.

use crate::Pit;

/// One step of a sowing, in the order a hand would make it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "event"))]
#[cfg_attr(feature = "ts", ts(rename = "HusEvent"))]
pub enum Event {
    /// A lap begins, numbered from 1. The last seed of the lap before fell into `pit`; for the
    /// first lap it is the pit that was chosen.
    Lap {
        /// Counted from 1.
        number: u32,
        /// Where the hand is.
        pit: Pit,
    },
    /// The player's own pit is emptied into the hand.
    Lift {
        /// The pit.
        pit: Pit,
        /// How many seeds lay there.
        seeds: u8,
    },
    /// One of the opponent's pits is emptied into the hand.
    Capture {
        /// The pit.
        pit: Pit,
        /// How many seeds lay there; an empty pit makes no event.
        seeds: u8,
    },
    /// One seed falls from the hand.
    Sow {
        /// Into this pit.
        pit: Pit,
    },
}
