//! The events of a move and the sentence made of them.

mod drawing;

use drawing::{NORTH, SOUTH, drawn};
use tetrarch_game::{Notation, Presentation, Seat, events_of, story_of};
use tetrarch_hus::{Event, Hus, Options};
use tetrarch_messages::english;

/// The events in short: `1@b1` begins a lap, `-4 b1` lifts, `x2 c3` captures, `c1` sows.
fn events(position: &Hus, text: &str) -> String {
    let mv = position.parse_move(text).expect("a legal move");
    let short = |event: &Event| match event {
        Event::Lap { number, pit } => format!("{number}@{pit}"),
        Event::Lift { pit, seeds } => format!("-{seeds} {pit}"),
        Event::Capture { pit, seeds } => format!("x{seeds} {pit}"),
        Event::Sow { pit } => pit.to_string(),
    };
    events_of(position, mv).iter().map(short).collect::<Vec<_>>().join(", ")
}

fn story(position: &Hus, text: &str) -> String {
    english(&story_of(position, position.parse_move(text).expect("a legal move")))
}

#[test]
fn with_own_the_pit_is_lifted_before_the_inner_and_the_outer_capture() {
    let position = drawn(
        &Options::EUROPEAN,
        SOUTH,
        "2 . 2 . . . . .
         . . 1 . . . . .
         . . 1 . . . . .
         . 4 . . . . . .",
    );
    assert_eq!(
        events(&position, "b1"),
        "1@b1, -4 b1, a1, a2, b2, c2, 2@c2, -2 c2, x1 c3, x2 c4, d2, e2, f2, g2, h2"
    );
    assert_eq!(
        story(&position, "b1"),
        "South sows from b1 in 2 laps, captures 3 seeds and ends in h2."
    );
}

#[test]
fn an_empty_outer_pit_makes_no_event() {
    let position = drawn(
        &Options::EUROPEAN,
        NORTH,
        ". . . . . . 4 .
         . . . . . 1 . .
         . . . . . 1 . .
         2 . . . . . . .",
    );
    assert_eq!(
        events(&position, "g4"),
        "1@g4, -4 g4, h4, h3, g3, f3, 2@f3, -2 f3, x1 f2, e3, d3, c3"
    );
    assert_eq!(
        story(&position, "g4"),
        "North sows from g4 in 2 laps, captures one seed and ends in c3."
    );
}

#[test]
fn captured_only_nothing_is_lifted_with_a_capture() {
    let position = drawn(
        &Options::AFRICAN,
        SOUTH,
        "2 . . . . . 2 .
         . . . . . . 1 .
         . . . . . . 1 .
         . . . . . . 3 .",
    );
    assert_eq!(events(&position, "g1"), "1@g1, -3 g1, h1, h2, g2, 2@g2, x1 g3, x2 g4, f2, e2, d2");
}

#[test]
fn a_plain_move_is_told_in_one_lap() {
    let position = drawn(
        &Options::AFRICAN,
        SOUTH,
        "2 . . . . . . .
         . . . . . . . .
         . . . . . . . .
         2 . . . . . . .",
    );
    assert_eq!(story(&position, "a1"), "South sows from a1 in one lap and ends in c1.");
    assert_eq!(english(&position.side(Seat::FIRST)), "South");
    assert_eq!(english(&position.side(Seat::SECOND)), "North");
}
