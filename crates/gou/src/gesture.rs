//! What a hand does to play a move.

use serde::Serialize;

use crate::{Event, Move, Point};

/// A piece is taken from a point to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GouGesture"))]
pub struct Gesture {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
    /// The points of the pieces that it captures there.
    pub captures: Vec<Point>,
}

impl Gesture {
    /// What the hand does to play a move that has these events.
    pub(crate) fn of(mv: Move, events: &[Event]) -> Self {
        let captured = |event: &Event| match event {
            Event::Remove { point } => Some(*point),
            Event::Slide { .. } | Event::Pinch { .. } => None,
        };
        Self {
            from: mv.from(),
            to: mv.to(),
            captures: events.iter().filter_map(captured).collect(),
        }
    }
}
