//! Rules 4 and 5: how a game ends.

use tetrarch_game::{Game, GameOptions, Team};
use tetrarch_gou::{Gou, Options};

use crate::drawn::{after, broken_rule, drawn, drawn_with, moves};

fn ending(position: &Gou) -> Option<(Team, &'static str)> {
    let outcome = position.outcome()?;
    Some((outcome.winner.expect("Gou has no draw by its rules"), outcome.reason.id))
}

#[test]
fn a_player_on_all_four_goal_points_wins() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  .   .   .   .   .   .
         10    .   .   .   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   r   r   .   .
          6    .   r       .   .
          5  .   .   *   r   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   y
          1  r   .   y   y   y   y",
    );
    assert_eq!(ending(&position), None);
    let position = after(&position, "d6-e5");
    assert_eq!(ending(&position), Some((Team::FIRST, "goal-points")));
    assert_eq!(moves(&position), Vec::<String>::new());
}

const ONE_CAPTURE_SHORT: &str = "
         a b c d e f g h i j k
     11  .   r   y   .   .   .
     10    .   .   .   r   .
      9  .   .   .   .   .   .
      8    .   .   .   .   .
      7  .   .   *   *   .   .
      6    .   .       .   .
      5  .   .   *   *   .   .
      4    .   .   .   .   .
      3  .   .   .   .   .   .
      2    .   .   .   .   y
      1  r   r   r   y   y   y";

#[test]
fn a_player_with_four_pieces_left_has_lost() {
    let position = drawn("base", 'r', ONE_CAPTURE_SHORT);
    assert_eq!(ending(&position), None);
    let position = after(&position, "h10-g11");
    assert_eq!(ending(&position), Some((Team::FIRST, "captures")));
    assert_eq!(moves(&position), Vec::<String>::new());
    assert_eq!(broken_rule(&position, "g1-f2"), "game-over");
}

#[test]
fn in_the_french_rules_three_pieces_left_have_lost_and_four_have_not() {
    let options = Options::choose(None, &[("captures", "11")]).unwrap();
    let position = after(&drawn_with(&options, 'r', ONE_CAPTURE_SHORT), "h10-g11");
    assert_eq!(ending(&position), None);
    let three_left = ONE_CAPTURE_SHORT.replace("2    .   .   .   .   y", "2    .   .   .   .   .");
    let position = after(&drawn_with(&options, 'r', &three_left), "h10-g11");
    assert_eq!(ending(&position), Some((Team::FIRST, "captures")));
}

#[test]
fn a_player_without_a_legal_move_has_lost() {
    let position = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  r   r   y   .   .   .
         10    r   r   y   .   .
          9  r   y   y   .   .   .
          8    y   .   .   .   .
          7  y   .   *   *   .   .
          6    .   .       .   .
          5  .   .   *   *   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   .   .
          1  .   .   .   .   .   .",
    );
    assert_eq!(moves(&position), Vec::<String>::new());
    assert_eq!(ending(&position), Some((Team::SECOND, "no-move")));
}

#[test]
fn a_set_up_position_that_both_have_won_is_won_by_the_player_who_has_just_moved() {
    let nearly_empty = "
         a b c d e f g h i j k
     11  .   .   .   .   .   .
     10    .   .   .   .   .
      9  .   .   .   .   .   .
      8    .   .   .   .   .
      7  .   .   r   r   .   .
      6    .   .       .   .
      5  .   .   r   r   .   .
      4    .   .   .   .   .
      3  .   .   .   .   .   .
      2    .   .   .   .   .
      1  .   .   .   y   y   y";
    let red_moved = drawn("base", 'y', nearly_empty);
    assert_eq!(ending(&red_moved), Some((Team::FIRST, "goal-points")));
    let yellow_moved = drawn("base", 'r', nearly_empty);
    assert_eq!(ending(&yellow_moved), Some((Team::SECOND, "captures")));
}

#[test]
fn a_set_up_position_that_the_player_to_move_has_won_is_over_too() {
    let on_all_goals = drawn(
        "base",
        'r',
        "     a b c d e f g h i j k
         11  r   .   .   .   .   .
         10    .   .   .   .   .
          9  .   .   .   .   .   .
          8    .   .   .   .   .
          7  .   .   r   r   .   .
          6    .   .       .   .
          5  .   .   r   r   .   .
          4    .   .   .   .   .
          3  .   .   .   .   .   .
          2    .   .   .   y   y
          1  .   .   .   y   y   y",
    );
    assert_eq!(ending(&on_all_goals), Some((Team::FIRST, "goal-points")));
}
