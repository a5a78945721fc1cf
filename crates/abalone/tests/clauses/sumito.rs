//! Sheet 2: pushing in line, with the widest row drawn alone.

use tetrarch_abalone::Illegal;

use crate::drawing::{after, cell, legal, options, refused, row_e, row_e_with};

#[track_caller]
fn assert_pushed(before: &str, mv: &str, pushed: &str, counts: &str) {
    let expected = row_e_with(options("standard", &[]), pushed, &format!("w {counts}"));
    assert_eq!(after(&row_e(before), mv), expected);
}

#[test]
fn clause_2_1_a_the_larger_row_pushes() {
    assert_pushed(". b b w . . . . .", "e2e3", ". . b b w . . . .", "0,0");
    assert_pushed(". b b b w . . . .", "e2e3", ". . b b b w . . .", "0,0");
    assert_pushed(". b b b w . . . .", "e3e4", ". b . b b w . . .", "0,0");
    assert_pushed(". b b b w w . . .", "e2e3", ". . b b b w w . .", "0,0");
    assert_pushed(". . . w b b . . .", "e6e5", ". . w b b . . . .", "0,0");
}

#[test]
fn clause_2_1_a_an_equal_or_smaller_row_does_not() {
    let weak = |pushing, pushed| Illegal::TooWeak { pushing, pushed };
    assert_eq!(refused(&row_e(". b w . . . . . ."), "e2e3"), weak(1, 1));
    assert_eq!(refused(&row_e(". b w w . . . . ."), "e2e3"), weak(1, 2));
    assert_eq!(refused(&row_e(". b b w w . . . ."), "e2e3"), weak(2, 2));
    assert_eq!(refused(&row_e(". b b b w w . . ."), "e3e4"), weak(2, 2));
    assert_eq!(refused(&row_e(". b b b w w w . ."), "e2e3"), weak(3, 3));
}

#[test]
fn clause_2_1_a_four_do_not_push_either() {
    let position = row_e("b b b b w . . . .");
    assert_eq!(refused(&position, "e1e2"), Illegal::RowTooLong { cell: cell("e1"), marbles: 4 });
    assert!(legal(&position).contains(&"e2e3".to_owned()));
}

#[test]
fn clause_2_1_b_a_gap_is_no_push() {
    assert_pushed(". b b . w . . . .", "e2e3", ". . b b w . . . .", "0,0");
}

#[test]
fn clause_2_1_c_behind_the_pushed_ones_is_a_free_cell_or_the_edge() {
    let own_behind = row_e(". b b w b . . . .");
    assert_eq!(refused(&own_behind, "e2e3"), Illegal::BlockedBehind { cell: cell("e5") });
    let own_behind_two = row_e(". b b b w w b . .");
    assert_eq!(refused(&own_behind_two, "e2e3"), Illegal::BlockedBehind { cell: cell("e7") });
    assert_pushed(". b b w . w . . .", "e2e3", ". . b b w w . . .", "0,0");
}

#[test]
fn clause_2_1_c_over_the_edge_the_last_one_falls() {
    assert_pushed(". . . . . . b b w", "e7e8", ". . . . . . . b b", "1,0");
    assert_pushed(". . . . b b b w w", "e5e6", ". . . . . b b b w", "1,0");
    assert_pushed("w w b b b . . . .", "e5e4", "w b b b . . . . .", "1,0");
}

#[test]
fn clause_2_2_nobody_is_obliged_to_push() {
    let moves = legal(&row_e(". . . . . . b b w"));
    assert!(moves.contains(&"e7e8".to_owned()));
    assert!(moves.contains(&"e7f7".to_owned()));
}
