//! The sixty-one cells, their names and their six directions.

use std::fmt;

use serde::{Serialize, Serializer};

/// A cell, named by row `a` (bottom) to `i` (top) and column `1` to `9` along the other axis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Cell(u8);

impl Cell {
    /// Cells in all.
    pub const COUNT: usize = 61;
    /// Rows of the board.
    pub const ROWS: usize = 9;

    /// The columns of a row (counted from 0 at the bottom), counted from 1: row `a` has 1 to 5,
    /// row `e` 1 to 9, row `i` 5 to 9.
    #[must_use]
    pub const fn columns(row: usize) -> std::ops::RangeInclusive<usize> {
        let first = if row > 4 { row - 3 } else { 1 };
        let last = if row < 4 { row + 5 } else { 9 };
        first..=last
    }

    /// The cell in a row (from 0) and a column (from 1), if the board has it.
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Option<Self> {
        if row >= Self::ROWS {
            return None;
        }
        let columns = Self::columns(row);
        if column < *columns.start() || column > *columns.end() {
            return None;
        }
        let mut index = column - *columns.start();
        let mut below = 0;
        while below < row {
            let columns = Self::columns(below);
            index += *columns.end() - *columns.start() + 1;
            below += 1;
        }
        Some(Self(index as u8))
    }

    /// The cell of this name, if there is one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [row @ b'a'..=b'i', column @ b'1'..=b'9'] => {
                Self::new(usize::from(row - b'a'), usize::from(column - b'0'))
            }
            _ => None,
        }
    }

    /// Every cell, row `a` first, each row from its smallest column.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The place of the cell in [`Cell::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell at a place in [`Cell::all`].
    pub(crate) const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "there are sixty-one cells");
        Self(index as u8)
    }

    /// Row, counted from 0 at the bottom.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row_and_column().0
    }

    /// Column, counted from 1.
    #[must_use]
    pub const fn column(self) -> usize {
        self.row_and_column().1
    }

    const fn row_and_column(self) -> (usize, usize) {
        let mut row = 0;
        let mut left = self.0 as usize;
        loop {
            let columns = Self::columns(row);
            let width = *columns.end() - *columns.start() + 1;
            if left < width {
                return (row, *columns.start() + left);
            }
            left -= width;
            row += 1;
        }
    }

    /// The neighbour in a direction, or none beyond the edge.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        let (up, right) = direction.step();
        let (Some(row), Some(column)) =
            (self.row().checked_add_signed(up), self.column().checked_add_signed(right))
        else {
            return None;
        };
        Self::new(row, column)
    }

    /// The direction and the number of steps to another cell on the same line.
    #[must_use]
    pub fn line_to(self, other: Self) -> Option<(Direction, usize)> {
        Direction::ALL.into_iter().find_map(|direction| {
            let steps = self.line(direction).skip(1).position(|cell| cell == other)?;
            Some((direction, steps + 1))
        })
    }

    /// This cell and those after it in a direction, up to the edge.
    pub fn line(self, direction: Direction) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self), move |cell| cell.neighbour(direction))
    }
}

tetrarch_game::named_argument!(Cell);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.row() as u8) as char, self.column())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One of the six directions, as the board is drawn with row `a` at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Along the row to the right: `e5` to `e6`.
    East,
    /// `e5` to `f6`.
    NorthEast,
    /// `e5` to `f5`.
    NorthWest,
    /// `e5` to `e4`.
    West,
    /// `e5` to `d4`.
    SouthWest,
    /// `e5` to `d5`.
    SouthEast,
}

impl Direction {
    /// All six, counter-clockwise from the east.
    pub const ALL: [Self; 6] = [
        Self::East,
        Self::NorthEast,
        Self::NorthWest,
        Self::West,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// Rows up and columns right of one step.
    #[must_use]
    pub const fn step(self) -> (isize, isize) {
        match self {
            Self::East => (0, 1),
            Self::NorthEast => (1, 1),
            Self::NorthWest => (1, 0),
            Self::West => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::SouthEast => (-1, 0),
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }

    /// The two other axes of the board, each as the direction in which cells become larger.
    #[must_use]
    pub const fn crossing_axes(self) -> [Self; 2] {
        match self {
            Self::East | Self::West => [Self::NorthEast, Self::NorthWest],
            Self::NorthEast | Self::SouthWest => [Self::East, Self::NorthWest],
            Self::NorthWest | Self::SouthEast => [Self::East, Self::NorthEast],
        }
    }
}
