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

    /// The most points that a line of the grid can have.
    #[inline]
    pub(crate) const fn longest_line(self) -> u32 {
        let (_, rows) = self.stride();
        (if rows == 1 { Point::GRID } else { Point::GRID.div_ceil(2) }) as u32
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
    pub const ALL: [Self; 8] = [
        Self { axis: Axis::Horizontal, forth: true },
        Self { axis: Axis::Horizontal, forth: false },
        Self { axis: Axis::Vertical, forth: true },
        Self { axis: Axis::Vertical, forth: false },
        Self { axis: Axis::Falling, forth: true },
        Self { axis: Axis::Falling, forth: false },
        Self { axis: Axis::Rising, forth: true },
        Self { axis: Axis::Rising, forth: false },
    ];

    /// Its place in [`Way::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        2 * self.axis as usize + !self.forth as usize
    }

    #[inline]
    pub const fn back(self) -> Self {
        Self { axis: self.axis, forth: !self.forth }
    }
}

/// What an expression gives for each way. It is written out eight times because a loop or a
/// closure leaves the optimiser the choice not to; then shifts are no longer by constants, which
/// costs a fifth of the speed.
macro_rules! each_way {
    (|$way:ident| $look:expr) => {
        $crate::way::each_way!(|$way| $look; 0, 1, 2, 3, 4, 5, 6, 7)
    };
    (|$way:ident| $look:expr; $($n:literal),*) => {
        [$({
            let $way = const { $crate::way::Way::ALL[$n] };
            $look
        }),*]
    };
}
pub(crate) use each_way;
