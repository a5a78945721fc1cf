//! Scales, the pieces of Pantareï.

use std::fmt;

use tetrarch_game::{Arg, ArgKind, Argument, Side, named_argument};

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", ts(rename = "PantareiColour"))]
pub enum Colour {
    /// White, `w`.
    White,
    /// Black, `b`.
    Black,
}

impl Colour {
    /// The opponent's colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Its letter in position text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// What the player of this colour is called.
    #[must_use]
    pub const fn side(self) -> Side {
        Side(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

impl Argument for Colour {
    const KIND: ArgKind = ArgKind::Side;

    fn arg(&self) -> Arg {
        self.side().arg()
    }
}

/// One scale: of a colour with a value of 1, 2 or 3, or the neutral one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string", rename = "PantareiScale"))]
pub enum Scale {
    /// A scale that its colour moves.
    Coloured {
        /// Whose it is.
        colour: Colour,
        /// How far it moves: 1, 2 or 3 stacks.
        value: u8,
    },
    /// The neutral scale.
    Neutral,
}

impl Scale {
    /// How many scales the game has.
    pub const COUNT: usize = 19;

    /// All scales of the game: three of each colour and value, and the neutral one.
    #[must_use]
    pub fn all() -> [Self; Self::COUNT] {
        std::array::from_fn(|index| {
            let colour = if index < 9 { Colour::White } else { Colour::Black };
            let value = (index % 9 / 3) as u8 + 1;
            if index == Self::COUNT - 1 { Self::Neutral } else { Self::Coloured { colour, value } }
        })
    }

    /// The scale that is written like this: `w1` to `w3`, `b1` to `b3` or `n`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().into_iter().find(|scale| scale.to_string() == name)
    }

    /// How many scales like this one the game has.
    #[must_use]
    pub const fn supply(self) -> usize {
        match self {
            Self::Coloured { .. } => 3,
            Self::Neutral => 1,
        }
    }
}

named_argument!(Scale);

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Coloured { colour, value } => write!(f, "{}{value}", colour.letter()),
            Self::Neutral => f.write_str("n"),
        }
    }
}

impl fmt::Debug for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Scale {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Scale {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let problem =
            || serde::de::Error::custom(format!("{name:?} is no scale; w1, b3 or n expected"));
        Self::from_name(&name).ok_or_else(problem)
    }
}
