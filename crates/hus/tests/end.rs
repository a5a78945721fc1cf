//! The end of the game and its points.

mod drawing;

use drawing::{NORTH, SOUTH, drawn};
use tetrarch_game::{Game, MoveError, Notation, Outcome, Rng, Seat, Seed};
use tetrarch_hus::{Ends, Hus, Options};

const EUROPEAN: Options = Options::EUROPEAN;
const AFRICAN: Options = Options::AFRICAN;

/// Who won, by which rule, with which points.
fn end(position: &Hus) -> Option<(Seat, &'static str, [u16; 2])> {
    let Outcome { winner, reason, points } = position.outcome()?;
    let winner = winner.expect("Hus has no draws");
    Some((Seat::from_index(winner.index()), reason.id, points.expect("Hus counts points")))
}

#[test]
fn a_player_with_only_single_seeds_loses() {
    let board = "1 . . 1 . . . .
                 . 1 . . . . . .
                 . . . . 9 . . .
                 . . . . 9 . . .";
    for options in [EUROPEAN, AFRICAN] {
        assert_eq!(end(&drawn(&options, NORTH, board)), Some((SOUTH, "only-singles", [18, 3])));
    }
}

#[test]
fn either_the_game_ends_before_the_player_without_pairs_is_to_move() {
    let board = "1 . . 1 . . . .
                 . 1 . . . . . .
                 . . . . 9 . . .
                 . . . . 9 . . .";
    let either = drawn(&EUROPEAN, SOUTH, board);
    assert_eq!(end(&either), Some((SOUTH, "only-singles", [18, 3])));
    assert_eq!(either.count_moves(), 0);
    assert_eq!(either.parse_move("e1"), Err(MoveError::GameOver));

    let mover = drawn(&Options { ends: Ends::Mover, ..EUROPEAN }, SOUTH, board);
    assert_eq!(end(&mover), None);
    assert_eq!(mover.count_moves(), 2);
}

#[test]
fn both_without_pairs_the_player_to_move_loses() {
    let board = "1 . . 1 . . . .
                 . . . . . . . .
                 . . . . . . . .
                 . . . . . . . 1";
    for options in [EUROPEAN, AFRICAN] {
        assert_eq!(end(&drawn(&options, SOUTH, board)), Some((NORTH, "only-singles", [1, 2])));
        assert_eq!(end(&drawn(&options, NORTH, board)), Some((SOUTH, "only-singles", [1, 2])));
    }
}

#[test]
fn a_winner_with_all_seeds_scores_double() {
    let board = ". . . . . . . .
                 . . . . . . . .
                 . . . 9 9 1 . .
                 9 . . . 9 2 9 .";
    for options in [EUROPEAN, AFRICAN] {
        assert_eq!(end(&drawn(&options, NORTH, board)), Some((SOUTH, "no-seeds", [96, 0])));
    }
}

#[test]
fn a_player_whose_only_choices_are_endless_loses() {
    let board = "2 . . . . . . .
                 . . . . . . . .
                 . 1 . 1 . 1 . 1
                 1 . 1 . 1 . 1 3";
    for options in [EUROPEAN, AFRICAN] {
        let position = drawn(&options, SOUTH, board);
        assert_eq!(end(&position), Some((NORTH, "no-move", [11, 2])));
        assert_eq!(position.parse_move("h1"), Err(MoveError::GameOver));
        assert!(!position.clone().play_random(&mut Rng::new(Seed(0))));
    }
}

#[test]
fn an_empty_board_is_lost_without_points() {
    let board = ". . . . . . . .
                 . . . . . . . .
                 . . . . . . . .
                 . . . . . . . .";
    assert_eq!(end(&drawn(&EUROPEAN, SOUTH, board)), Some((NORTH, "no-seeds", [0, 0])));
}
