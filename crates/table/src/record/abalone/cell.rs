//! Cells by their names, to count with.

use std::fmt;
use std::ops::{Add, Mul, Sub};

/// A cell of the board, `c3`: its row and its column, counted from 0. On the way to a cell, also a
/// place beside the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Cell {
    pub(super) row: i8,
    pub(super) column: i8,
}

/// A number of steps along each axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Steps {
    rows: i8,
    columns: i8,
}

impl Cell {
    /// Cuts a text like `c3c5d4` into its cells, in any case.
    pub(super) fn all_in(text: &str) -> Option<Vec<Self>> {
        let bytes = text.as_bytes();
        let pairs = bytes.chunks(2).map(|pair| match pair {
            [row, column] => Self::named(row.to_ascii_lowercase(), *column),
            _ => None,
        });
        pairs.collect()
    }

    fn named(row: u8, column: u8) -> Option<Self> {
        let on_board = matches!((row, column), (b'a'..=b'i', b'1'..=b'9'))
            .then(|| Self { row: (row - b'a') as i8, column: (column - b'1') as i8 })?;
        on_board.exists().then_some(on_board)
    }

    /// True on the board: nine rows, the middle one the longest.
    fn exists(self) -> bool {
        (0..9).contains(&self.row)
            && (0..9).contains(&self.column)
            && (self.row - self.column).abs() <= 4
    }
}

impl Steps {
    /// True for one step in one of the six directions.
    pub(super) fn is_one(self) -> bool {
        matches!((self.rows, self.columns), (0, 1 | -1) | (1 | -1, 0) | (1, 1) | (-1, -1))
    }
}

impl Sub for Cell {
    type Output = Steps;

    fn sub(self, from: Self) -> Steps {
        Steps { rows: self.row - from.row, columns: self.column - from.column }
    }
}

impl Add<Steps> for Cell {
    type Output = Self;

    fn add(self, steps: Steps) -> Self {
        Self { row: self.row + steps.rows, column: self.column + steps.columns }
    }
}

impl Mul<i8> for Steps {
    type Output = Self;

    fn mul(self, times: i8) -> Self {
        Self { rows: self.rows * times, columns: self.columns * times }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = char::from(b'a'.wrapping_add_signed(self.row));
        write!(f, "{row}{}", self.column + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Cell;

    #[test]
    fn the_board_has_sixty_one_cells() {
        let names = (b'a'..=b'z').flat_map(|row| (b'0'..=b'9').map(move |column| [row, column]));
        let cells: Vec<Cell> = names.filter_map(|[row, column]| Cell::named(row, column)).collect();
        assert_eq!(cells.len(), 61);
        assert!(cells.iter().all(|cell| Cell::all_in(&cell.to_string()) == Some(vec![*cell])));
        assert_eq!((cells[0].to_string(), cells[60].to_string()), ("a1".into(), "i9".into()));
    }

    #[test]
    fn a_text_is_cut_into_cells() {
        let names = |text| Cell::all_in(text).map(|cells| cells.len());
        assert_eq!(names("C3c5D4"), Some(3));
        assert_eq!(names("a6"), None);
        assert_eq!(names("c3c"), None);
        assert_eq!(names("é3"), None);
    }
}
