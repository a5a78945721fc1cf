//! What can be wrong with a proof.

use tetrarch_game::{Message, Name, messages};

messages! {
    /// What is wrong with a proof. Lines are the moves that lead there from its first position.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Flaw as "proof-flaw" {
        /// It is a proof of another game.
        "other-game" = OtherGame {
            /// The game of the file.
            found: String,
            /// The game of the checker.
            expected: Name,
        },
        /// The game cannot be played with these options.
        "options" = Options {
            /// Why.
            problem: Message,
        },
        /// The first position cannot be read.
        "position" = Position {
            /// Why.
            problem: Message,
        },
        /// No seat plays for the team that is said to win.
        "no-such-team" = NoSuchTeam {
            /// Its number.
            team: u8,
        },
        /// It has no choice for a position in which the winner is to move.
        "too-short" = TooShort {
            /// The moves to the position.
            line: String,
        },
        /// It chooses a move that does not exist.
        "no-such-move" = NoSuchMove {
            /// The moves to the position.
            line: String,
            /// The choice, counted from 0.
            choice: u16,
            /// How many moves there are.
            moves: usize,
        },
        /// A listed move is refused when it is read.
        "illegal-move" = IllegalMove {
            /// The moves to the position.
            line: String,
            /// The move.
            text: Name,
            /// Why.
            reason: Message,
        },
        /// A line ends, and not in a win of the team.
        "not-won" = NotWon {
            /// The moves to the end.
            line: String,
        },
        /// A line comes back to a position it has been in.
        "cycle" = Cycle {
            /// The moves to the repeated position.
            line: String,
        },
        /// There are more choices than positions that need one.
        "too-long" = TooLong {
            /// How many are left over.
            choices: usize,
        },
        /// The longest line is not as long as it says.
        "other-length" = OtherLength {
            /// What the file says.
            said: u32,
            /// What was found.
            found: u32,
        },
    }
}
