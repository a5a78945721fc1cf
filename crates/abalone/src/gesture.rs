//! What a hand does to play a move.

use serde::Serialize;

use crate::{Cell, Direction, Event, Move};

/// Which marbles are taken and which way they go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "ts", ts(rename = "AbaloneGesture"))]
pub enum Gesture {
    /// One to three marbles of a row go one cell.
    Shift {
        /// The moving marbles of the player and its partners. In line the rear one comes first,
        /// sideways the one in the smaller cell.
        marbles: Vec<Cell>,
        /// Which way.
        direction: Direction,
        /// The rivals' marbles that are pushed, the nearest first.
        pushes: Vec<Cell>,
        /// The last of them, if it falls off the board.
        ejects: Option<Cell>,
    },
    /// Nothing can be moved.
    Pass,
}

impl Gesture {
    /// What the hand does to play a move that has these events.
    pub(crate) fn of(mv: Move, events: &[Event]) -> Self {
        let (direction, in_line) = match mv {
            Move::Pass => return Self::Pass,
            Move::InLine { direction, .. } => (direction, true),
            Move::Sideways { direction, .. } => (direction, false),
        };
        let (mut marbles, mut pushes, mut ejects) = (Vec::new(), Vec::new(), None);
        // The story begins with the foremost marble.
        for event in events.iter().rev() {
            match *event {
                Event::Shift { from, .. } => marbles.push(from),
                Event::Push { from, .. } => pushes.push(from),
                Event::Eject { from, .. } => {
                    pushes.push(from);
                    ejects = Some(from);
                }
                Event::Pass => {}
            }
        }
        if !in_line {
            marbles.sort_unstable();
        }
        Self::Shift { marbles, direction, pushes, ejects }
    }
}
