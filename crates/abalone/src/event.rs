//! The story of a move.

use serde::Serialize;
use tetrarch_game::Seat;

use crate::{Cell, Direction};

/// One step of a move, a marble at a time, the foremost marble first, so that each marble finds
/// its cell free. All steps of a move happen at once for the eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "event")]
#[cfg_attr(feature = "ts", ts(rename = "AbaloneEvent"))]
pub enum Event {
    /// A pushed marble falls off the board and counts for the seat that pushed.
    Eject {
        /// Its last cell.
        from: Cell,
        /// Which way it falls.
        direction: Direction,
        /// Whose marble it was.
        marble: Seat,
        /// Who pushed it off.
        by: Seat,
    },
    /// A pushed marble gives way.
    Push {
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
    },
    /// One of the moving marbles shifts.
    Shift {
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
    },
    /// Nothing can be moved.
    Pass,
}
