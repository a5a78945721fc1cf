//! Positions as text, and what can be wrong with them.

use tetrarch_game::Notation;
use tetrarch_pantarei::Pantarei;

use crate::drawn::standard;

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
        ("", "the text needs 4 fields with one space between (snake, turn, lock and white), not 1"),
        (
            "w1  w - 1",
            "the text needs 4 fields with one space between (snake, turn, lock and white), not 5",
        ),
        (" w - 1", "stack 1 is empty, at least one scale expected"),
        ("w1//b1 w - 1", "stack 2 is empty, at least one scale expected"),
        ("w1/b1/ w - 1", "stack 3 is empty, at least one scale expected"),
        ("w1/b1x2 w - 1", "stack 2 has a scale beginning with 'x', w, b or n expected"),
        ("w1/é w - 1", "stack 2 has a scale beginning with 'é', w, b or n expected"),
        ("w1/b4 w - 1", "stack 2 has a scale of value '4', 1, 2 or 3 expected"),
        ("w1b w - 1", "stack 1 ends with a colour, its value 1, 2 or 3 expected"),
        ("n1 w - 1", "stack 1 has a scale beginning with '1', w, b or n expected"),
        ("b2b2/b2/b2 w - 1", "the snake has 4 scales b2, at most 3 expected"),
        ("n/w1n w - 1", "the snake has 2 scales n, at most 1 expected"),
        ("w1 W - 1", "turn is \"W\", w, b or ? expected"),
        ("w1 w o 1", "lock is \"o\", x or - expected"),
        ("w1 w - 3", "white is \"3\", 1, 2 or - expected"),
        ("w1 ? x -", "lock is \"x\", - expected while seat 1 has yet to choose (turn ?)"),
        ("w1 ? - 2", "white is \"2\", - expected while seat 1 has yet to choose (turn ?)"),
        ("w1 b - -", "white is \"-\", 1 or 2 expected, the seat that plays white"),
        (
            "w1w1w1w2w2w2w3 ? - -",
            "turn is \"?\", w or b expected because a stack of 7 or more has won",
        ),
    ] {
        let error = Pantarei::parse_position(&standard(), text).expect_err("a bad text");
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}
