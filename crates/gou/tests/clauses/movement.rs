//! Rule 1: one piece along a line to a free point.

use crate::drawn::{broken_rule, drawn, moves, targets};

#[test]
fn a_piece_goes_any_distance_on_an_orthogonal_line_and_one_point_on_a_diagonal() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   r   .   .   .
         10    .   .   .   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    r   .   .   y   y
          1  r   r   r   y   y   y",
    );
    // e9 is below e11 on the page, and no line joins them: it belongs to another square
    assert_eq!(targets(&position, "e11"), "a11 c11 d10 f10 g11 i11 k11");
}

#[test]
fn a_line_ends_at_the_corners_of_its_square() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   .   .   .   .
         10    .   .   .   .   .
          9  .   r   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    r   .   .   y   y
          1  r   r   r   y   y   y",
    );
    assert_eq!(targets(&position, "c9"), "b10 b8 c3 c5 c7 d10 d8 e9 g9 i9");
}

#[test]
fn no_line_passes_through_the_centre() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   .   .   .   .
         10    .   .   .   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   r   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    r   .   .   y   y
          1  r   r   r   y   y   y",
    );
    // the symbol in the centre is no point, so a goal point has five neighbours
    assert_eq!(targets(&position, "e7"), "d6 d8 e5 f8 g7");
}

#[test]
fn a_piece_never_goes_over_a_piece_of_either_colour() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   r   .   r   .   y
         10    .   .   .   .   .
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
    let refused = ["g11-c11", "g11-a11", "g11-k11"].map(|mv| broken_rule(&position, mv));
    assert_eq!(refused, ["occupied", "blocked", "occupied"]);
    assert_eq!(targets(&position, "g11"), "e11 f10 h10 i11");
}

#[test]
fn red_begins_with_thirty_four_moves() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  r   r   r   y   y   y
         10    r   .   .   .   y
          9  r   r   .   .   y   y
          8    .   .   .   .   .
          7  r   .   *   *   .   y
          6    .   .       .   .
          5  y   .   *   *   .   r
          4    .   .   .   .   .
          3  y   y   .   .   r   r
          2    y   .   .   .   r
          1  y   y   y   r   r   r",
    );
    assert_eq!(moves(&position).len(), 34);
    assert_eq!(targets(&position, "c9"), "b8 c5 c7 d10 d8 e9 g9");
}
