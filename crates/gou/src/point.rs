//! Points of the board and their names.

use std::fmt;

use serde::{Serialize, Serializer};

/// A point of the 11 × 11 half-unit grid that boards are laid out on. Not every point of the grid
/// is a point of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    x: u8,
    y: u8,
}

impl Point {
    /// Columns and rows of the grid.
    pub const GRID: u8 = 11;

    /// The point in column `x` from the left and row `y` from the top, both counted from 0.
    ///
    /// # Panics
    /// If it is not on the grid.
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Self {
        assert!(x < Self::GRID && y < Self::GRID, "the grid is 11 by 11");
        Self { x, y }
    }

    /// The point of this name, if the grid has it: column letter `a` to `k`, row number 11 (top)
    /// to 1 (bottom).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let (column @ b'a'..=b'k', row) = name.as_bytes().split_first()? else { return None };
        let row = match row {
            [ones @ b'1'..=b'9'] => ones - b'0',
            [b'1', ones @ b'0'..=b'1'] => 10 + ones - b'0',
            _ => return None,
        };
        Some(Self::new(column - b'a', Self::GRID - row))
    }

    /// Column from the left, counted from 0.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.x
    }

    /// Row from the top, counted from 0.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.y
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.x) as char, Self::GRID - self.y)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
