//! What an illegal move is told.

use tetrarch_game::{MoveError, Notation, Said};
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
    told("f6-e5", "no-such-point", "The board has no point “f6”.");
    told("a11-a10", "no-such-point", "The board has no point “a10”.");
    told("a11-a12", "no-such-point", "The board has no point “a12”.");
    told("c11-e11", "empty-point", "There is no piece on c11.");
    told("g1-f2", "opponents-piece", "The piece on g1 belongs to Yellow. It is Red’s turn.");
    told(
        "a11-a11",
        "stays-put",
        "A move takes a piece to another point. The piece is already on a11.",
    );
    told(
        "e1-g1",
        "occupied",
        "Point g1 is occupied by a piece of Yellow. A piece moves to a free point.",
    );
    told(
        "a11-k9",
        "round-a-corner",
        "The points a11 and k9 are on different sides of the same square. A piece never turns a corner.",
    );
    told(
        "c1-e11",
        "round-a-corner",
        "The points c1 and e11 are on different sides of the same square. A piece never turns a corner.",
    );
    told(
        "a11-f10",
        "not-on-one-line",
        "No line connects a11 and f10. A piece moves along one straight line.",
    );
    told(
        "a11-c9",
        "diagonal-too-far",
        "Point c9 is too far from a11. On a diagonal a piece moves only one point, here to b10.",
    );
}

#[test]
fn the_piece_in_the_way_is_named() {
    let position = drawn("base", 'r', &BOARD.replace("11  r   .   .", "11  r   .   y"));
    assert_eq!(broken_rule(&position, "a11-i11"), "blocked");
    assert_eq!(
        refusal(&position, "a11-i11"),
        "The piece of Yellow on e11 blocks the way from a11 to i11. Pieces do not jump."
    );
    let position = drawn("base", 'r', &BOARD.replace("11  r   .   .", "11  r   r   y"));
    assert_eq!(
        refusal(&position, "a11-i11"),
        "The piece of Red on c11 blocks the way from a11 to i11. Pieces do not jump."
    );
}

#[test]
fn the_two_enemies_are_named() {
    let picture = BOARD.replace("11  r   .   .", "11  r   .   r");
    assert_eq!(
        refusal(&drawn("base", 'r', &picture), "e11-f10"),
        "Point f10 lies between the enemy pieces on d10 and h10. \
         A piece may pass between two enemies but not stop there."
    );
    assert_eq!(
        refusal(&drawn("variation-2", 'r', &picture), "e11-f10"),
        "Point f10 lies between the enemy pieces on d10 and h10, and the move captures neither. \
         A piece may stop there only if it captures one of them."
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
        serde_json::to_string(&illegal.message()).unwrap(),
        r#"{"id":"gou-illegal-diagonal-too-far","args":{"from":"a11","nearest":"b10","to":"c9"}}"#
    );
}

#[test]
fn an_unreadable_text_is_told_what_would_be_right() {
    let position = drawn("base", 'r', BOARD);
    for text in ["", "-", "a11", "a11b10", "a11-", "A11-b10", "a11-b10 ", "a11-b10-c9", "a111-b1"] {
        assert_eq!(broken_rule(&position, text), "unreadable", "{text:?}");
        let expected = format!("“{text}” is not a move. Expected two points, such as a7-b6.");
        assert_eq!(refusal(&position, text), expected);
    }
}
