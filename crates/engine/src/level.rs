//! How strong a player is, on one scale for all games.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tetrarch_eval::levels::{LEVELS, Ratings};
use tetrarch_game::messages;

/// How strong a player is: from 1, a beginner, to 10, the engine at full strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// How strong a level was measured to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LevelElo {
    /// On the scale of its game.
    pub elo: i32,
    /// Half the width of the interval of 95 %.
    pub error: i32,
}

messages! {
    /// No level has this number.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum LevelError as "level" {
        /// The one thing that can be wrong.
        "unknown" = Unknown {
            /// What was asked for.
            level: String,
            /// The lowest.
            min: u8,
            /// The highest.
            max: u8,
        },
    }
}

impl LevelError {
    fn of(level: impl Into<String>) -> Self {
        Self::Unknown { level: level.into(), min: Level::MIN.0, max: Level::MAX.0 }
    }
}

impl Level {
    /// A beginner.
    pub const MIN: Self = Self(1);
    /// The engine at full strength.
    pub const MAX: Self = Self(LEVELS);

    /// The level with this number.
    ///
    /// # Errors
    /// If there is none.
    pub fn new(number: u8) -> Result<Self, LevelError> {
        let exists = (Self::MIN.0..=Self::MAX.0).contains(&number);
        if exists { Ok(Self(number)) } else { Err(LevelError::of(number.to_string())) }
    }

    /// Every level, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        let (min, max) = (usize::from(Self::MIN.0), usize::from(Self::MAX.0));
        (min..max + 1).map(|number| Self(number as u8))
    }

    /// Counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How strong it was measured to be in a game, if it was.
    #[must_use]
    pub fn rating(self, game: &str) -> Option<LevelElo> {
        let measured = Ratings::shipped().of(game, self.0)?;
        Some(LevelElo { elo: measured.elo, error: measured.error })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        text.parse().map_err(|_| LevelError::of(text)).and_then(Self::new)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Self, LevelError> {
        Self::new(number)
    }
}
