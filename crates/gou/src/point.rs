//! Points of the board and their names.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A point of the 11 × 11 half-unit grid that boards are laid out on. Not every point of the grid
/// is a point of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
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

    /// Its place in the bits of a [`PointSet`](crate::PointSet), if boards may use it: points
    /// with both coordinates even or both odd are numbered in reading order, 0 to 60.
    pub(crate) const fn bit(self) -> Option<u8> {
        if self.x % 2 == self.y % 2 { Some((Self::GRID * self.y + self.x) / 2) } else { None }
    }

    /// The point at a place in the bits.
    pub(crate) const fn from_bit(bit: u8) -> Self {
        Self::new(2 * bit % Self::GRID, 2 * bit / Self::GRID)
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

    /// The point some columns to the right and rows down, if the grid has it.
    pub(crate) fn offset(self, (columns, rows): (i8, i8)) -> Option<Self> {
        let x = self.x.checked_add_signed(columns).filter(|&x| x < Self::GRID)?;
        let y = self.y.checked_add_signed(rows).filter(|&y| y < Self::GRID)?;
        Some(Self::new(x, y))
    }
}

tetrarch_game::named_argument!(Point);

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

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let problem = || D::Error::custom(format!("{name:?} is no point; a1 to k11 expected"));
        Self::from_name(&name).ok_or_else(problem)
    }
}
