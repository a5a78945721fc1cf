//! The events and the sentence of a move.

use tetrarch_abalone::{Abalone, Direction, Event};
use tetrarch_game::{Notation, Presentation, events_of, story_of};

use crate::drawing::{cell, draw, options, row_e, row_e_with, seat};
use tetrarch_messages::english;

fn events(position: &Abalone, text: &str) -> Vec<Event> {
    events_of(position, position.parse_move(text).expect("a legal move"))
}

fn sentence(position: &Abalone, text: &str) -> String {
    english(&story_of(position, position.parse_move(text).expect("a legal move")))
}

#[test]
fn the_foremost_marble_goes_first() {
    let push = row_e(". . b b b w w . .");
    let (from_to, shift) = (
        |from, to| Event::Push { from: cell(from), to: cell(to) },
        |from, to| Event::Shift { from: cell(from), to: cell(to) },
    );
    assert_eq!(
        events(&push, "e3e4"),
        [
            from_to("e7", "e8"),
            from_to("e6", "e7"),
            shift("e5", "e6"),
            shift("e4", "e5"),
            shift("e3", "e4")
        ]
    );
    let over_the_edge = row_e("w b b . . . . . .");
    assert_eq!(
        events(&over_the_edge, "e3e2"),
        [
            Event::Eject {
                from: cell("e1"),
                direction: Direction::West,
                marble: seat(2),
                by: seat(1)
            },
            shift("e2", "e1"),
            shift("e3", "e2")
        ]
    );
    assert_eq!(events(&push, "e3e4f3"), [shift("e4", "f4"), shift("e3", "f3")]);
}

#[test]
fn a_move_is_told_in_a_sentence() {
    let position = row_e(". . b b b w w . .");
    let cases = [
        ("e5f5", "Black moves the marble on e5 to f5."),
        ("e5e4", "Black moves the row e3-e5 to e2-e4."),
        ("e3e4d2", "Black moves the row e3-e4 sideways to d2-d3."),
        ("e3e4", "Black moves the row e3-e5 to e4-e6 and pushes 2 of White’s marbles."),
    ];
    for (mv, told) in cases {
        assert_eq!(sentence(&position, mv), told);
    }
    assert_eq!(
        sentence(&row_e("b b w . . . . . ."), "e1e2"),
        "Black moves the row e1-e2 to e2-e3 and pushes White’s marble."
    );
    assert_eq!(
        sentence(&row_e("w w b b b . . . ."), "e5e4"),
        "Black moves the row e3-e5 to e2-e4 and pushes White’s marble off the board."
    );
    let three = row_e_with(options("three-players", &[]), "b b b w r . . . .", "b 0,0,0");
    assert_eq!(
        sentence(&three, "e1e2"),
        "Black moves the row e1-e3 to e2-e4 and pushes White’s and Red’s marbles."
    );
}

#[test]
fn a_pass_is_told_too() {
    let nothing_left = draw(
        "    . . . . .
            . . . . . .
           . . . . . . .
          . . . . . . . .
         . . . . w . . . .
          . . . . . . . .
           . . . . . . .
            . . . . . .
             . . . . .",
        "b 0,0",
    );
    assert_eq!(events(&nothing_left, "pass"), [Event::Pass]);
    assert_eq!(sentence(&nothing_left, "pass"), "Black cannot move, and passes.");
}

#[test]
fn seats_are_called_by_their_colours() {
    let six = row_e_with(options("six-players", &[]), ". . . . . . . . .", "b 0,0,0,0,0,0");
    let names: Vec<String> =
        tetrarch_game::Seat::all(6).map(|seat| english(&six.side(seat))).collect();
    assert_eq!(names, ["Black", "White", "Red", "Yellow", "Green", "Blue"]);
}
