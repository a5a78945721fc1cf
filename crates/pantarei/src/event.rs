//! The story of a turn.

use tetrarch_game::Seat;

use crate::Colour;

/// One step of a turn. Stacks are numbered from 1 at the left, as they stand at that step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "event"))]
#[cfg_attr(feature = "ts", ts(rename = "PantareiEvent"))]
pub enum Event {
    /// Seat 1 takes a colour.
    Choose {
        /// Who chooses.
        seat: Seat,
        /// The colour taken.
        colour: Colour,
    },
    /// The upper scales of a stack travel and land on another.
    Move {
        /// The stack they leave.
        from: u8,
        /// The stack they land on.
        to: u8,
        /// One or two.
        scales: u8,
    },
    /// The stack that was landed on is now this high.
    Stack {
        /// The stack.
        at: u8,
        /// Its scales.
        height: u8,
    },
    /// The place left empty closes up; the stacks right of it move one to the left.
    Close {
        /// The place.
        at: u8,
    },
    /// Two stacks change places.
    Swap {
        /// The left one.
        first: u8,
        /// The right one.
        second: u8,
    },
    /// Nothing can be played.
    Pass,
}
