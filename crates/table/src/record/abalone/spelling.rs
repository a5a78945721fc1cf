//! The ways to write a move of Abalone.

use std::collections::HashMap;

use tetrarch_catalog::{Position, Seat};

use super::cell::Cell;

/// The longest row that moves.
const LONGEST: i8 = 3;

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
        match Cell::all_in(&plain)?.as_slice() {
            [from, to] if (*to - *from).is_one() => Some(Self::Neighbours(plain)),
            [_, _] => Some(Self::Apart(plain)),
            [_, _, _] => Some(Self::ThreeCells(plain)),
            _ => None,
        }
    }

    /// The legal moves that can be written so, each by its canonical text.
    pub(super) fn moves(&self, position: &Position, spelling: Spelling) -> Vec<String> {
        let board = Board::of(position);
        let is_meant = |mv: &String| match self {
            Self::Pass => mv == "pass",
            Self::Neighbours(text) => {
                mv == text || spelling == Spelling::FirstLast && board.first_last(mv).contains(text)
            }
            Self::Apart(text) => board.first_last(mv).contains(text),
            Self::ThreeCells(text) => mv == text || other_end_first(mv).as_ref() == Some(text),
        };
        position.moves().into_iter().filter(is_meant).collect()
    }
}

/// `c5c3d6` for `c3c5d4`.
fn other_end_first(mv: &str) -> Option<String> {
    match *Cell::all_in(mv)? {
        [first, last, to] => Some(format!("{last}{first}{}", last + (to - first))),
        _ => None,
    }
}

/// Whose marbles lie where, for the seat to move.
struct Board {
    own_team: HashMap<(i8, i8), bool>,
}

impl Board {
    fn of(position: &Position) -> Self {
        let text = position.text();
        let rows = text.split(' ').next().unwrap_or_default();
        let team = position.team(position.turn());
        let mut own_team = HashMap::new();
        for (row, marbles) in (0..9_i8).rev().zip(rows.split('/')) {
            let mut column = (row - 4).max(0);
            for letter in marbles.chars() {
                if let Some(run) = letter.to_digit(10) {
                    column += run as i8;
                    continue;
                }
                let seat = "bwrygu".find(letter).map(Seat::from_index);
                let own = seat.is_some_and(|seat| position.team(seat) == team);
                own_team.insert((row, column), own);
                column += 1;
            }
        }
        Self { own_team }
    }

    /// The spellings of a move from the first marble's old cell to the last one's new cell: one in
    /// line, and two sideways, from either end.
    fn first_last(&self, mv: &str) -> Vec<String> {
        match *Cell::all_in(mv).unwrap_or_default() {
            [rear, next] => {
                let step = next - rear;
                let is_own = |marbles: &i8| {
                    let cell = rear + step * *marbles;
                    self.own_team.get(&(cell.row, cell.column)) == Some(&true)
                };
                let marbles = (1..LONGEST).take_while(is_own).count() as i8 + 1;
                vec![format!("{rear}{}", rear + step * marbles)]
            }
            [first, last, to] => {
                let step = to - first;
                vec![format!("{first}{}", last + step), format!("{last}{to}")]
            }
            _ => Vec::new(),
        }
    }
}
