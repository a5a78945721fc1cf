//! What is said about texts, drawings and moves of Pantareï.

use tetrarch_game::{MessageKind, MessageSpec, Seat, Side, messages};

use crate::position::GOAL_STACK;
use crate::{Illegal, Scale};

/// Every message of the game.
pub(crate) const MESSAGES: &[&[MessageSpec]] = &[
    Illegal::MESSAGES,
    Expected::MESSAGES,
    Misplaced::MESSAGES,
    Description::MESSAGES,
    &[GOAL_STACK.spec()],
];

messages! {
    /// What a text should have been.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum Expected as "pantarei-expected" {
        /// A move.
        "move" = Move,
    }
}

messages! {
    /// What is wrong with a position.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Misplaced as "pantarei-position" {
        /// Too few or too many parts of the text.
        "fields" = Fields {
            found: usize,
        },
        /// A won position without colours.
        "won-without-colours" = WonWithoutColours {
            goal: u8,
        },
        /// No scales at all.
        "no-scales" = NoScales,
        /// A stack without scales.
        "empty-stack" = EmptyStack {
            stack: usize,
        },
        /// More scales of a kind than the game has.
        "supply" = Supply {
            scale: Scale,
            found: usize,
            most: usize,
        },
        /// No scale is written like this.
        "sign" = Sign {
            stack: usize,
            sign: char,
        },
        /// No scale has this value.
        "value" = Value {
            stack: usize,
            value: char,
        },
        /// A colour without a value.
        "value-missing" = ValueMissing {
            stack: usize,
        },
        /// White is played by a seat that does not exist.
        "white-seat" = WhiteSeat {
            seat: Seat,
        },
        /// No seat is written like this.
        "white" = White {
            found: String,
        },
        /// A seat plays white before the colours are chosen.
        "white-before-choice" = WhiteBeforeChoice {
            found: String,
        },
        /// No one plays white though the colours are chosen.
        "white-missing" = WhiteMissing,
        /// Seat 2 is to move while seat 1 has yet to choose a colour.
        "turn-before-choice" = TurnBeforeChoice,
        /// The last turn was a swap though the colours are not chosen.
        "swap-before-choice" = SwapBeforeChoice,
        /// The lock is written in a way that it is not.
        "lock" = Lock {
            found: String,
        },
    }
}

messages! {
    /// What a move did.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Description as "pantarei-move" {
        /// Seat 1 chose a colour.
        "choose" = Choose {
            side: Side,
            colour: Side,
            other: Side,
            other_colour: Side,
        },
        /// One scale moved onto another stack.
        "one" = One {
            side: Side,
            top: Side,
            value: u8,
            from: u8,
            to: u8,
            height: u8,
            wins: bool,
            closes: bool,
        },
        /// Two scales moved onto another stack, the lower one coloured.
        "two" = Two {
            side: Side,
            top: Side,
            value: u8,
            under: Side,
            under_value: u8,
            from: u8,
            to: u8,
            height: u8,
            wins: bool,
            closes: bool,
        },
        /// A scale took the neutral one along.
        "with-neutral" = WithNeutral {
            side: Side,
            top: Side,
            value: u8,
            from: u8,
            to: u8,
            height: u8,
            wins: bool,
            closes: bool,
        },
        /// Two stacks changed places.
        "swap" = Swap {
            side: Side,
            first: u8,
            second: u8,
        },
        /// Nothing else could be played.
        "pass" = Pass {
            side: Side,
        },
    }
}
