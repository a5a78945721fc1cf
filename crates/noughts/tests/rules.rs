//! The rules, one test a sentence.

use tetrarch_game::{Game, GameOptions, Notation, Outcome, Team};
use tetrarch_noughts::{Noughts, Options};

fn outcome(variant: &str, text: &str) -> Option<Outcome> {
    let options = Options::choose(Some(variant), &[]).expect("a variant");
    Noughts::parse_position(&options, text).expect("a position").outcome()
}

fn refusal(text: &str, mv: &str) -> String {
    let options = Options::choose(None, &[]).expect("a variant");
    let position = Noughts::parse_position(&options, text).expect("a position");
    position.parse_move(mv).expect_err("a move against the rules").to_string()
}

#[test]
fn three_in_a_line_win() {
    for text in ["xxx/oo./...", "xoo/x../x..", "xoo/.x./..x", "oox/.x./x.."] {
        let outcome = outcome("standard", text).unwrap();
        assert_eq!((outcome.winner, outcome.reason.id), (Some(Team::from_index(0)), "line"));
    }
}

#[test]
fn three_in_a_line_lose_the_misere_game() {
    let outcome = outcome("misere", "xxx/oo./...").unwrap();
    assert_eq!((outcome.winner, outcome.reason.id), (Some(Team::from_index(1)), "misere-line"));
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let outcome = outcome("standard", "xox/xox/oxo").unwrap();
    assert_eq!((outcome.winner, outcome.reason.id), (None, "full"));
    assert_eq!(self::outcome("standard", ".ox/xox/oxo"), None);
}

#[test]
fn a_mark_is_made_in_a_free_cell() {
    assert_eq!(refusal(".../.x./...", "b2"), "noughts-illegal-occupied (cell: b2, owner: seat-1)");
    assert!(refusal(".../.x./...", "d2").starts_with("move-unreadable"));
    assert_eq!(refusal("xxx/oo./...", "c2"), "move-game-over");
}

#[test]
fn positions_that_cannot_be_are_refused_by_name() {
    let options = Options::choose(None, &[]).expect("a variant");
    for (text, refusal) in [
        (".../...", "position-rows (expected: 3, found: 2)"),
        (".../..../...", "noughts-position-cells (expected: 3, found: 4, row: 2)"),
        (".../.?./...", "noughts-position-sign (sign: \"?\")"),
        ("xx./.../...", "noughts-position-balance (first: 2, second: 0)"),
    ] {
        let error = Noughts::parse_position(&options, text).unwrap_err();
        assert_eq!(error.to_string(), refusal);
    }
}
