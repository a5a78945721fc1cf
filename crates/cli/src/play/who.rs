//! Who decides the moves of a seat at this terminal.

use std::str::FromStr;

use tetrarch_catalog::Seat;
use tetrarch_engine::{Level, LevelError};
use tetrarch_game::{Message, Said};
use tetrarch_table::{Player, PlayerKind};
use thiserror::Error;

use crate::messages::{WhoText, Wrong, say};

/// Who decides the moves of a seat at this terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person in front of it.
    Person,
    /// The computer, as strong as this.
    Computer(Level),
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WhoError {
    /// Neither a person nor the computer.
    #[error("{}", wrong_player(.0))]
    Unknown(String),
    /// No such level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// No seat is named.
    #[error("{}", wrong_seat(.0))]
    Seat(String),
}

fn wrong_player(text: &str) -> String {
    say(&Wrong::PlayerForm { text: text.to_owned() })
}

fn wrong_seat(text: &str) -> String {
    say(&Wrong::SeatForm { text: text.to_owned() })
}

impl Who {
    /// A person, and the computer at every level.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Person).chain(Level::all().map(Self::Computer))
    }

    /// Who a player of a table is. Computers that were not ours are played by people here.
    #[must_use]
    pub fn of(player: &Player) -> Self {
        let level = match player.name.strip_prefix(LEVEL) {
            _ if player.kind == PlayerKind::Human => None,
            Some(number) => number.parse().ok(),
            None => (player.name == ENGINE).then_some(Level::MAX),
        };
        level.map_or(Self::Person, Self::Computer)
    }

    /// The player of a table; a person is called like the seat.
    #[must_use]
    pub fn player(self, seat_name: &str) -> Player {
        match self {
            Self::Person => Player::human(seat_name),
            Self::Computer(level) if level == Level::MAX => Player::computer(ENGINE),
            Self::Computer(level) => Player::computer(format!("{LEVEL}{level}")),
        }
    }
}

/// What the computer is called in records, so that a game that was saved goes on as it was.
const LEVEL: &str = "Level ";
const ENGINE: &str = "Engine";

/// Human, level 7, engine, as the user's language says it.
impl Said for Who {
    fn message(&self) -> Message {
        match self {
            Self::Person => WhoText::Human,
            Self::Computer(level) if *level == Level::MAX => WhoText::Engine,
            Self::Computer(level) => WhoText::Level { level: level.number() },
        }
        .message()
    }
}

/// Reads `human`, `level:7` or `engine`.
impl FromStr for Who {
    type Err = WhoError;

    fn from_str(text: &str) -> Result<Self, WhoError> {
        match (text, text.strip_prefix("level:")) {
            ("human", _) => Ok(Self::Person),
            ("engine", _) => Ok(Self::Computer(Level::MAX)),
            (_, Some(level)) => Ok(Self::Computer(level.parse()?)),
            _ => Err(WhoError::Unknown(text.to_owned())),
        }
    }
}

/// Reads `2=level:7`.
pub fn parse_seat(text: &str) -> Result<(Seat, Who), WhoError> {
    let wrong = || WhoError::Seat(text.to_owned());
    let (seat, who) = text.split_once('=').ok_or_else(wrong)?;
    let seat = seat.parse().ok().and_then(Seat::from_number).ok_or_else(wrong)?;
    Ok((seat, who.parse()?))
}

#[cfg(test)]
mod tests {
    use tetrarch_table::Player;

    use super::{Who, parse_seat, say};

    #[test]
    fn everybody_is_found_again_at_the_table() {
        for who in Who::all() {
            assert_eq!(Who::of(&who.player("South")), who);
        }
        assert_eq!(Who::of(&Player::computer("Deep Hus")), Who::Person);
        assert_eq!(Who::of(&Player::human("Level 3")), Who::Person);
    }

    #[test]
    fn seats_are_read_or_refused_with_the_reason() {
        assert_eq!(parse_seat("1=human").unwrap().1, Who::Person);
        assert_eq!(say(&parse_seat("2=level:7").unwrap().1), "level 7");
        assert_eq!(say(&parse_seat("6=engine").unwrap().1), "engine");
        for (text, part) in [
            ("level:7", "N=WHO"),
            ("7=human", "N=WHO"),
            ("1=dog", "level:N"),
            ("1=level:99", "level-unknown"),
        ] {
            let error = parse_seat(text).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
