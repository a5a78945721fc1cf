//! The snake as it is drawn.

use tetrarch_game::Seat;

use crate::{Colour, Event, Scale};

/// Stacks from left to right.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PantareiDiagram"))]
pub struct Diagram {
    /// Each stack from bottom to top. A stack is empty only while a move is under way.
    pub stacks: Vec<Vec<Scale>>,
    /// The seat that plays white, once it is chosen.
    pub white: Option<Seat>,
    /// Whether the turn just played was a swap: no swap may follow it.
    pub after_swap: bool,
}

impl tetrarch_game::Diagram for Diagram {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        // A turn is told by a choice, a move, a swap or a pass, and each ends the ban or begins it.
        self.after_swap = matches!(event, Event::Swap { .. });
        match *event {
            Event::Choose { seat, colour } => {
                self.white = Some(match colour {
                    Colour::White => seat,
                    Colour::Black => seat.next(2),
                });
            }
            Event::Move { from, to, scales } => {
                let left = &mut self.stacks[usize::from(from) - 1];
                let travelling = left.split_off(left.len() - usize::from(scales));
                self.stacks[usize::from(to) - 1].extend(travelling);
            }
            Event::Close { at } => {
                self.stacks.remove(usize::from(at) - 1);
            }
            Event::Swap { first, second } => {
                self.stacks.swap(usize::from(first) - 1, usize::from(second) - 1);
            }
            Event::Stack { .. } | Event::Pass => {}
        }
    }

    fn material(&self) -> usize {
        self.stacks.iter().map(Vec::len).sum()
    }

    fn removed_by(_: &Event) -> usize {
        0
    }
}
