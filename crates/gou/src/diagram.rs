//! The board as it is drawn.

use serde::{Deserialize, Serialize};
use tetrarch_game::Seat;

use crate::{Event, Point};

/// Pieces on points, row by row from the top. The lines are the board's, not the drawing's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GouDiagram"))]
pub struct Diagram {
    /// Every point of the board in reading order.
    pub spots: Vec<Spot>,
}

/// A point and what stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GouSpot"))]
pub struct Spot {
    /// Where.
    pub point: Point,
    /// Whose piece.
    pub piece: Option<Seat>,
    /// Whether it is a goal point.
    pub goal: bool,
}

impl Diagram {
    /// Whose piece stands on a point.
    #[must_use]
    pub fn piece(&self, point: Point) -> Option<Seat> {
        self.spots.iter().find(|spot| spot.point == point).and_then(|spot| spot.piece)
    }

    fn take(&mut self, point: Point) -> Option<Seat> {
        self.spots.iter_mut().find(|spot| spot.point == point).and_then(|spot| spot.piece.take())
    }
}

impl tetrarch_game::Diagram for Diagram {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Slide { from, to } => {
                let piece = self.take(from);
                if let Some(spot) = self.spots.iter_mut().find(|spot| spot.point == to) {
                    spot.piece = piece;
                }
            }
            Event::Pinch { .. } => {}
            Event::Remove { point } => {
                self.take(point);
            }
        }
    }

    fn material(&self) -> usize {
        self.spots.iter().filter(|spot| spot.piece.is_some()).count()
    }

    fn removed_by(event: &Event) -> usize {
        usize::from(matches!(event, Event::Remove { .. }))
    }
}
