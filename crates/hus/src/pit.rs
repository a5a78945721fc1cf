//! The thirty-two pits and their names.

use std::fmt;

use serde::{Serialize, Serializer};

/// A pit, named by column `a` to `h` from South's left and row `1` (South's outer) to `4`
/// (North's outer).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
}

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

impl Serialize for Pit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
