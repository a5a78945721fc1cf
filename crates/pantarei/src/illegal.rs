//! The rules that forbid a move, each with the facts a learner needs.

use tetrarch_game::IllegalMove;
use thiserror::Error;

use crate::{Colour, Scale};

/// Why a readable move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "rule", rename_all = "kebab-case"))]
pub enum Illegal {
    /// The game begins with seat 1's choice of a colour (Turns 1).
    #[error("first seat 1 chooses a colour: white or black")]
    ColourNotChosen,
    /// The colours are chosen once (Turns 1).
    #[error("the colours are already chosen: seat 1 plays {}", .seat_1.name())]
    ColourAlreadyChosen {
        /// What seat 1 plays.
        seat_1: Colour,
    },
    /// The snake is shorter, or stacks are counted from 1 (Turns 2).
    #[error("there is no stack {stack}; the stacks are numbered from 1 to {stacks}")]
    NoSuchStack {
        /// The number given.
        stack: u32,
        /// How many stacks there are.
        stacks: u8,
    },
    /// A player moves only stacks that their colour tops (Turns 2).
    #[error(
        "stack {stack} is topped by {top}, the opponent's; only the colour on top moves a stack"
    )]
    OpponentsStack {
        /// The stack.
        stack: u8,
        /// The scale on top of it.
        top: Scale,
    },
    /// The neutral scale never moves by itself (Turns 3).
    #[error("stack {stack} is topped by the neutral scale, which moves only under another one")]
    NeutralStack {
        /// The stack.
        stack: u8,
    },
    /// No scale passes the left end of the snake (Turns 2).
    #[error(
        "the top of stack {stack} moves by {value}, but the snake has only {room} more towards \
         the head; no scale may pass it"
    )]
    BeyondHead {
        /// The stack.
        stack: u8,
        /// The value of its top scale.
        value: u8,
        /// How many stacks lie to its left.
        room: u8,
    },
    /// No scale passes the right end of the snake (Turns 2).
    #[error(
        "the top of stack {stack} moves by {value}, but the snake has only {room} more towards \
         the tail; no scale may pass it"
    )]
    BeyondTail {
        /// The stack.
        stack: u8,
        /// The value of its top scale.
        value: u8,
        /// How many stacks lie to its right.
        room: u8,
    },
    /// Two scales move together only if there are two (Turns 2).
    #[error("stack {stack} is a single scale; it has no second one to take along")]
    SingleScale {
        /// The stack.
        stack: u8,
    },
    /// A swap needs two stacks (Turns 2).
    #[error("stack {stack} cannot be swapped with itself; a swap needs two stacks")]
    SwapWithItself {
        /// The stack.
        stack: u8,
    },
    /// A player swaps only stacks that their colour tops (Turns 2 and 3).
    #[error(
        "stack {stack} is topped by {top}; both stacks of a swap must be topped by your colour"
    )]
    SwapNotYours {
        /// The stack.
        stack: u8,
        /// The scale on top of it.
        top: Scale,
    },
    /// A swap may not answer a swap (Turns 2).
    #[error("the opponent has just swapped; a swap may not follow a swap")]
    SwapAfterSwap,
    /// Nobody passes by choice (Turns 2).
    #[error(
        "a pass is allowed only when you can neither move nor swap; you have a choice of {choices}"
    )]
    PassByChoice {
        /// How many moves and swaps there are.
        choices: usize,
    },
}

impl IllegalMove for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::ColourNotChosen => "colour-not-chosen",
            Self::ColourAlreadyChosen { .. } => "colour-already-chosen",
            Self::NoSuchStack { .. } => "no-such-stack",
            Self::OpponentsStack { .. } => "opponents-stack",
            Self::NeutralStack { .. } => "neutral-stack",
            Self::BeyondHead { .. } => "beyond-head",
            Self::BeyondTail { .. } => "beyond-tail",
            Self::SingleScale { .. } => "single-scale",
            Self::SwapWithItself { .. } => "swap-with-itself",
            Self::SwapNotYours { .. } => "swap-not-yours",
            Self::SwapAfterSwap => "swap-after-swap",
            Self::PassByChoice { .. } => "pass-by-choice",
        }
    }
}
