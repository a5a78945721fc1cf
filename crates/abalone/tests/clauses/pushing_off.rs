//! Sheet 3: pushing off and winning; our rule 6: passing.

use tetrarch_game::{Game, MoveError, Notation, Outcome, Team};

use crate::drawing::{after, draw, legal, options, refused, row_e_with, seat};
use tetrarch_messages::english;

#[test]
fn clause_3_a_marble_pushed_off_counts_for_the_seat_that_pushed() {
    let position = row_e_with(options("standard", &[]), "b b b . . . . w w", "w 0,0");
    let position = after(&after(&position, "e9f9"), "e1e2");
    assert_eq!((position.pushed_off(seat(1)), position.pushed_off(seat(2))), (0, 0));
    let position = row_e_with(options("standard", &[]), "b w w . . . . . .", "w 3,2");
    let position = after(&position, "e3e2");
    assert_eq!((position.pushed_off(seat(1)), position.pushed_off(seat(2))), (3, 3));
}

#[test]
fn clause_3_six_pushed_off_win() {
    let position = row_e_with(options("standard", &[]), "w b b . . . . . .", "b 5,5");
    assert_eq!(position.outcome(), None);
    let won = after(&position, "e3e2");
    let outcome = won.outcome().unwrap();
    assert_eq!(outcome, Outcome::win(Team::FIRST, outcome.reason));
    assert_eq!(outcome.reason.id, "target");
    assert_eq!(legal(&won), [""; 0]);
    assert_eq!(won.parse_move("e2e3"), Err(MoveError::GameOver));
}

#[test]
fn option_target_says_how_many_win() {
    let two = options("standard", &[("target", "2")]);
    let position = row_e_with(two, "w b b . . . . . .", "b 0,0");
    let position = after(&position, "e3e2");
    assert_eq!(position.outcome(), None);
    let position = row_e_with(two, "w b b . . . . . .", "b 1,0");
    assert!(after(&position, "e3e2").outcome().is_some());
}

#[test]
fn rule_6_a_seat_that_cannot_move_passes() {
    let shut_in = draw(
        "    b b w w .
            w w w . . .
           . . . . . . .
          . . . . . . . .
         . . . . . . . . .
          . . . . . . . .
           . . . . . . .
            . . . . . .
             . . . . .",
        "b 0,0",
    );
    assert_eq!(legal(&shut_in), ["pass"]);
    let next = after(&shut_in, "pass");
    assert_eq!(next.turn(), seat(2));
    assert_eq!(next.marbles(seat(1)), shut_in.marbles(seat(1)));
}

#[test]
fn rule_6_a_seat_without_marbles_passes_even_if_its_partner_could_be_moved() {
    let position = row_e_with(options("four-players", &[]), "r r . . w . . . .", "b 0,0,0,0");
    assert_eq!(legal(&position), ["pass"]);
    assert_eq!(english(&refused(&position, "e1e2")), "Black has no marbles left and passes.");
}
