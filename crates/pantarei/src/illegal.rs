//! The rules that forbid a move, each with the facts a learner needs.

use tetrarch_game::messages;

use crate::{Colour, Scale};

messages! {
    /// Why a readable move is not legal.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Illegal as "pantarei-illegal" {
        /// The game begins with seat 1's choice of a colour (Turns 1).
        "colour-not-chosen" = ColourNotChosen,
        /// The colours are chosen once (Turns 1).
        "colour-already-chosen" = ColourAlreadyChosen {
            /// What seat 1 plays.
            seat_1: Colour,
        },
        /// The snake is shorter, or stacks are counted from 1 (Turns 2).
        "no-such-stack" = NoSuchStack {
            /// The number given.
            stack: u32,
            /// How many stacks there are.
            stacks: u8,
        },
        /// A player moves only stacks that their colour tops (Turns 2).
        "opponents-stack" = OpponentsStack {
            /// The stack.
            stack: u8,
            /// The scale on top of it.
            top: Scale,
        },
        /// The neutral scale never moves by itself (Turns 3).
        "neutral-stack" = NeutralStack {
            /// The stack.
            stack: u8,
        },
        /// No scale passes the left end of the snake (Turns 2).
        "beyond-head" = BeyondHead {
            /// The stack.
            stack: u8,
            /// The value of its top scale.
            value: u8,
            /// How many stacks lie to its left.
            room: u8,
        },
        /// No scale passes the right end of the snake (Turns 2).
        "beyond-tail" = BeyondTail {
            /// The stack.
            stack: u8,
            /// The value of its top scale.
            value: u8,
            /// How many stacks lie to its right.
            room: u8,
        },
        /// Two scales move together only if there are two (Turns 2).
        "single-scale" = SingleScale {
            /// The stack.
            stack: u8,
        },
        /// A swap needs two stacks (Turns 2).
        "swap-with-itself" = SwapWithItself {
            /// The stack.
            stack: u8,
        },
        /// A player swaps only stacks that their colour tops (Turns 2 and 3).
        "swap-not-yours" = SwapNotYours {
            /// The stack.
            stack: u8,
            /// The scale on top of it.
            top: Scale,
        },
        /// A swap may not answer a swap (Turns 2).
        "swap-after-swap" = SwapAfterSwap,
        /// No one passes by choice (Turns 2).
        "pass-by-choice" = PassByChoice {
            /// How many moves and swaps there are.
            choices: usize,
        },
    }
}
