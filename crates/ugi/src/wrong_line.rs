//! What can be wrong with a line.

use tetrarch_catalog::{OptionsError, PositionError, Refused, Seat, UnknownGame};
use thiserror::Error;

/// A line that is not obeyed, and why. It changes nothing.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum WrongLine {
    #[error("there is no command {0:?}")]
    UnknownCommand(String),
    #[error("{command} is followed by {expected}")]
    Form { command: &'static str, expected: &'static str },
    #[error("there is no option {0:?}; ugi lists them")]
    UnknownOption(String),
    #[error("{name} cannot be {value:?}; it is a whole number from {min} to {max}")]
    Number { name: String, value: String, min: u64, max: u64 },
    #[error(
        "Hash cannot be {mib}: with its proofs it takes {needed_mib} MiB and {free_mib} are free"
    )]
    NoMemory { mib: u64, needed_mib: u64, free_mib: u64 },
    #[error("there is no limit {0:?}")]
    UnknownLimit(String),
    #[error("{0} is given twice")]
    Twice(String),
    #[error("seat {seat} is named and the game has {seats} seats")]
    NoSuchSeat { seat: Seat, seats: usize },
    #[error("it is the turn of seat {seat} and p{seat}time is missing")]
    NoClock { seat: Seat },
    #[error("a search is running; stop it first")]
    Searching,
    #[error("the game is over")]
    GameOver,
    #[error("move {number}, {text}: {refused}")]
    Move { number: usize, text: String, refused: Box<Refused> },
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Options(#[from] OptionsError),
    #[error("the position: {0}")]
    Position(#[from] PositionError),
}

/// Reads a whole number in a range.
pub fn number(name: &str, value: &str, min: u64, max: u64) -> Result<u64, WrongLine> {
    let number = value.parse().ok().filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| WrongLine::Number {
        name: name.to_owned(),
        value: value.to_owned(),
        min,
        max,
    })
}
