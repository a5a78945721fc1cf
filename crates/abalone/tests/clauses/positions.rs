//! Position texts: possible boards are read, everything else is refused with its part named.

use std::collections::HashSet;

use tetrarch_abalone::{Abalone, Layout};
use tetrarch_game::{Game, Notation, Seed};

use crate::drawing::options;

#[track_caller]
fn assert_refused(variant: &str, text: &str, expected: &str) {
    let read = Abalone::parse_position(&options(variant, &[]), text);
    let error = read.expect_err("an impossible position");
    assert_eq!(error.to_string(), expected, "{text}");
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
            "the text has 2 parts; three are expected, parted by single spaces: board, seat to \
             move, pushed-off counts",
        ),
        (
            "5/6/7/8/9/8/7/6/5  b 0,0",
            "the text has 4 parts; three are expected, parted by single spaces: board, seat to \
             move, pushed-off counts",
        ),
        ("5/6/7/8/9/8/7/6 b 0,0", "the board has 8 rows, 9 expected, i first"),
        ("5/6/7/8/9/8/7/6/4 b 0,0", "row a has 4 cells, 5 expected"),
        ("5/6/7/8/9w/8/7/6/5 b 0,0", "row e has 10 cells, 9 expected"),
        (
            "5/6/7/8/9/8/7/33/5 b 0,0",
            "row b has two numbers side by side in \"33\"; one number stands for the whole run",
        ),
        (
            "5/6/7/8/9/8/7/06/5 b 0,0",
            "row b has '0'; b or w or the number of empty cells is expected",
        ),
        (
            "r4/6/7/8/9/8/7/6/5 b 0,0",
            "row i has 'r'; b or w or the number of empty cells is expected",
        ),
        ("5/6/7/8/9/8/7/6/5 r 0,0", "the seat to move is \"r\"; b or w is expected"),
        ("5/6/7/8/9/8/7/6/5 bw 0,0", "the seat to move is \"bw\"; b or w is expected"),
        ("5/6/7/8/9/8/7/6/5 b 0,0,0", "the pushed-off counts are for 3 seats, 2 expected"),
        (
            "5/6/7/8/9/8/7/6/5 b 0,+1",
            "the pushed-off counts have \"+1\"; a number like 0 or 5 is expected",
        ),
        (
            "5/6/7/8/9/8/7/6/5 b 00,1",
            "the pushed-off counts have \"00\"; a number like 0 or 5 is expected",
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
        "White has 15 marbles on the board, at most 14 expected",
    );
    assert_refused(
        "six-players",
        "5/6/7/8/9/8/7/g5/ggggg1 b 0,0,0,0,0,0",
        "row a has 6 cells, 5 expected",
    );
    assert_refused(
        "six-players",
        "5/6/7/8/9/8/7/gg4/ggggg b 0,0,0,0,0,0",
        "Green has 7 marbles on the board, at most 6 expected",
    );
}

#[test]
fn pushed_off_marbles_are_missing_on_the_board() {
    assert_refused(
        "standard",
        "wwwww/wwwwww/2www2/8/9/8/7/6/5 b 1,0",
        "the pushed-off counts say 1 for Black's side, but only 0 of its rivals' marbles are \
         missing",
    );
    let one_of_each_missing = "ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/8/7/1bbbbb/bbbbb";
    assert_refused(
        "three-players",
        &format!("{one_of_each_missing} b 2,1,1"),
        "the pushed-off counts add up to 4, but only 3 marbles are missing",
    );
    let three = options("three-players", &[]);
    assert!(Abalone::parse_position(&three, &format!("{one_of_each_missing} b 2,1,0")).is_ok());
}

#[test]
fn the_game_ends_with_the_first_side_at_the_target() {
    assert_refused(
        "standard",
        "5/6/7/8/9/8/7/6/5 b 7,0",
        "the pushed-off counts add up to 7 for one side; the game ends at 6",
    );
    assert_refused(
        "four-players",
        "5/6/7/8/9/8/7/6/5 b 3,6,3,0",
        "the pushed-off counts give two sides 6; the game ends with the first",
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
