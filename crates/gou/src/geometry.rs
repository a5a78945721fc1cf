//! The board under the pieces.

use serde::Serialize;

use crate::{Board, Point};

/// The points and lines of a board, to be drawn under its pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GouGeometry"))]
pub struct Geometry {
    /// Every point in reading order.
    pub points: Vec<Point>,
    /// Every line: its points from one end to the other, which lie on one straight line.
    pub lines: Vec<Vec<Point>>,
    /// The points that win when one player's pieces stand on all of them.
    pub goals: Vec<Point>,
}

impl From<&Board> for Geometry {
    fn from(board: &Board) -> Self {
        Self {
            points: board.points().iter().collect(),
            lines: board.lines().iter().map(|line| line.points.clone()).collect(),
            goals: board.goals().iter().collect(),
        }
    }
}
