//! The win, and the option `goal`.

use tetrarch_game::{Game, GameOptions, MoveError, Notation, Seat, Team};
use tetrarch_pantarei::{Options, Pantarei};

use crate::drawn::{after, drawn_with, legal, standard};

fn goal(goal: &str) -> Options {
    Options::choose(None, &[("goal", goal)]).expect("a possible goal")
}

fn six_and_two(options: &Options) -> Pantarei {
    let snake = "
            b1
            b2
            w3
            w2
            w1 w1
         b3 b3 b2";
    drawn_with(options, snake, "w - 2")
}

#[test]
fn a_stack_of_seven_wins_for_the_mover() {
    let mut position = six_and_two(&standard());
    assert_eq!(position.outcome(), None);
    position = after(position, &["3l"]);
    let outcome = position.outcome().expect("a stack of seven ends the game");
    assert_eq!(outcome.winner, Some(Team::SECOND));
    assert_eq!(outcome.reason.id, "goal-stack");
    assert_eq!(position.turn(), Seat::FIRST);
}

#[test]
fn six_and_two_make_eight_and_win_too() {
    let position = after(six_and_two(&standard()), &["3l2"]);
    assert_eq!(position.position_text(), "b3/b3w1w2w3b2b1b2w1 b - 2");
    assert_eq!(position.outcome().and_then(|outcome| outcome.winner), Some(Team::SECOND));
}

#[test]
fn a_finished_game_has_no_moves() {
    let position = after(six_and_two(&standard()), &["3l"]);
    assert_eq!(legal(&position), [""; 0]);
    assert_eq!(position.parse_move("1r"), Err(MoveError::GameOver));
    assert_eq!(position.parse_move("pass"), Err(MoveError::GameOver));
}

#[test]
fn the_goal_can_be_another() {
    let heights = |options: &Options| {
        let position = six_and_two(options);
        [position, after(position, &["3l"]), after(position, &["3l2"])]
            .map(|position| position.outcome().is_some())
    };
    assert_eq!(heights(&goal("7")), [false, true, true]);
    assert_eq!(heights(&goal("8")), [false, false, true]);
    assert_eq!(heights(&goal("9")), [false, false, false]);
}

#[test]
fn every_goal_needs_exactly_its_height() {
    let column = ["n", "b1", "b2", "b3", "w1", "w2", "w3", "w1", "w2"];
    for height in 1..=column.len() {
        for goal_height in 5..=9 {
            let text = format!("b1/{}/b2 w - 1", column[..height].concat());
            let options = goal(&goal_height.to_string());
            let position = Pantarei::parse_position(&options, &text).expect("a good position");
            assert_eq!(position.outcome().is_some(), height >= goal_height, "{text}");
        }
    }
}

#[test]
fn goals_from_five_to_nine_can_be_chosen() {
    for (value, right) in [("4", false), ("5", true), ("9", true), ("10", false)] {
        assert_eq!(Options::choose(None, &[("goal", value)]).is_ok(), right, "{value}");
    }
    assert_eq!(standard().goal(), 7);
    assert_eq!(goal("5").goal(), 5);
}
