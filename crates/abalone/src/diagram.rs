//! The board as it is drawn.

use serde::{Deserialize, Serialize};
use tetrarch_game::Seat;

use crate::{Cell, Event};

/// Marbles in cells, and how many each seat has pushed off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "AbaloneDiagram"))]
pub struct Diagram {
    /// The seat whose marble lies in each cell, in the order of [`Cell::all`].
    pub cells: Vec<Option<Seat>>,
    /// Marbles pushed off by each seat.
    pub pushed_off: Vec<u8>,
}

impl Diagram {
    /// Whose marble lies in a cell.
    #[must_use]
    pub fn marble(&self, cell: Cell) -> Option<Seat> {
        self.cells[cell.index()]
    }

    fn carry(&mut self, from: Cell, to: Cell) {
        self.cells[to.index()] = self.cells[from.index()].take();
    }
}

impl tetrarch_game::Diagram for Diagram {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Eject { from, by, .. } => {
                self.cells[from.index()] = None;
                self.pushed_off[by.index()] += 1;
            }
            Event::Push { from, to } | Event::Shift { from, to } => self.carry(from, to),
            Event::Pass => {}
        }
    }

    fn material(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    fn removed_by(event: &Event) -> usize {
        usize::from(matches!(event, Event::Eject { .. }))
    }
}
