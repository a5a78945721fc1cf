//! Who plays together.

use tetrarch_catalog::{Position, Seat, Team};

/// How many teams play.
pub(crate) fn team_count(position: &Position) -> usize {
    let teams = Seat::all(position.seats()).map(|seat| position.team(seat).index() + 1);
    teams.max().expect("every game has seats")
}

/// The team whose turn it is.
pub(crate) fn team_to_move(position: &Position) -> Team {
    position.team(position.turn())
}
