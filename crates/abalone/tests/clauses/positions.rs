//! Position texts: possible boards are read, everything else is refused with its part named.

use std::collections::HashSet;

use tetrarch_abalone::{Abalone, Layout};
use tetrarch_game::{Game, Notation, Seed};

use crate::drawing::options;
use tetrarch_messages::english;

#[track_caller]
fn assert_refused(variant: &str, text: &str, expected: &str) {
    let read = Abalone::parse_position(&options(variant, &[]), text);
    let error = read.expect_err("an impossible position");
    assert_eq!(english(&error), expected, "{text}");
}

#[test]
fn every_layout_is_written_and_read() {
    for layout in Layout::all() {
        let options = options(layout.id(), &[]);
        let start = Abalone::start(&options, Seed(0)).unwrap();
        assert_eq!(Abalone::parse_position(&options, &start.position_text()), Ok(start));
    }
    let start = Abalone::start(&options("standard", &[]), Seed(0)).unwrap();
    assert_eq!(start.position_text(), "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0,0");
}

#[test]
fn a_text_is_read_whatever_the_layout_for_as_many() {
    let daisy = "ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww b 0,0";
    assert!(Abalone::parse_position(&options("standard", &[]), daisy).is_ok());
}

#[test]
fn fewer_marbles_and_an_empty_board_are_possible() {
    let empty = "5/6/7/8/9/8/7/6/5 w 0,0";
    let position = Abalone::parse_position(&options("standard", &[]), empty).unwrap();
    assert_eq!(position.position_text(), empty);
}

#[test]
fn the_form_is_strict() {
    let cases = [
        (
            "5/6/7/8/9/8/7/6/5 b",
            "Expected 3 parts with single spaces between them (board, seat to move and \
             pushed-off counts), found 2.",
        ),
        (
            "5/6/7/8/9/8/7/6/5  b 0,0",
            "Expected 3 parts with single spaces between them (board, seat to move and \
             pushed-off counts), found 4.",
        ),
        ("5/6/7/8/9/8/7/6 b 0,0", "Expected 9 rows, found 8."),
        ("5/6/7/8/9/8/7/6/4 b 0,0", "Expected 5 cells in row a, found 4."),
        ("5/6/7/8/9w/8/7/6/5 b 0,0", "Expected 9 cells in row e, found 10."),
        (
            "5/6/7/8/9/8/7/33/5 b 0,0",
            "Row b has two numbers side by side in “33”. Write one number for the whole run.",
        ),
        (
            "5/6/7/8/9/8/7/06/5 b 0,0",
            "Row b has “0”. Expected b or w, or the number of empty cells.",
        ),
        (
            "r4/6/7/8/9/8/7/6/5 b 0,0",
            "Row i has “r”. Expected b or w, or the number of empty cells.",
        ),
        ("5/6/7/8/9/8/7/6/5 r 0,0", "The side to move is “r”. Expected b or w."),
        ("5/6/7/8/9/8/7/6/5 bw 0,0", "The side to move is “bw”. Expected b or w."),
        ("5/6/7/8/9/8/7/6/5 b 0,0,0", "Expected pushed-off counts for 2 seats, found 3."),
        (
            "5/6/7/8/9/8/7/6/5 b 0,+1",
            "The pushed-off counts contain “+1”. Expected a number such as 0 or 5.",
        ),
        (
            "5/6/7/8/9/8/7/6/5 b 00,1",
            "The pushed-off counts contain “00”. Expected a number such as 0 or 5.",
        ),
    ];
    for (text, expected) in cases {
        assert_refused("standard", text, expected);
    }
}

#[test]
fn nobody_has_more_marbles_than_the_game() {
    assert_refused(
        "standard",
        "wwwww/wwwwww/1wwww2/8/9/8/7/6/5 b 0,0",
        "Expected at most 14 marbles on the board for White, found 15.",
    );
    assert_refused(
        "six-players",
        "5/6/7/8/9/8/7/g5/ggggg1 b 0,0,0,0,0,0",
        "Expected 5 cells in row a, found 6.",
    );
    assert_refused(
        "six-players",
        "5/6/7/8/9/8/7/gg4/ggggg b 0,0,0,0,0,0",
        "Expected at most 6 marbles on the board for Green, found 7.",
    );
}

#[test]
fn pushed_off_marbles_are_missing_on_the_board() {
    assert_refused(
        "standard",
        "wwwww/wwwwww/2www2/8/9/8/7/6/5 b 1,0",
        "The pushed-off counts say 1 for Black’s side, but only 0 of its rivals’ marbles are \
         missing.",
    );
    let one_of_each_missing = "ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/8/7/1bbbbb/bbbbb";
    assert_refused(
        "three-players",
        &format!("{one_of_each_missing} b 2,1,1"),
        "The pushed-off counts add up to 4, but only 3 marbles are missing.",
    );
    let three = options("three-players", &[]);
    assert!(Abalone::parse_position(&three, &format!("{one_of_each_missing} b 2,1,0")).is_ok());
}

#[test]
fn the_game_ends_with_the_first_side_at_the_target() {
    assert_refused(
        "standard",
        "5/6/7/8/9/8/7/6/5 b 7,0",
        "The pushed-off counts add up to 7 for one side. The game ends at 6.",
    );
    assert_refused(
        "four-players",
        "5/6/7/8/9/8/7/6/5 b 3,6,3,0",
        "The pushed-off counts give two sides 6. Only one side can have won.",
    );
}

#[test]
fn whatever_a_text_says_changes_the_key() {
    let texts = [
        "5/6/7/8/4b4/8/7/6/5 b 0,0",
        "5/6/7/8/4b4/8/7/6/5 w 0,0",
        "5/6/7/8/4b4/8/7/6/5 b 1,0",
        "5/6/7/8/4b4/8/7/6/5 b 0,1",
        "5/6/7/8/4w4/8/7/6/5 b 0,0",
        "5/6/7/8/5b3/8/7/6/5 b 0,0",
    ];
    let read = |text| Abalone::parse_position(&options("standard", &[]), text).unwrap().key();
    let keys: HashSet<u64> = texts.into_iter().map(read).collect();
    assert_eq!(keys.len(), texts.len());
}
