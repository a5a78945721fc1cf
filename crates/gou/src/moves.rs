//! A move.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Point, PointSet};

/// One piece from a point to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    from: u8,
    to: u8,
}

impl Move {
    #[inline]
    pub(crate) const fn from_bits(from: u8, to: u8) -> Self {
        Self { from, to }
    }

    /// Where the piece stood.
    #[must_use]
    pub const fn from(self) -> Point {
        Point::from_bit(self.from)
    }

    /// Where it stops.
    #[must_use]
    pub const fn to(self) -> Point {
        Point::from_bit(self.to)
    }

    /// A number below 4096, another one for every move: for tables.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.from as usize * 64 + self.to as usize
    }

    #[inline]
    pub(crate) const fn source(self) -> PointSet {
        PointSet::of_bit(self.from)
    }

    #[inline]
    pub(crate) const fn target(self) -> PointSet {
        PointSet::of_bit(self.to)
    }
}

/// The move text: `a7-b6`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from(), self.to())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
