//! What is said about options, texts, drawings and moves of Abalone.

use tetrarch_game::{AnyOf, MessageKind, MessageSpec, Name, Seat, Side, messages};

use crate::rules::TARGET_REACHED;
use crate::teams::side_of;
use crate::{Cell, Illegal};

/// Every message of the game.
pub(crate) const MESSAGES: &[&[MessageSpec]] = &[
    Illegal::MESSAGES,
    Clash::MESSAGES,
    Expected::MESSAGES,
    Misplaced::MESSAGES,
    Description::MESSAGES,
    &[TARGET_REACHED.spec()],
];

messages! {
    /// Which options cannot be played together.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Clash as "abalone-options" {
        /// The variant and the layout are for different numbers of players.
        "players" = Players {
            variant: Name,
            variant_seats: usize,
            layout: Name,
            layout_seats: usize,
        },
        /// There are not enough marbles to push off.
        "target-too-high" = TargetTooHigh {
            target: usize,
            layout: Name,
            most: usize,
            teams: bool,
        },
    }
}

messages! {
    /// What a text should have been.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Expected as "abalone-expected" {
        /// A move.
        "move" = Move,
        /// One of several moves, written out.
        "one-of" = OneOf {
            moves: AnyOf<Name>,
        },
        /// A move along the row, as it is written.
        "in-line" = InLine {
            text: Name,
        },
    }
}

messages! {
    /// What is wrong with a position.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Misplaced as "abalone-position" {
        /// Too few or too many parts of the text.
        "fields" = Fields {
            found: usize,
        },
        /// A drawing with too few or too many cells.
        "cells" = Cells {
            found: usize,
            expected: usize,
        },
        /// A marble of a seat that does not exist.
        "owner" = Owner {
            cell: Cell,
            seat: Seat,
            seats: usize,
        },
        /// Two numbers stand where one would do.
        "numbers" = Numbers {
            row: Name,
            text: String,
        },
        /// A row has a sign that means nothing.
        "sign" = Sign {
            row: Name,
            sign: char,
            expected: AnyOf<Name>,
        },
        /// A row with too few or too many cells.
        "row" = Row {
            row: Name,
            found: usize,
            expected: usize,
        },
        /// Counts for too few or too many seats.
        "counts" = Counts {
            found: usize,
            expected: usize,
        },
        /// A count that is no number.
        "count" = Count {
            text: String,
        },
        /// A seat has more marbles than the game gives it.
        "marbles" = Marbles {
            side: Seat as side_of,
            found: usize,
            most: usize,
        },
        /// More marbles pushed off than win.
        "beyond-target" = BeyondTarget {
            count: usize,
            target: usize,
        },
        /// Two sides would have won.
        "two-winners" = TwoWinners {
            target: usize,
        },
        /// More marbles pushed off than the rivals lack.
        "rivals-missing" = RivalsMissing {
            side: Seat as side_of,
            count: usize,
            missing: usize,
        },
        /// More marbles pushed off than all lack.
        "missing" = Missing {
            count: usize,
            missing: usize,
        },
    }
}

messages! {
    /// What a move did.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Description as "abalone-move" {
        /// Nothing could be moved.
        "pass" = Pass {
            side: Side,
        },
        /// One marble moved.
        "marble" = Marble {
            side: Side,
            from: Cell,
            to: Cell,
        },
        /// A row moved.
        "row" = Row {
            side: Side,
            first: Cell,
            last: Cell,
            first_to: Cell,
            last_to: Cell,
            sideways: bool,
        },
        /// A row pushed marbles of one rival.
        "push" = Push {
            side: Side,
            first: Cell,
            last: Cell,
            first_to: Cell,
            last_to: Cell,
            owner: Side,
            marbles: usize,
        },
        /// A row pushed a marble of each of two rivals.
        "push-two-rivals" = PushTwoRivals {
            side: Side,
            first: Cell,
            last: Cell,
            first_to: Cell,
            last_to: Cell,
            near: Side,
            far: Side,
        },
        /// A row pushed a marble off the board.
        "eject" = Eject {
            side: Side,
            first: Cell,
            last: Cell,
            first_to: Cell,
            last_to: Cell,
            owner: Side,
        },
    }
}
