//! Moves as text, and why they are refused.

use serde_json::json;
use tetrarch_game::{IllegalMove, Notation, Said};
use tetrarch_pantarei::{Colour, Illegal, Scale};

use crate::drawn::{black, drawn, white};
use tetrarch_messages::english;

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
            english(&error),
            format!(
                "“{text}” is not a move. Expected white, black, 5r, 5l2, 5x9 or pass. Stacks are \
                 numbered from the head."
            )
        );
    }
}

#[test]
fn every_rule_says_what_it_forbids() {
    let sentences = [
        (Illegal::ColourNotChosen, "Seat 1 must choose a colour first: white or black."),
        (
            Illegal::ColourAlreadyChosen { seat_1: Colour::Black },
            "The colours have been chosen: seat 1 plays Black.",
        ),
        (
            Illegal::NoSuchStack { stack: 12, stacks: 9 },
            "There is no stack 12. The stacks are numbered from 1 to 9.",
        ),
        (
            Illegal::OpponentsStack { stack: 3, top: black(2) },
            "Stack 3 is topped by b2, which is your opponent’s. You move only stacks with your \
             colour on top.",
        ),
        (
            Illegal::NeutralStack { stack: 3 },
            "Stack 3 is topped by the neutral scale, which moves only under another scale.",
        ),
        (
            Illegal::BeyondHead { stack: 2, value: 3, room: 1 },
            "The top of stack 2 moves 3 stacks, but only 1 lies towards the head. No scale may \
             go past the end of the snake.",
        ),
        (
            Illegal::BeyondTail { stack: 8, value: 2, room: 1 },
            "The top of stack 8 moves 2 stacks, but only 1 lies towards the tail. No scale may \
             go past the end of the snake.",
        ),
        (
            Illegal::SingleScale { stack: 4 },
            "Stack 4 is a single scale. There is no second one to take along.",
        ),
        (
            Illegal::SwapWithItself { stack: 4 },
            "Stack 4 cannot be swapped with itself. A swap needs two stacks.",
        ),
        (
            Illegal::SwapNotYours { stack: 4, top: Scale::Neutral },
            "Stack 4 is topped by n. Both stacks of a swap must have your colour on top.",
        ),
        (Illegal::SwapAfterSwap, "Your opponent has just swapped. A swap may not follow a swap."),
        (
            Illegal::PassByChoice { choices: 12 },
            "You may pass only if you can neither move nor swap. You have 12 possible moves.",
        ),
    ];
    for (illegal, sentence) in sentences {
        assert_eq!(english(&illegal), sentence);
        assert_eq!(illegal.message().id, format!("pantarei-illegal-{}", illegal.rule()));
    }
}

#[test]
fn a_refusal_is_serialised_with_its_facts() {
    let illegal = Illegal::OpponentsStack { stack: 3, top: white(2) };
    assert_eq!(
        serde_json::to_value(illegal.message()).expect("plain data"),
        json!({ "id": "pantarei-illegal-opponents-stack", "args": { "stack": 3, "top": "w2" } })
    );
}
