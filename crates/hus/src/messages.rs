//! What is said about texts, drawings and moves of Hus.

use tetrarch_game::{MessageKind, MessageSpec, Side, messages};

use crate::rules::REASONS;
use crate::{Illegal, Pit};

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
    pub(crate) enum Expected as "hus-expected" {
        /// A move.
        "move" = Move,
    }
}

messages! {
    /// What is wrong with a position.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Misplaced as "hus-position" {
        /// There is no space between the board and the side to move.
        "no-turn" = NoTurn,
        /// A row with too few or too many pits.
        "pits" = Pits {
            row: usize,
            found: usize,
            expected: usize,
        },
        /// What a pit holds is no number, or too large a number.
        "seeds" = Seeds {
            pit: Pit,
            found: String,
            most: u32,
        },
        /// The hand is not empty.
        "hand" = Hand {
            seeds: u32,
        },
        /// More seeds than the game has.
        "too-many-seeds" = TooManySeeds {
            found: u32,
            most: u32,
        },
    }
}

messages! {
    /// What a move did.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum Description as "hus-move" {
        /// The one kind of move there is.
        "sow" = Sow {
            side: Side,
            from: Pit,
            laps: u32,
            captured: u32,
            last: Pit,
        },
    }
}
