//! One player's sixteen pits in the order they are sown.
//!
//! Counted from the first outer pit of the loop, places 0 to 7 are the outer row and 8 to 15 the
//! inner one, for both players and in both directions: the other direction is the mirror image,
//! the other player the board turned by half. So the rules below this file know neither.

use tetrarch_game::Seat;

use crate::{Direction, Pit};

/// The seeds of one player's pits, in the order they are sown.
pub(crate) type Side = [u8; PLACES];

/// Pits of one side.
pub(crate) const PLACES: usize = 16;

/// Each place itself.
pub(crate) const PLACE: Side = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// The first place of the inner row.
pub(crate) const INNER: usize = 8;

/// Where a player's pit stands in the order of sowing.
#[inline]
pub(crate) const fn place_of(pit: Pit, direction: Direction) -> usize {
    let souths = match pit.owner() {
        Seat::FIRST => pit,
        _ => pit.half_turned(),
    };
    souths.index() ^ turn_back(souths.index(), direction)
}

/// The pit at a place of a player's side.
#[inline]
pub(crate) const fn pit_at(place: usize, owner: Seat, direction: Direction) -> Pit {
    let souths = Pit::from_index(place ^ turn_back(place, direction));
    match owner {
        Seat::FIRST => souths,
        _ => souths.half_turned(),
    }
}

/// Sowing runs up the columns in one row and down in the other: 7 where it runs down.
const fn turn_back(place: usize, direction: Direction) -> usize {
    let runs_down = (place >= INNER) == matches!(direction, Direction::CounterClockwise);
    if runs_down { Pit::COLUMNS - 1 } else { 0 }
}
