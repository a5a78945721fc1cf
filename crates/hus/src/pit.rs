//! The thirty-two pits and their names.

use std::fmt;

use tetrarch_game::{Seat, named_argument};

use crate::Direction;

/// A pit, named by column `a` to `h` from South's left and row `1` (South's outer) to `4`
/// (North's outer).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Pit(u8);

impl Pit {
    /// Pits a row.
    pub const COLUMNS: usize = 8;
    /// Rows of the board.
    pub const ROWS: usize = 4;
    /// Pits in all.
    pub const COUNT: usize = 32;

    /// The pit in a column and a row, both counted from 0.
    ///
    /// # Panics
    /// If there is no such pit.
    #[must_use]
    pub const fn new(column: usize, row: usize) -> Self {
        assert!(column < Self::COLUMNS && row < Self::ROWS, "the board has 8 columns and 4 rows");
        Self((row * Self::COLUMNS + column) as u8)
    }

    /// The pit of this name, if there is one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'4'] => {
                Some(Self::new(usize::from(column - b'a'), usize::from(row - b'1')))
            }
            _ => None,
        }
    }

    /// All pits, row by row from South's outer.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// Column, counted from 0 at South's left.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % Self::COLUMNS
    }

    /// Row, counted from 0: South's outer, South's inner, North's inner, North's outer.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / Self::COLUMNS
    }

    /// The seat whose side it is on: South, seat 1, has rows 1 and 2.
    #[must_use]
    pub const fn owner(self) -> Seat {
        if self.row() < 2 { Seat::FIRST } else { Seat::SECOND }
    }

    /// Whether it lies in its owner's inner row, beside the opponent.
    #[must_use]
    pub const fn is_inner(self) -> bool {
        matches!(self.row(), 1 | 2)
    }

    /// The pit that is sown after this one; each side is a loop of its own.
    #[must_use]
    pub const fn next(self, direction: Direction) -> Self {
        match direction {
            Direction::CounterClockwise => self.next_counter_clockwise(),
            Direction::Clockwise => self.mirrored().next_counter_clockwise().mirrored(),
        }
    }

    /// The opponent's inner and outer pit in the column of an inner pit.
    #[must_use]
    pub const fn facing(self) -> [Self; 2] {
        let rows = if self.row() < 2 { [2, 3] } else { [1, 0] };
        [Self::new(self.column(), rows[0]), Self::new(self.column(), rows[1])]
    }

    const fn next_counter_clockwise(self) -> Self {
        match (self.column(), self.row()) {
            (7, 0) => Self::new(7, 1),
            (column, 0) => Self::new(column + 1, 0),
            (0, 1) => Self::new(0, 0),
            (column, 1) => Self::new(column - 1, 1),
            _ => self.half_turned().next_counter_clockwise().half_turned(),
        }
    }

    const fn mirrored(self) -> Self {
        Self::new(Self::COLUMNS - 1 - self.column(), self.row())
    }

    /// The pit in its place when the board is turned by half.
    pub(crate) const fn half_turned(self) -> Self {
        Self(Self::COUNT as u8 - 1 - self.0)
    }

    /// Counted row by row from South's outer.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self::new(index % Self::COLUMNS, index / Self::COLUMNS)
    }
}

named_argument!(Pit);

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl fmt::Debug for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Pit {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
