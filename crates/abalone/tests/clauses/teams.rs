//! Sheet 4.2 to 4.5: four and six players in two teams, b r (g) against w y (u).

use tetrarch_abalone::{Abalone, Illegal};
use tetrarch_game::{Game, Seat, Seed, Team};

use crate::drawing::{after, cell, legal, options, refused, row_e_with, seat};

fn four(row: &str) -> Abalone {
    row_e_with(options("four-players", &[]), row, "b 0,0,0,0")
}

fn own_only(row: &str) -> Abalone {
    row_e_with(options("four-players", &[("partners", "own-only")]), row, "b 0,0,0,0")
}

#[test]
fn clause_4_2_seats_of_the_two_teams_take_turns() {
    for (variant, seats, marbles) in [("four-players", 4, 9), ("six-players", 6, 6)] {
        let start = Abalone::start(&options(variant, &[]), Seed(0)).unwrap();
        assert_eq!(Game::seats(&start), seats);
        for seat in Seat::all(seats) {
            assert_eq!(start.marbles(seat).len(), marbles);
            assert_eq!(start.team(seat), Team::from_index(seat.index() % 2));
        }
    }
}

#[test]
fn clause_4_2_a_team_wins_with_six_pushed_off_together() {
    let position = row_e_with(options("six-players", &[]), "u g g . . . . . .", "g 2,4,1,0,2,0");
    assert_eq!(position.outcome(), None);
    let won = after(&position, "e3e2");
    assert_eq!(won.pushed_off(seat(5)), 3);
    assert_eq!(won.pushed_off_by_team(Team::FIRST), 6);
    assert_eq!(won.outcome().unwrap().winner, Some(Team::FIRST));
    assert_eq!(legal(&won), [""; 0]);
}

#[test]
fn clause_4_3_partners_marbles_move_as_if_they_were_ones_own() {
    let position = four("b . r r . . b r .");
    let moves = legal(&position);
    for mv in ["e3e2", "e4e5", "e3e4", "e3e4f3", "e7e8", "e7e8f8", "e8e7"] {
        assert!(moves.contains(&mv.to_owned()), "{mv}");
    }
}

#[test]
fn clause_4_3_the_other_teams_marbles_do_not() {
    let whites = Illegal::NotYourTeam { cell: cell("e3"), owner: seat(2) };
    assert_eq!(refused(&four("b . w . . . . . ."), "e3e4"), whites);
}

#[test]
fn clause_4_4_the_team_pushes_together() {
    let next = |row| row_e_with(options("four-players", &[]), row, "w 0,0,0,0");
    assert_eq!(after(&four(". b r w . . . . ."), "e2e3"), next(". . b r w . . . ."));
    assert_eq!(after(&four(". b r b w y . . ."), "e2e3"), next(". . b r b w y . ."));
}

#[test]
fn clause_4_4_a_push_starts_with_ones_own_marble() {
    let position = four(". r b b w . . . .");
    let starter = Illegal::NotStartedByOwn { cell: cell("e2"), owner: seat(3) };
    assert_eq!(refused(&position, "e2e3"), starter);
    assert!(legal(&position).contains(&"e3e4".to_owned()), "two of one's own push alone");
}

#[test]
fn clause_4_5_partners_marbles_are_never_pushed() {
    let pushed = |at| Illegal::PartnerPushed { cell: cell(at), owner: seat(3) };
    assert_eq!(refused(&four("b b w r . . . . ."), "e1e2"), pushed("e4"));
    assert_eq!(refused(&four("b b b w y r . . ."), "e1e2"), pushed("e6"));
    assert_eq!(
        refused(&four("b b b r . . . . ."), "e1e2"),
        Illegal::RowTooLong { cell: cell("e1"), marbles: 4 }
    );
}

#[test]
fn option_own_only_lets_a_plain_move_hold_only_ones_own_marbles() {
    let partners = |at| Illegal::PartnersMarble { cell: cell(at), owner: seat(3) };
    let position = own_only("b b r . . . . r .");
    assert_eq!(refused(&position, "e1e2"), partners("e3"));
    assert_eq!(refused(&position, "e2e3f2"), partners("e3"));
    assert_eq!(refused(&position, "e8e9"), partners("e8"));
    assert!(legal(&position).contains(&"e1e2f2".to_owned()));
}

#[test]
fn option_own_only_still_lets_the_team_push_together() {
    for row in [". b r w . . . . .", ". b b r w . . . .", ". b r b w . . . ."] {
        assert!(legal(&own_only(row)).contains(&"e2e3".to_owned()), "{row}");
    }
    assert_eq!(
        refused(&own_only(". r b w . . . . ."), "e2e3"),
        Illegal::NotStartedByOwn { cell: cell("e2"), owner: seat(3) }
    );
}
