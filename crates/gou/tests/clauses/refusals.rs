//! What an illegal move is told.

use tetrarch_game::{MoveError, Notation};
use tetrarch_gou::Illegal;

use crate::drawn::{broken_rule, drawn, point, refusal};

const BOARD: &str = "
         a b c d e f g h i j k
     11  r   .   .   .   .   .
     10    .   y   .   y   .
      9  .   .   .   .   .   .
      8    .   .   .   .   .
      7  .   .   *   *   .   .
      6    .   .       .   .
      5  .   .   *   *   .   .
      4    .   .   .   .   .
      3  .   .   .   .   .   .
      2    .   .   .   r   .
      1  r   r   r   y   y   y";

#[test]
fn each_rule_has_its_own_sentence() {
    let position = drawn("base", 'r', BOARD);
    let told = |mv, rule, sentence: &str| {
        assert_eq!(broken_rule(&position, mv), rule, "{mv}");
        assert_eq!(refusal(&position, mv), sentence);
    };
    told("f6-e5", "no-such-point", "the board has no point f6");
    told("a11-a10", "no-such-point", "the board has no point a10");
    told("a11-a12", "no-such-point", "the board has no point a12");
    told("c11-e11", "empty-point", "there is no piece on c11 to move");
    told("g1-f2", "opponents-piece", "the piece on g1 is Yellow's, and Red is to move");
    told(
        "a11-a11",
        "stays-put",
        "a move takes a piece to another point; a11 is where it stands already",
    );
    told("e1-g1", "occupied", "point g1 is taken by a Yellow piece; a piece moves to a free point");
    told(
        "a11-k9",
        "round-a-corner",
        "the points a11 and k9 are on different sides of the same square; a piece never goes round a corner",
    );
    told(
        "c1-e11",
        "round-a-corner",
        "the points c1 and e11 are on different sides of the same square; a piece never goes round a corner",
    );
    told(
        "a11-f10",
        "not-on-one-line",
        "no line leads from a11 to f10; a piece moves along one straight line",
    );
    told(
        "a11-c9",
        "diagonal-too-far",
        "point c9 is too far from a11: on a diagonal a piece goes one point only, here to b10",
    );
}

#[test]
fn the_piece_in_the_way_is_named() {
    let position = drawn("base", 'r', &BOARD.replace("11  r   .   .", "11  r   .   y"));
    assert_eq!(broken_rule(&position, "a11-i11"), "blocked");
    assert_eq!(
        refusal(&position, "a11-i11"),
        "the Yellow piece on e11 is in the way from a11 to i11; nothing is jumped over"
    );
    let position = drawn("base", 'r', &BOARD.replace("11  r   .   .", "11  r   r   y"));
    assert_eq!(
        refusal(&position, "a11-i11"),
        "the Red piece on c11 is in the way from a11 to i11; nothing is jumped over"
    );
}

#[test]
fn the_two_enemies_are_named() {
    let picture = BOARD.replace("11  r   .   .", "11  r   .   r");
    assert_eq!(
        refusal(&drawn("base", 'r', &picture), "e11-f10"),
        "point f10 lies between the enemy pieces on d10 and h10; \
         a piece may pass between two enemies but not stop there"
    );
    assert_eq!(
        refusal(&drawn("variation-2", 'r', &picture), "e11-f10"),
        "point f10 lies between the enemy pieces on d10 and h10, and the move captures neither; \
         a piece may stop there only if it captures one of the two"
    );
}

#[test]
fn a_refusal_is_given_to_programs_with_its_facts() {
    let position = drawn("base", 'r', BOARD);
    let Err(MoveError::Illegal(illegal)) = position.parse_move("a11-c9") else {
        panic!("an illegal move was expected");
    };
    assert_eq!(
        illegal,
        Illegal::DiagonalTooFar { from: point("a11"), to: point("c9"), nearest: point("b10") }
    );
    assert_eq!(
        serde_json::to_string(&illegal).unwrap(),
        r#"{"rule":"diagonal-too-far","from":"a11","to":"c9","nearest":"b10"}"#
    );
}

#[test]
fn an_unreadable_text_is_told_what_would_be_right() {
    let position = drawn("base", 'r', BOARD);
    for text in ["", "-", "a11", "a11b10", "a11-", "A11-b10", "a11-b10 ", "a11-b10-c9", "a111-b1"] {
        assert_eq!(broken_rule(&position, text), "unreadable", "{text:?}");
        let expected = format!("{text:?} is not a move: two points like a7-b6 are expected");
        assert_eq!(refusal(&position, text), expected);
    }
}
