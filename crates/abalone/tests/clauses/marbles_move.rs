//! Sheet 1: how marbles move.

use tetrarch_abalone::Illegal;
use tetrarch_game::Game;

use crate::drawing::{after, cell, draw, legal, refused, row_e, seat};

#[test]
fn clause_1_1_seats_take_turns_and_must_move() {
    let position = row_e(". . . . b . . . w");
    assert_eq!(position.turn(), seat(1));
    assert_eq!(refused(&position, "pass"), Illegal::CannotPass);
    let position = after(&position, "e5f5");
    assert_eq!(position.turn(), seat(2));
    assert_eq!(after(&position, "e9f9").turn(), seat(1));
}

#[test]
fn clause_1_2_one_marble_moves_in_six_directions() {
    let position = row_e(". . . . b . . . .");
    assert_eq!(legal(&position), ["e5d4", "e5d5", "e5e4", "e5e6", "e5f5", "e5f6"]);
}

#[test]
fn clause_1_2_two_or_three_marbles_move_along_their_row() {
    let drawn = |row| row_e(row).marbles(seat(1));
    let three = row_e(". b b b . . . . .");
    assert_eq!(after(&three, "e2e3").marbles(seat(1)), drawn(". . b b b . . . ."));
    assert_eq!(after(&three, "e3e4").marbles(seat(1)), drawn(". b . b b . . . ."));
    assert_eq!(after(&three, "e4e5").marbles(seat(1)), drawn(". b b . b . . . ."));
    assert_eq!(after(&three, "e4e3").marbles(seat(1)), drawn("b b b . . . . . ."));
}

#[test]
fn clause_1_2_two_or_three_marbles_move_sideways() {
    let position = draw(
        "    . . . . .
            . . . . . .
           . . . . . . .
          . . . . . . . .
         . . b b b . . . .
          . . . . . . . .
           . . . . . . .
            . . . . . .
             . . . . .",
        "b 0,0",
    );
    let moved = draw(
        "    . . . . .
            . . . . . .
           . . . . . . .
          . . b b b . . .
         . . . . . . . . .
          . . . . . . . .
           . . . . . . .
            . . . . . .
             . . . . .",
        "w 0,0",
    );
    assert_eq!(after(&position, "e3e5f4"), moved);
    let sideways: Vec<String> = legal(&position).into_iter().filter(|mv| mv.len() == 6).collect();
    assert_eq!(
        sideways,
        [
            "e3e4d2", "e3e4d3", "e3e4f3", "e3e4f4", "e3e5d2", "e3e5d3", "e3e5f3", "e3e5f4",
            "e4e5d3", "e4e5d4", "e4e5f4", "e4e5f5"
        ]
    );
}

#[test]
fn clause_1_2_four_marbles_do_not_move_together() {
    let position = row_e(". b b b b . . . .");
    assert_eq!(refused(&position, "e2e3"), Illegal::RowTooLong { cell: cell("e2"), marbles: 4 });
    assert_eq!(refused(&position, "e2e5f2"), Illegal::RowTooLong { cell: cell("e2"), marbles: 4 });
}

#[test]
fn clause_1_2_only_what_lies_there_and_is_yours_is_moved() {
    let position = row_e(". b . . w . . . .");
    assert_eq!(refused(&position, "e3e4"), Illegal::EmptyCell { cell: cell("e3") });
    assert_eq!(refused(&position, "e2e3f2"), Illegal::EmptyCell { cell: cell("e3") });
    let whites = Illegal::NotYourMarble { cell: cell("e5"), owner: seat(2) };
    assert_eq!(refused(&position, "e5e6"), whites);
    assert_eq!(refused(&position, "a9b9"), Illegal::NoSuchCell { cell: "a9".to_owned() });
}

#[test]
fn clause_1_2_a_sideways_move_needs_free_cells() {
    let position = draw(
        "    . . . . .
            . . . . . .
           . . . . . . .
          . . b . w . . .
         . . b b b . . . .
          . . . . . . . .
           . . . . . . .
            . . . . . .
             . . . . .",
        "b 0,0",
    );
    assert_eq!(
        refused(&position, "e3e4f4"),
        Illegal::SidewaysBlocked { cell: cell("f4"), owner: seat(1) }
    );
    assert_eq!(
        refused(&position, "e4e5f5"),
        Illegal::SidewaysPush { cell: cell("f6"), owner: seat(2) }
    );
}

#[test]
fn clause_1_3_marbles_that_move_together_lie_in_a_row() {
    let triangle = draw(
        "    . . . . .
            . . . . . .
           . . . . . . .
          . . . . b . . .
         . . . . b b . . .
          . . . . . . . .
           . . . . . . .
            . . . . . .
             . . . . .",
        "b 0,0",
    );
    let corners = Illegal::NotARow { first: cell("f6"), last: cell("e4") };
    assert_eq!(refused(&triangle, "f6e4g6"), corners);
    let nothing = Illegal::NotARow { first: cell("e5"), last: cell("e5") };
    assert_eq!(refused(&triangle, "e5e5f5"), nothing);
    let gap = row_e(". b . b . . . . .");
    assert_eq!(refused(&gap, "e2e4f2"), Illegal::EmptyCell { cell: cell("e3") });
}

#[test]
fn clause_1_4_marbles_move_by_one_cell() {
    let position = row_e(". b . . . . . . .");
    let far = |from, to| Illegal::NotAdjacent { from: cell(from), to: cell(to) };
    assert_eq!(refused(&position, "e2e4"), far("e2", "e4"));
    assert_eq!(refused(&position, "e2g3"), far("e2", "g3"));
    let row = row_e(". b b . . . . . .");
    assert_eq!(refused(&row, "e2e3g4"), far("e2", "g4"));
}

#[test]
fn no_marble_of_ones_own_falls_off() {
    let position = row_e(". . . . . . . b b");
    assert_eq!(refused(&position, "e8e9"), Illegal::OffTheBoard { cell: cell("e9") });
    let corner = draw(
        "    . . . . .
            . . . . . .
           . . . . . . .
          . . . . . . . .
         . . . . . . . . .
          . . . . . . . .
           . . . . . . .
            . . . . b b
             . . . . .",
        "b 0,0",
    );
    assert_eq!(refused(&corner, "b5b6a5"), Illegal::OffTheBoard { cell: cell("b6") });
}
