//! Lines of the board.

use serde::Serialize;

use crate::{Axis, Point, PointSet};

/// A line that pieces move along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// The direction it runs in.
    pub axis: Axis,
    /// Its points, from one end to the other.
    pub points: Vec<Point>,
}

impl Line {
    /// The points as a set.
    #[must_use]
    pub fn set(&self) -> PointSet {
        self.points.iter().copied().collect()
    }

    /// The points of the line that lie between two of its points, the nearest to `from` first.
    #[must_use]
    pub fn between(&self, from: Point, to: Point) -> Vec<Point> {
        let place = |wanted| self.points.iter().position(|&point| point == wanted);
        match (place(from), place(to)) {
            (Some(from), Some(to)) if from < to => self.points[from + 1..to].to_vec(),
            (Some(from), Some(to)) if to < from => {
                self.points[to + 1..from].iter().rev().copied().collect()
            }
            _ => Vec::new(),
        }
    }
}
