//! Every message of the game. The sentences are in the Fluent files.

use tetrarch_game::{MessageKind, MessageSpec, Side, messages};

use crate::Cell;
use crate::position::REASONS;

/// Every message of the game.
pub(crate) const MESSAGES: &[&[MessageSpec]] = &[
    Illegal::MESSAGES,
    Expected::MESSAGES,
    Misplaced::MESSAGES,
    Description::MESSAGES,
    &[REASONS[0].spec(), REASONS[1].spec(), REASONS[2].spec()],
];

messages! {
    /// Which rule forbids a move.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Illegal as "noughts-illegal" {
        /// A mark is made in a free cell.
        "occupied" = Occupied {
            /// The cell.
            cell: Cell,
            /// Whose mark is there.
            owner: Side,
        },
    }
}

messages! {
    /// What a text should have been.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum Expected as "noughts-expected" {
        /// A move.
        "move" = Move,
    }
}

messages! {
    /// What is wrong with a position.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Misplaced as "noughts-position" {
        /// A row with too few or too many cells.
        "cells" = Cells { row: usize, found: usize, expected: usize },
        /// A sign that means nothing.
        "sign" = Sign { sign: char },
        /// The marks do not alternate.
        "balance" = Balance { first: u32, second: u32 },
        /// The marks say that it is the other seat's turn.
        "turn" = Turn { expected: Side },
        /// The drawing is of another board.
        "drawing" = Drawing,
    }
}

messages! {
    /// What a move does.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Description as "noughts-move" {
        /// A mark is made.
        "mark" = Mark { side: Side, cell: Cell },
    }
}
