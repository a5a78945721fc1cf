//! Sheet 4.1: three players, everyone alone.

use tetrarch_abalone::{Abalone, Illegal};
use tetrarch_game::{Game, Seat, Seed, Team};

use crate::drawing::{after, cell, options, refused, row_e_with, seat};

fn three(row: &str, rest: &str) -> Abalone {
    row_e_with(options("three-players", &[]), row, rest)
}

#[test]
fn clause_4_1_everyone_has_eleven_marbles_and_plays_alone() {
    let start = Abalone::start(&options("three-players", &[]), Seed(0)).unwrap();
    for seat in Seat::all(3) {
        assert_eq!(start.marbles(seat).len(), 11);
        assert_eq!(start.team(seat), Team::from_index(seat.index()));
    }
}

#[test]
fn clause_4_1_two_marbles_of_different_colours_can_be_pushed() {
    let pushed = three(". . b b b w r . .", "w 0,0,0");
    assert_eq!(after(&three(". b b b w r . . .", "b 0,0,0"), "e2e3"), pushed);
    let position = three("b b w r . . . . .", "b 0,0,0");
    assert_eq!(refused(&position, "e1e2"), Illegal::TooWeak { pushing: 2, pushed: 2 });
}

#[test]
fn clause_4_1_anybodys_marble_counts_and_the_first_to_reach_six_wins() {
    let position = three("r w b b b . . . .", "b 5,5,5");
    let won = after(&position, "e5e4");
    assert_eq!(won, three("w b b b . . . . .", "w 6,5,5"));
    assert_eq!(won.outcome().unwrap().winner, Some(Team::FIRST));
}

#[test]
fn clause_4_1_nobody_is_out_before_the_end() {
    let position = three("w w w . . . . . r", "b 0,0,0");
    assert_eq!(after(&position, "pass").turn(), seat(2));
    let foreign = Illegal::NotYourMarble { cell: cell("e9"), owner: seat(3) };
    assert_eq!(refused(&after(&position, "pass"), "e9e8"), foreign);
}
