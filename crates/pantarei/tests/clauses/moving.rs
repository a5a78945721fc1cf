//! Turns 2: moving one scale or two.

use tetrarch_pantarei::Illegal;

use crate::drawn::{after, black, drawn, legal, refusal};

#[test]
fn a_scale_moves_exactly_as_many_stacks_as_its_value() {
    let ones = drawn("b1 b2 b3 w1 b1 b2 b3", "w - 1");
    assert_eq!(legal(&ones), ["4l", "4r"]);
    assert_eq!(
        after(ones, &["4l"]),
        drawn(
            "
                  w1
            b1 b2 b3 b1 b2 b3",
            "b - 1"
        )
    );
    let twos = drawn("b1 b2 b3 w2 b1 b2 b3", "w - 1");
    assert_eq!(
        after(twos, &["4r"]),
        drawn(
            "
                        w2
            b1 b2 b3 b1 b2 b3",
            "b - 1"
        )
    );
    let threes = drawn("b1 b2 b3 w3 b1 b2 b3", "w - 1");
    assert_eq!(
        after(threes, &["4l"]),
        drawn(
            "
            w3
            b1 b2 b3 b1 b2 b3",
            "b - 1"
        )
    );
}

#[test]
fn the_value_of_the_top_scale_counts_and_not_that_of_the_one_under_it() {
    let position = drawn(
        "
            w1
         b1 b3 b2",
        "w - 1",
    );
    assert_eq!(legal(&position), ["2l", "2l2", "2r", "2r2"]);
}

#[test]
fn distance_counts_stacks_and_not_scales() {
    let position = drawn(
        "
            b1
            b3
         w2 b2 b1 b3",
        "w - 1",
    );
    assert_eq!(
        after(position, &["1r"]),
        drawn(
            "
            b1
            b3 w2
            b2 b1 b3",
            "b - 1"
        )
    );
}

#[test]
fn the_top_moves_alone_or_with_the_one_directly_under_it() {
    let position = drawn(
        "
            w1
            b2
         b1 w3 b3",
        "w - 1",
    );
    assert_eq!(
        after(position, &["2r"]),
        drawn(
            "
               b2 w1
            b1 w3 b3",
            "b - 1"
        )
    );
    assert_eq!(
        after(position, &["2r2"]),
        drawn(
            "
                  w1
                  b2
            b1 w3 b3",
            "b - 1"
        )
    );
    assert_eq!(
        after(position, &["2l2"]),
        drawn(
            "
            w1
            b2
            b1 w3 b3",
            "b - 1"
        )
    );
}

#[test]
fn the_neutral_scale_is_taken_along_like_any_other() {
    let position = drawn(
        "
            w1
         b1 n  b3",
        "w - 1",
    );
    assert_eq!(
        after(position, &["2l2"]),
        drawn(
            "
            w1
            n
            b1 b3",
            "b - 1"
        )
    );
}

#[test]
fn one_scale_and_two_are_different_moves_even_when_the_whole_stack_goes() {
    let position = drawn(
        "
         w1
         w2 b3",
        "w - 1",
    );
    assert_eq!(legal(&position), ["1r", "1r2"]);
    assert_ne!(after(position, &["1r"]), after(position, &["1r2"]));
}

#[test]
fn a_single_scale_has_none_to_take_along() {
    let position = drawn("w1 b2", "w - 1");
    assert_eq!(refusal(&position, "1r2"), Illegal::SingleScale { stack: 1 });
}

#[test]
fn a_place_left_empty_closes_up_at_once() {
    let position = drawn("b1 w1 b2 b3", "w - 1");
    let closed = after(position, &["2r"]);
    assert_eq!(
        closed,
        drawn(
            "
               w1
            b1 b2 b3",
            "b - 1"
        )
    );
    // Black's 1 jumps no gap: it lands on what is now its neighbour.
    assert_eq!(
        after(closed, &["1r"]),
        drawn(
            "
            b1
            w1
            b2 b3",
            "w - 1"
        )
    );
}

#[test]
fn the_snake_may_be_left_at_its_ends() {
    let position = drawn("w1 b2 b3 w1", "w - 1");
    assert_eq!(
        after(position, &["1r"]),
        drawn(
            "
            w1
            b2 b3 w1",
            "b - 1"
        )
    );
    assert_eq!(
        after(position, &["4l"]),
        drawn(
            "
                  w1
            w1 b2 b3",
            "b - 1"
        )
    );
}

#[test]
fn no_scale_passes_the_head() {
    let position = drawn("b1 w2 w3 b2 b3 b3", "w - 1");
    assert_eq!(refusal(&position, "2l"), Illegal::BeyondHead { stack: 2, value: 2, room: 1 });
    assert_eq!(refusal(&position, "3l"), Illegal::BeyondHead { stack: 3, value: 3, room: 2 });
}

#[test]
fn no_scale_passes_the_tail() {
    let position = drawn("b3 b3 b2 w3 w2 b1 w1", "w - 1");
    assert_eq!(refusal(&position, "7r"), Illegal::BeyondTail { stack: 7, value: 1, room: 0 });
    assert_eq!(legal(&position), ["4l", "4r", "4x5", "4x7", "5l", "5r", "5x7", "7l"]);
}

#[test]
fn only_the_colour_on_top_moves_a_stack() {
    let position = drawn(
        "
         b1
         w1 w2 b2",
        "w - 1",
    );
    assert_eq!(refusal(&position, "1r"), Illegal::OpponentsStack { stack: 1, top: black(1) });
    assert_eq!(legal(&after(position, &["pass"])), ["1r", "1r2", "1x3", "3l"]);
}

#[test]
fn stacks_are_numbered_from_one_to_their_count() {
    let position = drawn("w1 b2", "w - 1");
    for (text, stack) in [("0r", 0), ("3l", 3), ("1x3", 3), ("4000000000r2", 4_000_000_000)] {
        assert_eq!(refusal(&position, text), Illegal::NoSuchStack { stack, stacks: 2 });
    }
}
