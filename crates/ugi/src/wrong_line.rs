//! What can be wrong with a line.

use tetrarch_catalog::{OptionsError, PositionError, Seat, UnknownGame};
use tetrarch_game::{AnyOf, Message, Name, Said as _, messages};

messages! {
    /// A line that is not obeyed, and why. It changes nothing.
    #[derive(Clone, PartialEq, Debug)]
    pub enum WrongLine as "ugi-wrong" {
        /// There is no such command.
        "unknown-command" = UnknownCommand {
            /// What was written.
            command: String,
        },
        /// A command is alone on its line.
        "not-alone" = NotAlone {
            /// Which.
            command: Name,
        },
        /// A command needs something else behind it.
        "form" = Form {
            /// Which.
            command: Name,
            /// What.
            expected: AnyOf<Name>,
        },
        /// There is no such option.
        "unknown-option" = UnknownOption {
            /// What was written.
            name: String,
        },
        /// A number is missing or out of its range.
        "number" = Number {
            /// Of what.
            name: Name,
            /// What was written.
            value: String,
            /// The smallest.
            min: u64,
            /// The largest.
            max: u64,
        },
        /// The memory of the search is not there.
        "no-memory" = NoMemory {
            /// What was asked for.
            mib: u64,
            /// What that takes.
            needed_mib: u64,
            /// What is free.
            free_mib: u64,
        },
        /// There is no such limit.
        "unknown-limit" = UnknownLimit {
            /// What was written.
            name: String,
        },
        /// A limit is there twice.
        "twice" = Twice {
            /// Which.
            name: Name,
        },
        /// The clock of a seat that the game does not have.
        "no-such-seat" = NoSuchSeat {
            /// Which.
            seat: Seat,
            /// How many there are.
            seats: usize,
        },
        /// The clock of the seat to move is missing.
        "no-clock" = NoClock {
            /// Which.
            seat: Seat,
        },
        /// That cannot be done during a search.
        "searching" = Searching,
        /// There is nothing to search.
        "game-over" = GameOver,
        /// A move cannot be played.
        "move" = Move {
            /// Counted from 1.
            number: usize,
            /// What was written.
            text: Name,
            /// Why.
            refused: Message,
        },
        /// The position cannot be set up.
        "position" = Position {
            /// Why.
            problem: Message,
        },
        /// The search broke down.
        "search-failed" = SearchFailed {
            /// Why.
            reason: String,
        },
        ;
        /// There is no such game.
        "game" = Game(UnknownGame),
        /// The options do not fit.
        "options" = Options(OptionsError),
    }
}

impl From<PositionError> for WrongLine {
    fn from(error: PositionError) -> Self {
        Self::Position { problem: error.message() }
    }
}

/// Reads a whole number in a range.
pub fn number(name: &str, value: &str, min: u64, max: u64) -> Result<u64, WrongLine> {
    let number = value.parse().ok().filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| WrongLine::Number {
        name: Name::of(&name),
        value: value.to_owned(),
        min,
        max,
    })
}
