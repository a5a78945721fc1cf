//! What a turn tells: its events and its sentence.

use serde_json::json;
use tetrarch_game::{Notation, Seat, events_of, story_of};
use tetrarch_pantarei::{Colour, Event, Pantarei};

use crate::drawn::drawn;
use tetrarch_messages::english;

fn told(position: &Pantarei, text: &str) -> (Vec<Event>, String) {
    let mv = position.parse_move(text).expect("a legal move");
    (events_of(position, mv), english(&story_of(position, mv)))
}

#[test]
fn the_choice_of_a_colour() {
    let (events, sentence) = told(&drawn("w1 b2", "? - -"), "black");
    assert_eq!(events, [Event::Choose { seat: Seat::FIRST, colour: Colour::Black }]);
    assert_eq!(sentence, "Seat 1 takes Black; Seat 2 plays White and moves first.");
}

#[test]
fn a_scale_leaves_a_stack_behind() {
    let position = drawn(
        "
            w1
         b1 n  w2",
        "w - 1",
    );
    let (events, sentence) = told(&position, "2r");
    assert_eq!(
        events,
        [Event::Move { from: 2, to: 3, scales: 1 }, Event::Stack { at: 3, height: 2 }]
    );
    assert_eq!(sentence, "White moves a white 1 from stack 2 onto stack 3, which is now 2 high.");
}

#[test]
fn a_gap_closes() {
    let position = drawn(
        "
            w1
         b1 n  w2",
        "w - 1",
    );
    let (events, sentence) = told(&position, "2l2");
    assert_eq!(
        events,
        [
            Event::Move { from: 2, to: 1, scales: 2 },
            Event::Stack { at: 1, height: 3 },
            Event::Close { at: 2 },
        ]
    );
    assert_eq!(
        sentence,
        "White moves a white 1 with the neutral scale under it from stack 2 onto stack 1, \
         which is now 3 high; the gap closes."
    );
}

#[test]
fn a_win() {
    let position = drawn(
        "
            b1
            b2
            w3
            w2
            w1
         b3 b3 w1",
        "w - 2",
    );
    let (events, sentence) = told(&position, "3l");
    assert_eq!(events[1], Event::Stack { at: 2, height: 7 });
    assert_eq!(
        sentence,
        "White moves a white 1 from stack 3 onto stack 2, which is now 7 high and wins; \
         the gap closes."
    );
}

#[test]
fn a_swap() {
    let (events, sentence) = told(&drawn("b1 w3 b2", "b - 1"), "3x1");
    assert_eq!(events, [Event::Swap { first: 1, second: 3 }]);
    assert_eq!(sentence, "Black swaps stacks 1 and 3.");
}

#[test]
fn a_pass() {
    let (events, sentence) = told(&drawn("w1 b3", "b - 1"), "pass");
    assert_eq!(events, [Event::Pass]);
    assert_eq!(sentence, "Black can neither move nor swap, and passes.");
}

#[test]
fn events_are_serialised_by_name() {
    let event = Event::Move { from: 2, to: 1, scales: 2 };
    assert_eq!(
        serde_json::to_value(event).expect("plain data"),
        json!({ "event": "move", "from": 2, "to": 1, "scales": 2 })
    );
}
