//! Turns 2: swapping two stacks, and the ban on answering a swap with a swap.

use tetrarch_game::Notation;
use tetrarch_pantarei::{Illegal, Scale};

use crate::drawn::{after, black, drawn, legal, refusal};

#[test]
fn two_whole_stacks_change_places() {
    let position = drawn(
        "
            w3
            b1
         b2 w2 b3 n  w1 b1",
        "w - 1",
    );
    let swapped = drawn(
        "
                        w3
                        b1
            b2 w1 b3 n  w2 b1",
        "b x 1",
    );
    assert_eq!(after(position, &["2x5"]), swapped);
}

#[test]
fn neighbours_can_be_swapped() {
    let position = drawn(
        "
         w3
         b1 w1",
        "w - 1",
    );
    let swapped = drawn(
        "
               w3
            w1 b1",
        "b x 1",
    );
    assert_eq!(after(position, &["1x2"]), swapped);
}

#[test]
fn equal_scales_can_be_swapped_for_a_turn_that_changes_nothing() {
    let position = drawn("w1 b1 w1", "w - 1");
    assert_eq!(after(position, &["1x3"]), drawn("w1 b1 w1", "b x 1"));
}

#[test]
fn either_stack_may_be_named_first() {
    let position = drawn("w1 b1 w3", "w - 1");
    assert_eq!(position.parse_move("3x1"), position.parse_move("1x3"));
    let mv = position.parse_move("3x1").expect("a legal swap");
    assert_eq!(position.move_text(mv), "1x3");
}

#[test]
fn a_swap_needs_two_stacks() {
    let position = drawn("w1 b1 w3", "w - 1");
    assert_eq!(refusal(&position, "1x1"), Illegal::SwapWithItself { stack: 1 });
}

#[test]
fn both_stacks_must_be_topped_by_ones_own_colour() {
    let position = drawn(
        "
               n
         w1 b1 w3",
        "w - 1",
    );
    assert_eq!(refusal(&position, "1x2"), Illegal::SwapNotYours { stack: 2, top: black(1) });
    assert_eq!(refusal(&position, "3x1"), Illegal::SwapNotYours { stack: 3, top: Scale::Neutral });
}

#[test]
fn a_swap_may_not_answer_a_swap() {
    let position = drawn("w1 b1 w3 b2", "w - 1");
    let swapped = after(position, &["1x3"]);
    assert_eq!(refusal(&swapped, "2x4"), Illegal::SwapAfterSwap);
    assert_eq!(legal(&swapped), ["2l", "2r", "4l"]);
}

#[test]
fn the_ban_lasts_for_one_turn() {
    let position = drawn("w1 b1 w3 b2", "w - 1");
    assert_eq!(
        after(position, &["1x3", "4l", "1x3"]),
        drawn(
            "
               b2
            w1 b1 w3",
            "b x 1"
        )
    );
}

#[test]
fn a_pass_clears_the_ban() {
    // Black's only stack has no room, and White's swap leaves it so.
    let position = drawn("w1 b3 w1", "w - 1");
    let passed = after(position, &["1x3", "pass"]);
    assert_eq!(passed, drawn("w1 b3 w1", "w - 1"));
    assert_eq!(legal(&passed), ["1r", "1x3", "3l"]);
}
