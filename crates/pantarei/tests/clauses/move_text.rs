//! Moves as text, and why they are refused.

use serde_json::json;
use tetrarch_game::{IllegalMove, Notation};
use tetrarch_pantarei::{Colour, Illegal, Scale};

use crate::drawn::{black, drawn, white};

#[test]
fn every_kind_of_move_round_trips() {
    let before_the_choice = drawn("w1 b3 w1", "? - -");
    let stuck = drawn("w1 b3 w1", "b - 1");
    let free = drawn(
        "
            w1
         b1 n  w2",
        "w - 1",
    );
    for (position, text) in [
        (before_the_choice, "white"),
        (before_the_choice, "black"),
        (stuck, "pass"),
        (free, "2l"),
        (free, "2r2"),
        (free, "2x3"),
    ] {
        let mv = position.parse_move(text).expect("a legal move");
        assert_eq!(position.move_text(mv), text);
    }
}

#[test]
fn what_is_not_a_move_text_is_unreadable() {
    let position = drawn("w1 b1 w1", "w - 1");
    for text in [
        "",
        " ",
        "1",
        "r",
        "l2",
        "1R",
        "01r",
        "+1r",
        "1r1",
        "1r3",
        "1r22",
        "1 r",
        "1r ",
        "x",
        "1x",
        "x3",
        "1x3x1",
        "01x3",
        "1X3",
        "1-3",
        "White",
        "PASS",
        "pass ",
        "99999999999r",
        "é",
        "１r",
    ] {
        let error = position.parse_move(text).expect_err("the text is unreadable");
        assert_eq!(error.rule(), "unreadable", "{text:?}");
        assert_eq!(
            error.to_string(),
            format!(
                "{text:?} is not a move: white, black, 5r, 5l2, 5x9 or pass is expected \
                 (stacks are numbered from the left)"
            )
        );
    }
}

#[test]
fn every_rule_says_what_it_forbids() {
    let sentences = [
        (Illegal::ColourNotChosen, "first seat 1 chooses a colour: white or black"),
        (
            Illegal::ColourAlreadyChosen { seat_1: Colour::Black },
            "the colours are already chosen: seat 1 plays Black",
        ),
        (
            Illegal::NoSuchStack { stack: 12, stacks: 9 },
            "there is no stack 12; the stacks are numbered from 1 to 9",
        ),
        (
            Illegal::OpponentsStack { stack: 3, top: black(2) },
            "stack 3 is topped by b2, the opponent's; only the colour on top moves a stack",
        ),
        (
            Illegal::NeutralStack { stack: 3 },
            "stack 3 is topped by the neutral scale, which moves only under another one",
        ),
        (
            Illegal::BeyondHead { stack: 2, value: 3, room: 1 },
            "the top of stack 2 moves by 3, but the snake has only 1 more towards the head; no \
             scale may pass it",
        ),
        (
            Illegal::BeyondTail { stack: 8, value: 2, room: 1 },
            "the top of stack 8 moves by 2, but the snake has only 1 more towards the tail; no \
             scale may pass it",
        ),
        (
            Illegal::SingleScale { stack: 4 },
            "stack 4 is a single scale; it has no second one to take along",
        ),
        (
            Illegal::SwapWithItself { stack: 4 },
            "stack 4 cannot be swapped with itself; a swap needs two stacks",
        ),
        (
            Illegal::SwapNotYours { stack: 4, top: Scale::Neutral },
            "stack 4 is topped by n; both stacks of a swap must be topped by your colour",
        ),
        (Illegal::SwapAfterSwap, "the opponent has just swapped; a swap may not follow a swap"),
        (
            Illegal::PassByChoice { choices: 12 },
            "a pass is allowed only when you can neither move nor swap; you have a choice of 12",
        ),
    ];
    for (illegal, sentence) in sentences {
        assert_eq!(illegal.to_string(), sentence);
        let serialised = serde_json::to_value(illegal).expect("plain data");
        assert_eq!(serialised["rule"], illegal.rule());
    }
}

#[test]
fn a_refusal_is_serialised_with_its_facts() {
    let illegal = Illegal::OpponentsStack { stack: 3, top: white(2) };
    assert_eq!(
        serde_json::to_value(illegal).expect("plain data"),
        json!({ "rule": "opponents-stack", "stack": 3, "top": "w2" })
    );
}
