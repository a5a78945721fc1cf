//! Sets of points, one bit each.

use std::fmt;
use std::ops::Not;

use serde::{Serialize, Serializer};

use crate::Point;

/// A set of points in one machine word, so that a rule looks at all of them at once.
///
/// The bits are numbered in reading order over the points that boards may use (both coordinates
/// even or both odd). Every step along a line is therefore a shift by a fixed distance, wherever
/// it begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PointSet(u64);

impl PointSet {
    /// No point.
    pub const EMPTY: Self = Self(0);

    /// One point. A point that no board may use gives the empty set.
    #[inline]
    #[must_use]
    pub const fn of(point: Point) -> Self {
        match point.bit() {
            Some(bit) => Self::of_bit(bit),
            None => Self::EMPTY,
        }
    }

    #[inline]
    pub(crate) const fn of_bit(bit: u8) -> Self {
        Self(1 << bit)
    }

    /// The set as a word: bit `n` stands for the point that is `n`-th in reading order.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether it has this point.
    #[inline]
    #[must_use]
    pub const fn has(self, point: Point) -> bool {
        self.meets(Self::of(point))
    }

    /// Whether the two sets share a point.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every point of the other set is in this one.
    #[inline]
    #[must_use]
    pub const fn covers(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The points in reading order.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        self.each_bit().map(Point::from_bit)
    }

    /// The first point in reading order.
    #[must_use]
    pub fn first(self) -> Option<Point> {
        self.iter().next()
    }

    /// The bits of the points, rising.
    #[inline]
    pub(crate) fn each_bit(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(bit)
        })
    }

    /// Every point moved by a distance in bits, towards the end of the reading order.
    #[inline]
    pub(crate) const fn later(self, distance: u32) -> Self {
        Self(self.0 << distance)
    }

    /// Every point moved by a distance in bits, towards the beginning of the reading order.
    #[inline]
    pub(crate) const fn earlier(self, distance: u32) -> Self {
        Self(self.0 >> distance)
    }
}

tetrarch_game::bit_set!(PointSet);

/// Everything else, bits beyond the board included: to be used within an intersection.
impl Not for PointSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().map(Self::of).collect()
    }
}

/// The union of sets.
impl FromIterator<Self> for PointSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Self>>(sets: I) -> Self {
        sets.into_iter().fold(Self::EMPTY, |union, set| union | set)
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for PointSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
