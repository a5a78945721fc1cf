//! The places at a table.

use tetrarch_catalog::{Position, Seat};
use tetrarch_protocol::{Occupant, SeatView};

/// A place at a table, with who sits there.
#[must_use]
pub fn side_view(position: &Position, seat: Seat, occupant: Occupant) -> SeatView {
    SeatView {
        seat: seat.number(),
        side: position.side(seat).to_string(),
        team: position.team(seat).number(),
        occupant,
    }
}
