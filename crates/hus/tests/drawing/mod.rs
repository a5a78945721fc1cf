//! Boards as they are drawn in the tests: North's outer row on top, a dot for an empty pit.

#![allow(dead_code, reason = "each test file uses a part of it")]

use tetrarch_game::{Game, Notation, Seat};
use tetrarch_hus::{Hus, Options, Pit, Rows};

pub const SOUTH: Seat = Seat::FIRST;
pub const NORTH: Seat = Seat::SECOND;

/// The position of a drawn board.
pub fn drawn(options: &Options, turn: Seat, board: &str) -> Hus {
    let seeds: Vec<u8> = board
        .split_whitespace()
        .map(|pit| if pit == "." { 0 } else { pit.parse().expect("a dot or a number") })
        .collect();
    assert_eq!(seeds.len(), Pit::COUNT, "four rows of eight are drawn");
    let mut rows = Rows::default();
    for (row, seeds) in seeds.chunks(Pit::COLUMNS).enumerate() {
        rows[Pit::ROWS - 1 - row].copy_from_slice(seeds);
    }
    Hus::set_up(options, rows, turn).expect("a possible board")
}

/// Plays a move and compares the board after it.
pub fn assert_played(before: &Hus, text: &str, after: &str) {
    let mut position = before.clone();
    let mv = position.parse_move(text).expect("a legal move");
    position.play(mv);
    let expected = drawn(&before.options(), before.turn().next(2), after);
    assert_eq!(position.position_text(), expected.position_text());
}
