//! The sheet's two variations, alone and together.

use crate::drawn::{broken_rule, captures, drawn, moves};

const A_ROW_OF_SEVEN: &str = "
         a b c d e f g h i j k
     11  r   .   .   .   .   .
     10    .   y   .   .   .
      9  .   .   y   .   .   .
      8    .   .   y   .   .
      7  .   .   *   y   .   .
      6    .   .       y   .
      5  .   .   *   *   y   .
      4    .   .   .   .   y
      3  .   .   .   .   .   r
      2    .   .   .   .   .
      1  r   r   r   .   y   y";

#[test]
fn variation_1_captures_a_row_of_any_length() {
    let row = drawn("variation-1", 'r', A_ROW_OF_SEVEN);
    assert_eq!(captures(&row, "a11-c11"), "d10 e9 f8 g7 h6 i5 j4");
    let single_only = drawn("base", 'r', A_ROW_OF_SEVEN);
    assert_eq!(captures(&single_only, "a11-c11"), "");
}

#[test]
fn variation_1_captures_rows_on_orthogonal_lines_and_single_pieces_in_one_move() {
    let position = drawn(
        "variation-1",
        'r',
        "     a b c d e f g h i j k
         11  .   r   y   y   .   r
         10    .   .   .   .   y
          9  .   .   .   .   .   r
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   .
          1  r   r   r   .   y   y",
    );
    assert_eq!(captures(&position, "k11-i11"), "e11 g11 j10");
}

#[test]
fn variation_1_needs_an_unbroken_row_held_at_both_ends() {
    let gap = drawn(
        "variation-1",
        'r',
        "     a b c d e f g h i j k
         11  r   y   .   y   .   .
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
    assert_eq!(captures(&gap, "j10-i11"), "");
    let open_end = drawn(
        "variation-1",
        'r',
        "     a b c d e f g h i j k
         11  y   y   y   y   .   .
         10    .   .   .   .   r
          9  r   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   .   y   y",
    );
    assert_eq!(captures(&open_end, "j10-i11"), "");
}

const HELD_AGAINST_A_PARTNER: &str = "
         a b c d e f g h i j k
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
      1  r   r   r   .   y   y";

#[test]
fn variation_2_allows_a_stop_between_two_enemies_that_captures_one_of_them() {
    let allowed = drawn("variation-2", 'r', HELD_AGAINST_A_PARTNER);
    assert_eq!(captures(&allowed, "e11-f10"), "d10");
    let forbidden = drawn("base", 'r', HELD_AGAINST_A_PARTNER);
    assert_eq!(broken_rule(&forbidden, "e11-f10"), "stops-between");
}

#[test]
fn variation_2_asks_for_a_capture_of_one_of_those_two() {
    // on f10 Red would capture e9 against d8, which is neither d10 nor h10
    let position = drawn(
        "variation-2",
        'r',
        "     a b c d e f g h i j k
         11  .   .   r   .   .   .
         10    .   y   .   y   .
          9  .   .   y   .   .   .
          8    .   r   .   .   .
          7  .   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   r   r   .   y   y",
    );
    assert_eq!(broken_rule(&position, "e11-f10"), "captures-neither");
}

#[test]
fn variation_2_asks_for_one_of_each_pair_that_holds_the_point() {
    // f10 is between d10 and h10, and between e11 and g9
    let one_of_one_pair = "
         a b c d e f g h i j k
     11  .   .   y   r   .   .
     10    r   y   .   y   .
      9  .   .   .   y   .   .
      8    .   .   .   .   .
      7  .   .   *   *   .   .
      6    .   .       .   .
      5  .   .   *   *   .   .
      4    .   .   .   .   .
      3  .   .   .   .   .   .
      2    .   .   .   .   y
      1  r   r   r   .   y   y";
    let position = drawn("variation-2", 'r', one_of_one_pair);
    assert_eq!(broken_rule(&position, "g11-f10"), "captures-neither");
    let one_of_both = one_of_one_pair.replace("8    .   .   .   .   .", "8    .   .   .   r   .");
    let position = drawn("variation-2", 'r', &one_of_both);
    assert_eq!(captures(&position, "g11-f10"), "d10 g9");
}

#[test]
fn with_both_variations_a_row_that_begins_with_one_of_the_two_is_enough() {
    // d10 is between c11 and e9; from e9 to j4 runs a row that Red holds against k3
    let picture = "
         a b c d e f g h i j k
     11  .   y   .   .   .   .
     10    r   .   .   .   .
      9  .   .   y   .   .   .
      8    .   .   y   .   .
      7  .   .   *   y   .   .
      6    .   .       y   .
      5  .   .   *   *   y   .
      4    .   .   .   .   y
      3  .   .   .   .   .   r
      2    .   .   .   .   .
      1  r   r   r   .   y   y";
    let both = drawn("variations-1-2", 'r', picture);
    assert_eq!(captures(&both, "b10-d10"), "e9 f8 g7 h6 i5 j4");
    let second_only = drawn("variation-2", 'r', picture);
    assert_eq!(broken_rule(&second_only, "b10-d10"), "captures-neither");
    let first_only = drawn("variation-1", 'r', picture);
    assert_eq!(broken_rule(&first_only, "b10-d10"), "stops-between");
}

#[test]
fn variation_1_does_not_touch_rule_3() {
    let picture = HELD_AGAINST_A_PARTNER;
    assert_eq!(moves(&drawn("variation-1", 'r', picture)), moves(&drawn("base", 'r', picture)));
}
