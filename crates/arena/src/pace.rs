//! How long the contestants may think.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tetrarch_engine::{Limits, Remaining};
use tetrarch_game::{Message, Name, Said, messages};

/// How long a contestant may think about a move. Whatever comes first ends its search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pace {
    /// Plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Positions to look at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Time for each move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub move_time_ms: Option<u64>,
    /// A clock for the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<ClockBudget>,
}

/// A clock for the whole game and what is added to it after each move.
///
/// As text the bank is in minutes, or in seconds with an `s` behind it, and the increment in
/// seconds, both with decimals if need be: `1+0.5`, `10s+0.1`, `5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockBudget {
    /// What each seat has before its first move.
    pub bank_ms: u64,
    /// What is added after each move.
    pub increment_ms: u64,
}

/// Where time is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timekeeping {
    /// The clock on the wall.
    #[default]
    Wall,
    /// The processor time of the thread a game is played on: fair on a machine that has other
    /// things to do.
    Cpu,
}

messages! {
    /// A text that is not a clock.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum ClockBudgetError as "arena-clock" {
        /// What is expected.
        "wrong" = Wrong {
            /// What was written.
            text: String,
        },
    }
}

messages! {
    /// A limit of a search.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PacePart as "arena-pace" {
        /// Plies.
        "depth" = Depth {
            /// How many.
            plies: u32,
        },
        /// Positions.
        "nodes" = Nodes {
            /// How many.
            nodes: u64,
        },
        /// Time.
        "move-time" = MoveTime {
            /// How many milliseconds.
            ms: u64,
        },
        /// A clock for the whole game.
        "clock" = Clock {
            /// As it is typed.
            clock: Name,
        },
    }
}

impl Pace {
    /// Whether nothing ends a search.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        *self == Self::default()
    }

    /// Whether time plays a part, so that the same match can go another way the next time.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.move_time_ms.is_some() || self.bank.is_some()
    }

    /// The limits of one move with so much left on the clock.
    #[must_use]
    pub fn limits(&self, left_ms: Option<u64>) -> Limits {
        let remaining = self.bank.zip(left_ms).map(|(bank, bank_ms)| Remaining {
            bank_ms,
            increment_ms: bank.increment_ms,
            ..Remaining::default()
        });
        Limits { depth: self.depth, nodes: self.nodes, move_time_ms: self.move_time_ms, remaining }
    }
}

impl Pace {
    /// Each limit that is set: `100,000 nodes per move`, `10s+0.1`.
    #[must_use]
    pub fn limits_set(&self) -> Vec<Message> {
        let parts = [
            self.depth.map(|plies| PacePart::Depth { plies }),
            self.nodes.map(|nodes| PacePart::Nodes { nodes }),
            self.move_time_ms.map(|ms| PacePart::MoveTime { ms }),
            self.bank.map(|bank| PacePart::Clock { clock: Name::of(&bank) }),
        ];
        parts.iter().flatten().map(Said::message).collect()
    }
}

impl FromStr for ClockBudget {
    type Err = ClockBudgetError;

    fn from_str(text: &str) -> Result<Self, ClockBudgetError> {
        let read = || {
            let (bank, increment) = text.split_once('+').unwrap_or((text, "0"));
            let bank_ms = match bank.strip_suffix('s') {
                Some(seconds) => milliseconds(seconds, 1_000.0)?,
                None => milliseconds(bank, 60_000.0)?,
            };
            let increment_ms = milliseconds(increment, 1_000.0)?;
            (bank_ms > 0).then_some(Self { bank_ms, increment_ms })
        };
        read().ok_or_else(|| ClockBudgetError::Wrong { text: text.to_owned() })
    }
}

fn milliseconds(number: &str, unit_ms: f64) -> Option<u64> {
    const DAY_MS: f64 = 86_400_000.0;
    let is_plain = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let ms = number.parse::<f64>().ok().filter(|_| is_plain)? * unit_ms;
    (ms <= DAY_MS).then_some(ms.round() as u64)
}

/// In seconds, as it can be read again.
impl fmt::Display for ClockBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |ms: u64| ms as f64 / 1_000.0;
        write!(f, "{}s+{}", seconds(self.bank_ms), seconds(self.increment_ms))
    }
}

impl Serialize for ClockBudget {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::{ClockBudget, Pace};

    #[test]
    fn clocks_are_read_and_written() {
        for (text, bank_ms, increment_ms, written) in [
            ("1+0.5", 60_000, 500, "60s+0.5"),
            ("10s+0.1", 10_000, 100, "10s+0.1"),
            ("5", 300_000, 0, "300s+0"),
            ("0.5", 30_000, 0, "30s+0"),
            ("2.5s", 2_500, 0, "2.5s+0"),
        ] {
            let bank: ClockBudget = text.parse().unwrap();
            assert_eq!(bank, ClockBudget { bank_ms, increment_ms });
            assert_eq!(bank.to_string(), written);
            assert_eq!(written.parse(), Ok(bank));
        }
        for text in ["", "0", "-1", "1+", "1+x", "inf", "1e9", "2000", "+1"] {
            assert!(text.parse::<ClockBudget>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_clock_gives_the_search_what_is_left() {
        let pace = Pace { bank: Some("1+2".parse().unwrap()), ..Pace::default() };
        let remaining = pace.limits(Some(700)).remaining.unwrap();
        assert_eq!((remaining.bank_ms, remaining.increment_ms), (700, 2_000));
        assert!(pace.is_timed() && !pace.is_endless());
    }
}
