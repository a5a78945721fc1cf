//! Lengths of wins.

use std::fmt;

/// A number of plies: how long a win takes at most, or within how many it is looked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Plies(u16);

impl Plies {
    /// Nothing to be played.
    pub const ZERO: Self = Self(0);

    /// Longer than any number of plies: the bound of a search without one.
    pub const ANY: Self = Self(u16::MAX - 1);

    /// Longer still: of a win that does not exist.
    pub(super) const NEVER: Self = Self(u16::MAX);

    /// This number of plies; very large numbers count as [`Self::ANY`].
    #[must_use]
    pub fn from_plies(plies: u32) -> Self {
        u16::try_from(plies).map_or(Self::ANY, |plies| Self(plies).min(Self::ANY))
    }

    /// How many, unless it is [`Self::ANY`] number.
    #[must_use]
    pub fn count(self) -> Option<u32> {
        (self < Self::ANY).then_some(u32::from(self.0))
    }

    /// One more. A win as long as [`Self::ANY`] stays so long.
    #[must_use]
    pub(super) fn after_one_more(self) -> Self {
        Self(self.0.saturating_add(1)).min(Self::ANY)
    }

    /// What is left after one ply, if anything was.
    #[must_use]
    pub(super) const fn less_one(self) -> Option<Self> {
        match self.0 {
            0 => None,
            plies if plies >= Self::ANY.0 => Some(Self::ANY),
            plies => Some(Self(plies - 1)),
        }
    }

    #[inline]
    pub(super) const fn to_bits(self) -> u16 {
        self.0
    }

    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }
}

impl fmt::Display for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count() {
            Some(plies) => write!(f, "{plies}"),
            None => f.write_str("any"),
        }
    }
}
