//! The directions of lines, and the two ways to go along each.

use serde::Serialize;

use crate::Point;

/// A direction that lines run in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Axis {
    /// From left to right.
    Horizontal,
    /// From top to bottom.
    Vertical,
    /// From top left to bottom right.
    Falling,
    /// From top right to bottom left.
    Rising,
}

impl Axis {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Horizontal, Self::Vertical, Self::Falling, Self::Rising];

    /// Looks along each axis, written out one by one so that every shift is by a constant.
    #[inline(always)]
    pub(crate) fn each<T>(mut look: impl FnMut(Self) -> T) -> [T; 4] {
        let [horizontal, vertical, falling, rising] = Self::ALL;
        [look(horizontal), look(vertical), look(falling), look(rising)]
    }

    /// Whether a piece goes only one point at a time along it (rule 1).
    #[inline]
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        matches!(self, Self::Falling | Self::Rising)
    }

    /// From a point to the next: columns to the right and rows down. Orthogonal neighbours are
    /// two half units apart, with the points of the next square between them.
    pub(crate) const fn stride(self) -> (i8, i8) {
        match self {
            Self::Horizontal => (2, 0),
            Self::Vertical => (0, 2),
            Self::Falling => (1, 1),
            Self::Rising => (-1, 1),
        }
    }

    /// From a point to the next, in bits of a point set.
    #[inline]
    pub(crate) const fn distance(self) -> u32 {
        let (columns, rows) = self.stride();
        (Point::GRID as i8 * rows + columns) as u32 / 2
    }
}

/// One of the eight ways to go from a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub axis: Axis,
    /// Towards the end of the reading order.
    pub forth: bool,
}

impl Way {
    pub const ALL: [Self; 8] = {
        let mut ways = [Self { axis: Axis::Horizontal, forth: true }; 8];
        let mut n = 0;
        while n < 8 {
            ways[n] = Self { axis: Axis::ALL[n / 2], forth: n % 2 == 0 };
            n += 1;
        }
        ways
    };

    #[inline]
    pub const fn back(self) -> Self {
        Self { axis: self.axis, forth: !self.forth }
    }

    /// Looks each way, written out one by one so that every shift is by a constant.
    #[inline(always)]
    pub fn each<T>(mut look: impl FnMut(Self) -> T) -> [T; 8] {
        let [a, b, c, d, e, f, g, h] = Self::ALL;
        [look(a), look(b), look(c), look(d), look(e), look(f), look(g), look(h)]
    }
}
