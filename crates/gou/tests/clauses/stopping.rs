//! Rule 3: no stop between two enemies.

use crate::drawn::{after, broken_rule, drawn, moves, targets};

#[test]
fn a_move_may_not_end_between_two_enemies() {
    // the worked example of the rules: d2 is between c3 and e1
    let position = drawn(
        "base",
        'r',
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
    assert_eq!(broken_rule(&position, "f2-d2"), "stops-between");
}

#[test]
fn a_piece_may_pass_between_two_enemies_on_an_orthogonal_line() {
    let position = drawn(
        "base",
        'r',
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
    assert_eq!(after(&position, "f2-b2").pieces(tetrarch_game::Seat::FIRST).len(), 5);
    assert_eq!(targets(&position, "f2"), "b2 e3 g1 g3 h2");
}

#[test]
fn a_capture_does_not_excuse_a_stop_between_two_enemies() {
    // on f10 Red would hold d10 against b10, and stands between d10 and h10 itself
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   r   .   .   .
         10    r   y   .   y   .
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
    assert_eq!(broken_rule(&position, "e11-f10"), "stops-between");
}

#[test]
fn two_enemies_bar_a_point_only_on_one_line_and_as_its_neighbours() {
    // k11 has enemies on two lines, g11 one near and one far: Red may stop on both
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   y   .   .   .
         10    .   .   .   .   r
          9  .   .   .   .   .   y
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   r   y   y",
    );
    assert!(moves(&position).contains(&"j10-k11".to_owned()));
    assert!(moves(&position).contains(&"j10-i11".to_owned()));
}

#[test]
fn a_piece_that_stands_between_two_enemies_is_free_to_leave() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   .   .   .   .
         10    y   r   y   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   r   y   y",
    );
    assert_eq!(targets(&position, "d10"), "c11 c9 e11 e9");
}
