//! A plain board: named cells in rows, with at most one piece in each. A game that is drawn, told and pressed in these words is
//! shown by every front end before it has a board of its own.

use crate::{Diagram, Seat};

/// Cells in rows, and what each seat has in hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlainDiagram {
    /// The rows from top to bottom, each from left to right; none where the board has a gap.
    pub rows: Vec<Vec<Option<PlainCell>>>,
    /// How many pieces each seat has yet to place, in turn order; nothing in games that place none.
    #[cfg_attr(feature = "serde", serde(default))]
    pub hand: Vec<u16>,
    /// Every piece that there is, for those who set up a position.
    #[cfg_attr(feature = "serde", serde(default))]
    pub kinds: Vec<PlainPiece>,
}

/// A cell and what lies in it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlainCell {
    /// As moves write it: `b2`.
    pub name: String,
    /// What lies there.
    pub piece: Option<PlainPiece>,
}

/// A piece.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlainPiece {
    /// Whose it is.
    pub seat: Seat,
    /// What is drawn, so that colour is not needed: one or two signs.
    pub mark: String,
}

/// One step of a move on a plain board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PlainEvent {
    /// A piece comes from the hand of its seat.
    Place {
        /// Where it is put.
        cell: String,
        /// The piece.
        piece: PlainPiece,
    },
    /// A piece goes from one cell to another.
    Move {
        /// Where it lay.
        from: String,
        /// Where it goes.
        to: String,
    },
    /// A piece leaves the game.
    Remove {
        /// Where it lay.
        cell: String,
    },
}

/// The cells that are pressed to play a move, in order. None for a move without a place, such as a pass: it is chosen from a list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlainGesture {
    /// By name.
    pub cells: Vec<String>,
}

impl PlainDiagram {
    /// A rectangle with columns `a`, `b`, … and rows counted from the bottom, as on a chess board. `piece` is asked for what lies in
    /// each column and row, both counted from 0 at the lower left.
    ///
    /// # Panics
    /// If there are more columns than letters.
    #[must_use]
    pub fn grid(
        columns: u8,
        rows: u8,
        piece: impl Fn(u8, u8) -> Option<PlainPiece>,
    ) -> PlainDiagram {
        assert!(columns <= 26, "columns are letters");
        let cell = |column, row| {
            Some(PlainCell { name: Self::grid_cell(column, row), piece: piece(column, row) })
        };
        let row = |row| (0..columns).map(|column| cell(column, row)).collect();
        Self { rows: (0..rows).rev().map(row).collect(), hand: Vec::new(), kinds: Vec::new() }
    }

    /// The name of a cell of a [`grid`](Self::grid).
    #[must_use]
    pub fn grid_cell(column: u8, row: u8) -> String {
        format!("{}{}", char::from(b'a' + column), row + 1)
    }

    /// Every cell, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = &PlainCell> {
        self.rows.iter().flatten().flatten()
    }

    fn piece_mut(&mut self, name: &str) -> Option<&mut Option<PlainPiece>> {
        let mut cells = self.rows.iter_mut().flatten().flatten();
        cells.find(|cell| cell.name == name).map(|cell| &mut cell.piece)
    }

    fn put(&mut self, name: &str, piece: Option<PlainPiece>) {
        if let Some(place) = self.piece_mut(name) {
            *place = piece;
        }
    }
}

impl Diagram for PlainDiagram {
    type Event = PlainEvent;

    fn apply(&mut self, event: &PlainEvent) {
        match event {
            PlainEvent::Place { cell, piece } => {
                if let Some(hand) = self.hand.get_mut(piece.seat.index()) {
                    *hand = hand.saturating_sub(1);
                }
                self.put(cell, Some(piece.clone()));
            }
            PlainEvent::Move { from, to } => {
                let piece = self.piece_mut(from).and_then(Option::take);
                self.put(to, piece);
            }
            PlainEvent::Remove { cell } => self.put(cell, None),
        }
    }

    fn material(&self) -> usize {
        let in_hand: usize = self.hand.iter().copied().map(usize::from).sum();
        in_hand + self.cells().filter(|cell| cell.piece.is_some()).count()
    }

    fn removed_by(event: &PlainEvent) -> usize {
        usize::from(matches!(event, PlainEvent::Remove { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stone(seat: Seat) -> PlainPiece {
        PlainPiece { seat, mark: "●".to_owned() }
    }

    fn names(diagram: &PlainDiagram) -> Vec<&str> {
        let full = diagram.cells().filter(|cell| cell.piece.is_some());
        full.map(|cell| cell.name.as_str()).collect()
    }

    #[test]
    fn a_grid_is_read_from_the_top() {
        let diagram = PlainDiagram::grid(2, 3, |_, _| None);
        let names: Vec<&str> = diagram.cells().map(|cell| cell.name.as_str()).collect();
        assert_eq!(names, ["a3", "b3", "a2", "b2", "a1", "b1"]);
    }

    #[test]
    fn pieces_are_placed_from_the_hand_moved_and_removed() {
        let mut diagram = PlainDiagram::grid(2, 2, |_, _| None);
        diagram.hand = vec![2, 1];
        let place = PlainEvent::Place { cell: "a1".to_owned(), piece: stone(Seat::FIRST) };
        diagram.apply(&place);
        assert_eq!((names(&diagram), &diagram.hand[..]), (vec!["a1"], &[1, 1][..]));
        diagram.apply(&PlainEvent::Move { from: "a1".to_owned(), to: "b2".to_owned() });
        assert_eq!(names(&diagram), ["b2"]);
        assert_eq!(diagram.material(), 3);
        let remove = PlainEvent::Remove { cell: "b2".to_owned() };
        diagram.apply(&remove);
        assert_eq!(diagram.material() + PlainDiagram::removed_by(&remove), 3);
    }
}
