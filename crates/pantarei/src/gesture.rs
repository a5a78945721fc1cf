//! What a hand does to play a move.

use crate::{Colour, Move, Pantarei};

/// What is chosen, carried or swapped. Stacks are numbered from 1 at the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", ts(rename = "PantareiGesture"))]
pub enum Gesture {
    /// Seat 1 takes a colour.
    Choose {
        /// The colour.
        colour: Colour,
    },
    /// The upper scales of a stack are carried to another.
    Carry {
        /// The stack they leave.
        from: u8,
        /// The stack they land on.
        to: u8,
        /// One or two.
        #[cfg_attr(feature = "ts", ts(type = "1 | 2"))]
        scales: u8,
    },
    /// Two whole stacks change places.
    Swap {
        /// The left one.
        first: u8,
        /// The right one.
        second: u8,
    },
    /// Nothing can be moved or swapped.
    Pass,
}

impl Gesture {
    /// What the hand does to play a move of a position.
    pub(crate) fn of(position: &Pantarei, mv: Move) -> Self {
        let number = |top| position.snake.number(top);
        match mv {
            Move::Choose(colour) => Self::Choose { colour },
            Move::Carry { from, to, scales } => {
                Self::Carry { from: number(from), to: number(to), scales }
            }
            Move::Swap { first, second } => {
                Self::Swap { first: number(first), second: number(second) }
            }
            Move::Pass => Self::Pass,
        }
    }
}
