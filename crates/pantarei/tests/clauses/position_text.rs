//! Positions as text, and what can be wrong with them.

use tetrarch_game::Notation;
use tetrarch_pantarei::Pantarei;

use crate::drawn::standard;
use tetrarch_messages::english;

#[test]
fn set_up_positions_round_trip() {
    for text in [
        "n w - 1",
        "w1 ? - -",
        "b1b2/w3 b x 2",
        "w1/b2w3/n/b1 w - 2",
        "w1w1w1w2w2w2w3w3w3b1b1b1b2b2b2b3b3b3n w - 1",
        "w1/w1/w1/w2/w2/w2/w3/w3/w3/b1/b1/b1/b2/b2/b2/b3/b3/b3/n b x 1",
    ] {
        let position = Pantarei::parse_position(&standard(), text).expect("a good position");
        assert_eq!(position.position_text(), text);
    }
}

#[test]
fn an_error_names_the_offending_part() {
    for (text, message) in [
        (
            "",
            "Expected 4 parts with single spaces between them (snake, turn, lock and white), found 1.",
        ),
        (
            "w1  w - 1",
            "Expected 4 parts with single spaces between them (snake, turn, lock and white), found 5.",
        ),
        (" w - 1", "Stack 1 is empty. Expected at least one scale."),
        ("w1//b1 w - 1", "Stack 2 is empty. Expected at least one scale."),
        ("w1/b1/ w - 1", "Stack 3 is empty. Expected at least one scale."),
        ("w1/b1x2 w - 1", "Stack 2 has a scale that begins with “x”. Expected w, b or n."),
        ("w1/é w - 1", "Stack 2 has a scale that begins with “é”. Expected w, b or n."),
        ("w1/b4 w - 1", "Stack 2 has a scale of value “4”. Expected 1, 2 or 3."),
        ("w1b w - 1", "Stack 1 ends with a colour. Expected its value: 1, 2 or 3."),
        ("n1 w - 1", "Stack 1 has a scale that begins with “1”. Expected w, b or n."),
        ("b2b2/b2/b2 w - 1", "Expected at most 3 × b2, found 4."),
        ("n/w1n w - 1", "Expected at most 1 × n, found 2."),
        ("w1 W - 1", "The side to move is “W”. Expected w, b or ?."),
        ("w1 w o 1", "The lock is “o”. Expected x or -."),
        ("w1 w - 3", "The seat that plays white is “3”. Expected 1, 2 or -."),
        ("w1 ? x -", "The last turn cannot have been a swap before the colours are chosen."),
        (
            "w1 ? - 2",
            "The seat that plays white is “2”. Expected - while seat 1 has not chosen a colour (turn ?).",
        ),
        ("w1 b - -", "The colours have been chosen. Expected 1 or 2, the seat that plays white."),
        (
            "w1w1w1w2w2w2w3 ? - -",
            "The colours must be chosen, because a stack of 7 or more has won.",
        ),
    ] {
        let error = Pantarei::parse_position(&standard(), text).expect_err("a bad text");
        assert_eq!(english(&error), message, "{text:?}");
    }
}
