//! What can be wrong with a proof.

use thiserror::Error;

/// What is wrong with a proof. Lines are the moves that lead there from its first position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// It is a proof of another game.
    #[error("it is about the game {found:?}, not {expected:?}")]
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game of the checker.
        expected: &'static str,
    },
    /// The game cannot be played with these options.
    #[error("its options cannot be played: {0}")]
    Options(String),
    /// The first position cannot be read.
    #[error("its position cannot be read: {0}")]
    Position(String),
    /// No seat plays for the team that is said to win.
    #[error("no seat plays for team {0}")]
    NoSuchTeam(u8),
    /// It has no choice for a position in which the winner is to move.
    #[error("it ends before it says what to play after \"{line}\"")]
    TooShort {
        /// The moves to the position.
        line: String,
    },
    /// It chooses a move that does not exist.
    #[error("after \"{line}\" it chooses move {choice} of {moves}")]
    NoSuchMove {
        /// The moves to the position.
        line: String,
        /// The choice, counted from 0.
        choice: u16,
        /// How many moves there are.
        moves: usize,
    },
    /// A listed move is refused when it is read.
    #[error("after \"{line}\" the rules refuse {text}: {reason}")]
    IllegalMove {
        /// The moves to the position.
        line: String,
        /// The move.
        text: String,
        /// Why.
        reason: String,
    },
    /// A line ends, and not in a win of the team.
    #[error("\"{line}\" ends the game without the win")]
    NotWon {
        /// The moves to the end.
        line: String,
    },
    /// A line comes back to a position it has been in.
    #[error("\"{line}\" repeats a position")]
    Cycle {
        /// The moves to the repeated position.
        line: String,
    },
    /// There are more choices than positions that need one.
    #[error("{0} choices are left over")]
    TooLong(usize),
    /// The longest line is not as long as it says.
    #[error("it says {said} plies, but the longest line has {found}")]
    OtherLength {
        /// What the file says.
        said: u32,
        /// What was found.
        found: u32,
    },
}
