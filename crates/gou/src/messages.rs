//! What is said about texts, drawings and moves of Gou.

use tetrarch_game::{MessageKind, MessageSpec, Seat, Side, messages};

use crate::ending::REASONS;
use crate::{Illegal, Point};

/// Every message of the game.
pub(crate) const MESSAGES: &[&[MessageSpec]] = &[
    Illegal::MESSAGES,
    Expected::MESSAGES,
    Misplaced::MESSAGES,
    Description::MESSAGES,
    &[REASONS[0].spec(), REASONS[1].spec(), REASONS[2].spec()],
];

messages! {
    /// What a text should have been.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum Expected as "gou-expected" {
        /// A move.
        "move" = Move,
    }
}

messages! {
    /// What is wrong with a position.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Misplaced as "gou-position" {
        /// The side to move is missing.
        "no-turn" = NoTurn,
        /// A row with too few or too many points.
        "points" = Points {
            row: u8,
            found: usize,
            expected: usize,
        },
        /// Two numbers stand where one would do.
        "numbers" = Numbers {
            row: u8,
            first: u32,
            second: u32,
            sum: u32,
        },
        /// A row has a sign that means nothing.
        "sign" = Sign {
            row: u8,
            sign: char,
        },
        /// A side has more pieces than the game gives it.
        "pieces" = Pieces {
            side: Side,
            found: usize,
            most: usize,
        },
        /// The board has no such point.
        "not-on-board" = NotOnBoard {
            point: Point,
        },
        /// A point is drawn twice.
        "twice" = Twice {
            point: Point,
        },
        /// A piece of a seat that does not exist.
        "owner" = Owner {
            point: Point,
            seat: Seat,
        },
    }
}

messages! {
    /// What a move did.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Description as "gou-move" {
        /// A piece moved.
        "plain" = Plain {
            side: Side,
            from: Point,
            to: Point,
        },
        /// A piece moved and captured.
        "capture" = Capture {
            side: Side,
            from: Point,
            to: Point,
            captured: Vec<Point>,
        },
    }
}
