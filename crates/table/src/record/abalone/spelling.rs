//! The ways to write a move of Abalone.

use tetrarch_abalone::Cell;
use tetrarch_catalog::{AnyDiagram, Position};

/// The longest row that moves.
const LONGEST: usize = 3;

/// Which of the two notations a text of two neighbouring cells is in. Everything else is
/// unmistakable, and read in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::record) enum Spelling {
    /// A move in line.
    AbaPro,
    /// A single marble's move, or that of two marbles sideways.
    FirstLast,
}

/// A text that has the shape of a move: two or three cells, or a pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    Pass,
    /// Aba-Pro in line, or first-from-last-to.
    Neighbours(String),
    /// First-from-last-to.
    Apart(String),
    /// Aba-Pro sideways.
    ThreeCells(String),
}

impl Shape {
    /// The shape of a text; hyphens and other signs between the cells do not count.
    pub(super) fn of(text: &str) -> Option<Self> {
        let plain: String = text
            .chars()
            .filter(|c| !"-–—:>x*+".contains(*c))
            .map(|c| c.to_ascii_lowercase())
            .collect();
        if plain == "pass" {
            return Some(Self::Pass);
        }
        match cells_in(&plain)?[..] {
            [from, to] if is_neighbour(from, to) => Some(Self::Neighbours(plain)),
            [_, _] => Some(Self::Apart(plain)),
            [_, _, _] => Some(Self::ThreeCells(plain)),
            _ => None,
        }
    }

    /// The legal moves that can be written so, each by its canonical text.
    pub(super) fn moves(&self, position: &Position, spelling: Spelling) -> Vec<String> {
        let AnyDiagram::Abalone(board) = position.diagram() else { return Vec::new() };
        let team = position.team(position.turn());
        let is_own =
            |cell: Cell| board.marble(cell).is_some_and(|seat| position.team(seat) == team);
        let first_last = |mv: &str| first_last(mv, is_own).unwrap_or_default();
        let is_meant = |mv: &String| match self {
            Self::Pass => mv == "pass",
            Self::Neighbours(text) => {
                mv == text || spelling == Spelling::FirstLast && first_last(mv).contains(text)
            }
            Self::Apart(text) => first_last(mv).contains(text),
            Self::ThreeCells(text) => mv == text || other_end_first(mv).as_ref() == Some(text),
        };
        position.moves().into_iter().filter(is_meant).collect()
    }
}

/// Cuts a text like `c3c5d4` into its cells.
fn cells_in(text: &str) -> Option<Vec<Cell>> {
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| Cell::from_name(std::str::from_utf8(pair).ok()?)).collect()
}

fn is_neighbour(one: Cell, other: Cell) -> bool {
    matches!(one.line_to(other), Some((_, 1)))
}

/// `c5c3d6` for `c3c5d4`.
fn other_end_first(mv: &str) -> Option<String> {
    let [first, last, to] = cells_in(mv)?[..] else { return None };
    let (direction, _) = first.line_to(to)?;
    Some(format!("{last}{first}{}", last.neighbour(direction)?))
}

/// The spellings of a legal move from the first marble's old cell to the last one's new cell: one
/// in line, and two sideways, from either end.
fn first_last(mv: &str, is_own: impl Fn(Cell) -> bool) -> Option<Vec<String>> {
    match cells_in(mv)?[..] {
        [rear, next] => {
            let (direction, _) = rear.line_to(next)?;
            let row = rear.line(direction).take(LONGEST);
            let marbles = row.take_while(|&cell| is_own(cell)).count();
            Some(vec![format!("{rear}{}", rear.line(direction).nth(marbles)?)])
        }
        [first, last, to] => {
            let (direction, _) = first.line_to(to)?;
            Some(vec![format!("{first}{}", last.neighbour(direction)?), format!("{last}{to}")])
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Shape, cells_in};

    #[test]
    fn capitals_are_read_as_small_letters() {
        assert_eq!(Shape::of("C3c5D4"), Some(Shape::ThreeCells("c3c5d4".to_owned())));
    }

    #[test]
    fn a_text_is_cut_into_cells() {
        let names = |text| cells_in(text).map(|cells| cells.len());
        assert_eq!(names("c3c5d4"), Some(3));
        assert_eq!(names("a6"), None);
        assert_eq!(names("c3c"), None);
        assert_eq!(names("é3"), None);
    }
}
