//! The story of a move.

use serde::Serialize;

use crate::Point;

/// One step of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "event")]
#[cfg_attr(feature = "ts", ts(rename = "GouEvent"))]
pub enum Event {
    /// A piece moves along a line.
    Slide {
        /// From here.
        from: Point,
        /// To here.
        to: Point,
    },
    /// The moved piece and a partner hold enemy pieces between them.
    Pinch {
        /// The moved piece.
        by: Point,
        /// The piece at the other end.
        with: Point,
        /// What they hold: one piece, or a row of them in variation 1, from `by` to `with`.
        held: Vec<Point>,
    },
    /// A captured piece leaves the board.
    Remove {
        /// From here.
        point: Point,
    },
}
