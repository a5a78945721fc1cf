//! How much time the players have.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tetrarch_game::messages;

use super::Millis;

const BANK_SECONDS: RangeInclusive<u32> = 1..=86_400;
const BONUS_SECONDS: RangeInclusive<u32> = 1..=3_600;
const DAYS: RangeInclusive<u32> = 1..=30;

/// How much time the players have. Every seat has a clock of its own, partners too.
///
/// As text, the bank is in minutes, or in seconds with an `s` behind it; what is added or waited
/// for is in seconds:
///
/// | text | meaning |
/// |---|---|
/// | `none` | no time control |
/// | `5` | sudden death: five minutes for the whole game |
/// | `5+3` | increment (Fischer): three seconds are added after every move |
/// | `5d3` | simple (US) delay: the first three seconds of every turn are free |
/// | `90s+2` | a bank of ninety seconds, increment two |
/// | `3d/move` | three days for every move |
///
/// The delay is the simple one and not Bronstein's: both charge the same for a move, but with
/// the simple delay a flag cannot fall during the free seconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// No time control.
    #[default]
    None,
    /// A bank for the whole game.
    SuddenDeath {
        /// In seconds, 1 to 86,400.
        bank_s: u32,
    },
    /// A bank, and a little more after every move.
    Increment {
        /// In seconds, 1 to 86,400.
        bank_s: u32,
        /// In seconds, 1 to 3,600.
        increment_s: u32,
    },
    /// A bank that is not touched in the first seconds of a turn.
    Delay {
        /// In seconds, 1 to 86,400.
        bank_s: u32,
        /// In seconds, 1 to 3,600.
        delay_s: u32,
    },
    /// The same time for every move, none of it saved for the next.
    DaysPerMove {
        /// 1 to 30.
        days: u32,
    },
}

messages! {
    /// What is wrong with the text of a time control.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum TimeControlError as "time-control" {
        /// It is not a time control, or out of range.
        "unreadable" = Unreadable {
            /// What was given.
            text: String,
        },
    }
}

impl TimeControl {
    /// What a seat has before its first turn; none without time control.
    #[must_use]
    pub const fn bank(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::SuddenDeath { bank_s }
            | Self::Increment { bank_s, .. }
            | Self::Delay { bank_s, .. } => Some(Millis::from_secs(bank_s)),
            Self::DaysPerMove { days } => Some(Millis::from_days(days)),
        }
    }

    /// What is added after a move.
    #[must_use]
    pub const fn increment(self) -> Millis {
        match self {
            Self::Increment { increment_s, .. } => Millis::from_secs(increment_s),
            _ => Millis::ZERO,
        }
    }

    /// What is free at the start of a turn.
    #[must_use]
    pub const fn delay(self) -> Millis {
        match self {
            Self::Delay { delay_s, .. } => Millis::from_secs(delay_s),
            _ => Millis::ZERO,
        }
    }

    fn is_in_range(self) -> bool {
        match self {
            Self::None => true,
            Self::SuddenDeath { bank_s } => BANK_SECONDS.contains(&bank_s),
            Self::Increment { bank_s, increment_s: bonus_s }
            | Self::Delay { bank_s, delay_s: bonus_s } => {
                BANK_SECONDS.contains(&bank_s) && BONUS_SECONDS.contains(&bonus_s)
            }
            Self::DaysPerMove { days } => DAYS.contains(&days),
        }
    }

    fn read(text: &str) -> Option<Self> {
        if text == "none" {
            return Some(Self::None);
        }
        if let Some(days) = text.strip_suffix("d/move") {
            return Some(Self::DaysPerMove { days: whole(days)? });
        }
        if let Some((bank, increment)) = text.split_once('+') {
            let (bank_s, increment_s) = (seconds(bank)?, whole(increment)?);
            // `5+0` is how many programs write sudden death.
            return Some(match increment_s {
                0 => Self::SuddenDeath { bank_s },
                _ => Self::Increment { bank_s, increment_s },
            });
        }
        if let Some((bank, delay)) = text.split_once('d') {
            return Some(Self::Delay { bank_s: seconds(bank)?, delay_s: whole(delay)? });
        }
        Some(Self::SuddenDeath { bank_s: seconds(text)? })
    }
}

/// A bank: minutes, or seconds with an `s`.
fn seconds(text: &str) -> Option<u32> {
    match text.strip_suffix('s') {
        Some(seconds) => whole(seconds),
        None => whole(text)?.checked_mul(60),
    }
}

fn whole(text: &str) -> Option<u32> {
    // `parse` alone would accept a sign.
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read(text)
            .filter(|control| control.is_in_range())
            .ok_or_else(|| TimeControlError::Unreadable { text: text.to_owned() })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::None => f.write_str("none"),
            Self::SuddenDeath { bank_s } => write_bank(f, bank_s),
            Self::Increment { bank_s, increment_s } => {
                write_bank(f, bank_s)?;
                write!(f, "+{increment_s}")
            }
            Self::Delay { bank_s, delay_s } => {
                write_bank(f, bank_s)?;
                write!(f, "d{delay_s}")
            }
            Self::DaysPerMove { days } => write!(f, "{days}d/move"),
        }
    }
}

fn write_bank(f: &mut fmt::Formatter<'_>, bank_s: u32) -> fmt::Result {
    if bank_s.is_multiple_of(60) { write!(f, "{}", bank_s / 60) } else { write!(f, "{bank_s}s") }
}

impl TryFrom<String> for TimeControl {
    type Error = TimeControlError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> Self {
        control.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_has_a_short_text() {
        let texts = [
            ("none", TimeControl::None),
            ("5", TimeControl::SuddenDeath { bank_s: 300 }),
            ("5+3", TimeControl::Increment { bank_s: 300, increment_s: 3 }),
            ("5d3", TimeControl::Delay { bank_s: 300, delay_s: 3 }),
            ("90s+2", TimeControl::Increment { bank_s: 90, increment_s: 2 }),
            ("3d/move", TimeControl::DaysPerMove { days: 3 }),
        ];
        for (text, control) in texts {
            assert_eq!(text.parse(), Ok(control));
            assert_eq!(control.to_string(), text);
        }
    }

    #[test]
    fn other_spellings_are_read_and_written_in_the_short_one() {
        for (spelling, text) in [("5+0", "5"), ("300s", "5"), ("007d01", "7d1")] {
            assert_eq!(spelling.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_out_of_range_or_unreadable_is_refused() {
        for text in [
            "",
            "0",
            "0+3",
            "-5",
            "+5",
            "5+",
            "5+3601",
            "5d0",
            "5d",
            "d3",
            "1441",
            "86401s",
            "0d/move",
            "31d/move",
            "d/move",
            "5+3+1",
            "5 + 3",
            "99999999999",
            "1.5",
            "s",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text:?}");
        }
    }
}
