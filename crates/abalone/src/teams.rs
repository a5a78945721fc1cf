//! Who plays which colour, and for whom.

use tetrarch_game::{Seat, Side, Team};

const LETTERS: [char; 6] = ['b', 'w', 'r', 'y', 'g', 'u'];
const COLOURS: [&str; 6] = ["black", "white", "red", "yellow", "green", "blue"];

/// A seat's letter in position texts.
pub(crate) fn letter(seat: Seat) -> char {
    LETTERS[seat.index()]
}

/// The seat with a letter, in a game with this number of seats.
pub(crate) fn seat_of_letter(letter: char, seats: usize) -> Option<Seat> {
    Seat::all(seats).find(|seat| LETTERS[seat.index()] == letter)
}

/// The colour of a seat's marbles, which is also what the seat is called.
pub(crate) fn colour(seat: Seat) -> Side {
    Side(COLOURS[seat.index()])
}

/// The same for the arguments of messages.
pub(crate) fn side_of(seat: &Seat) -> Side {
    colour(*seat)
}

/// Whether seats play in teams: four or six do (sheet 4.2).
pub(crate) const fn has_partners(seats: usize) -> bool {
    seats > 3
}

/// A seat's team: everyone alone in a game of two or three; seats of two teams take turns in a
/// game of four or six (sheet 4.2).
pub(crate) const fn team_of(seat: Seat, seats: usize) -> Team {
    Team::from_index(if has_partners(seats) { seat.index() % 2 } else { seat.index() })
}

/// The number of teams.
pub(crate) const fn team_count(seats: usize) -> usize {
    if has_partners(seats) { 2 } else { seats }
}
