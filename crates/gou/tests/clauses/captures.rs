//! Rule 2: a single enemy piece between the moved piece and another of its colour.

use crate::drawn::{captures, drawn};

#[test]
fn an_enemy_held_on_a_diagonal_is_removed() {
    // the worked example of the rules
    let position = drawn(
        "base",
        'y',
        "     a b c d e f g h i j k
         11  r   r   r   .   .   .
         10    r   .   .   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   y   .   .   .   y
          2    .   .   r   .   y
          1  .   .   y   .   .   y",
    );
    assert_eq!(captures(&position, "c3-g3"), "f2");
}

#[test]
fn an_enemy_held_on_an_orthogonal_line_is_removed() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   .   .   .   .
         10    .   .   .   .   .
          9  .   .   r   y   .   .
          8    .   .   .   r   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   y   y   y",
    );
    assert_eq!(captures(&position, "h8-i9"), "g9");
}

#[test]
fn every_enemy_held_by_the_moved_piece_is_removed() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   .   .   .   .
         10    .   r   .   r   .
          9  .   .   y   y   .   .
          8    .   y   .   r   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   .   .   y   y",
    );
    assert_eq!(captures(&position, "h8-f8"), "e9 g9");
}

#[test]
fn only_the_moved_piece_captures() {
    // d10 stands between two red pieces; Red moves elsewhere, and it stays
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   .   .   .   .
         10    r   y   r   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   y   y   y",
    );
    assert_eq!(captures(&position, "e1-d2"), "");
}

#[test]
fn two_enemies_in_a_row_are_safe() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   r   y   y   .   .
         10    .   .   .   .   r
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   .   y   y",
    );
    assert_eq!(captures(&position, "j10-i11"), "");
}

#[test]
fn the_three_stand_on_consecutive_points() {
    // Yellow's g11 has a gap on its right
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   r   y   .   .
         10    .   .   .   .   r
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   y   y   y",
    );
    assert_eq!(captures(&position, "j10-k11"), "");
    assert_eq!(captures(&position, "j10-i11"), "g11");
}

#[test]
fn a_line_does_not_hold_round_a_corner() {
    // Red stands on both sides of Yellow's corner piece, on two different lines
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   .   .   r   y
         10    .   .   .   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   r
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   y   y   y",
    );
    assert_eq!(captures(&position, "j8-k9"), "");
}
