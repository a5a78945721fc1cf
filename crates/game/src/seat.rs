//! Who sits where, and who wins together.

use std::fmt;

use crate::messages;

/// The largest number of seats of any game (Abalone for six).
pub const MAX_SEATS: usize = 6;

/// A place at the board. Seats are numbered from 1 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// Seat 1, which has the first turn.
    pub const FIRST: Self = Self(0);
    /// Seat 2.
    pub const SECOND: Self = Self(1);

    /// The first `count` seats in turn order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self::from_index)
    }

    /// The seat after this one in a round of `count` seats.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        // A comparison, because a division by an unknown count is slow and this is in every move.
        let next = self.0 + 1;
        if next as usize >= count { Self::FIRST } else { Self(next) }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.number())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::from_number(number).ok_or(NoSuchSeat::NoSuchSeat { seat: number, seats: MAX_SEATS })
    }
}

messages! {
    /// No game has a seat of this number.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NoSuchSeat as "seat" {
        /// The one thing that can be wrong.
        "unknown" = NoSuchSeat {
            /// The number.
            seat: u8,
            /// How many seats a game can have.
            seats: usize,
        },
        /// No game has a team of this number.
        "unknown-team" = NoSuchTeam {
            /// The number.
            team: u8,
            /// How many teams a game can have.
            teams: usize,
        },
    }
}

/// Seats that win together. Teams are numbered from 1 in the order of their first seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Team(u8);

impl Team {
    /// The team of seat 1.
    pub const FIRST: Self = Self(0);
    /// The team of seat 2.
    pub const SECOND: Self = Self(1);

    /// The other of two teams.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl TryFrom<u8> for Team {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::from_number(number).ok_or(NoSuchSeat::NoSuchTeam { team: number, teams: MAX_SEATS })
    }
}

/// Seats and teams are numbered from 1 for people and from 0 in arrays.
macro_rules! numbered {
    ($type:ident) => {
        impl $type {
            /// The one with this index, counted from 0.
            ///
            /// # Panics
            /// If no game has that many.
            #[must_use]
            pub const fn from_index(index: usize) -> Self {
                assert!(index < MAX_SEATS, "no game has that many");
                Self(index as u8)
            }

            /// The one with this number, counted from 1, if a game can have it.
            #[must_use]
            pub const fn from_number(number: u8) -> Option<Self> {
                if number >= 1 && number as usize <= MAX_SEATS {
                    Some(Self(number - 1))
                } else {
                    None
                }
            }

            /// Counted from 0, for arrays.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Counted from 1, for people.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0 + 1
            }
        }

        impl From<$type> for u8 {
            fn from(numbered: $type) -> Self {
                numbered.number()
            }
        }
    };
}

numbered!(Seat);
numbered!(Team);
