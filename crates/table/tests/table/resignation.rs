use tetrarch_catalog::Seat;
use tetrarch_table::{Moment, Player, Table, TableError};

use super::{kinds, open, play_any, scores, seat, setup};
use tetrarch_messages::english;

const NOW: Moment = Moment::ZERO;

#[test]
fn one_of_two_players_resigns_and_the_other_wins() {
    let mut table = open("gou", "base");
    let events = table.resign(Seat::FIRST, NOW).unwrap();
    assert_eq!(kinds(&events), ["resignation-vote", "ended"]);
    assert_eq!(table.ending().unwrap().id, "resignation");
    assert_eq!(english(&table.ending().unwrap().message), "Yellow wins: Red resigned.");
    assert_eq!(scores(&table), [0.0, 1.0]);
}

#[test]
fn a_player_may_resign_in_the_others_turn() {
    let mut table = open("gou", "base");
    table.resign(Seat::SECOND, NOW).unwrap();
    assert_eq!(scores(&table), [1.0, 0.0]);
}

#[test]
fn with_three_players_all_who_stay_have_won() {
    let mut table = open("abalone", "three-players");
    table.resign(seat(2), NOW).unwrap();
    assert_eq!(scores(&table), [1.0, 0.0, 1.0]);
    assert_eq!(table.ending().unwrap().winners(), [seat(1), seat(3)]);
    assert_eq!(english(&table.ending().unwrap().message), "Black and Red win: White resigned.");
}

#[test]
fn with_three_players_a_computer_can_take_the_seat_and_the_others_play_on() {
    let mut table = open("abalone", "three-players");
    assert!(table.goes_on_without(seat(2)));
    table.offer_draw(seat(2), NOW).unwrap();
    let events = table.hand_over(seat(2), Player::computer("engine")).unwrap();
    assert_eq!(kinds(&events), ["handed-over"]);
    assert!(!table.is_over() && table.draw_votes().is_none());
    assert!(table.goes_on_without(seat(1)), "seat 3 still plays");
    table.hand_over(seat(1), Player::computer("engine")).unwrap();
    assert!(!table.goes_on_without(seat(3)), "nobody else is left");
    table.resign(seat(3), NOW).unwrap();
    assert_eq!(scores(&table), [1.0, 1.0, 0.0]);
}

#[test]
fn with_two_teams_a_resignation_is_never_a_matter_for_a_computer() {
    for variant in ["four-players", "six-players"] {
        assert!(!open("abalone", variant).goes_on_without(seat(1)));
    }
    assert!(!open("gou", "base").goes_on_without(seat(1)));
}

#[test]
fn a_game_without_a_clock_can_be_claimed_from_an_opponent_who_left() {
    let mut table = open("gou", "base");
    let nothing = Err(TableError::NothingToClaim { seat: seat(1) });
    assert_eq!(table.claim(seat(1), seat(1), NOW), nothing);
    assert_eq!(kinds(&table.claim(seat(1), seat(2), NOW).unwrap()), ["ended"]);
    let ending = table.ending().unwrap();
    assert_eq!(
        (ending.id, english(&ending.message).as_str()),
        ("abandonment", "Red wins: Yellow left the game.")
    );
    assert_eq!(scores(&table), [1.0, 0.0]);
    let mut timed = Table::open(setup("gou", "base").control("5+3".parse().unwrap())).unwrap();
    assert_eq!(timed.claim(seat(1), seat(2), NOW), Err(TableError::ClockDecides));
}

#[test]
fn a_game_against_a_computer_cannot_be_claimed() {
    let mut setup = setup("gou", "base");
    setup.players[1] = Player::computer("engine");
    let mut table = Table::open(setup).unwrap();
    let nothing = Err(TableError::NothingToClaim { seat: seat(2) });
    assert_eq!(table.claim(seat(1), seat(2), NOW), nothing);
}

#[test]
fn a_team_of_two_resigns_together() {
    let mut table = open("abalone", "four-players");
    assert_eq!(kinds(&table.resign(seat(2), NOW).unwrap()), ["resignation-vote"]);
    assert!(table.resignation_votes().yes().contains(&seat(2)));
    table.resign(seat(1), NOW).unwrap();
    assert!(!table.is_over(), "one of each team is no team");
    table.resign(seat(4), NOW).unwrap();
    assert_eq!(scores(&table), [1.0, 0.0, 1.0, 0.0]);
}

#[test]
fn two_of_three_partners_resign_for_all() {
    let mut table = open("abalone", "six-players");
    table.resign(seat(1), NOW).unwrap();
    assert!(!table.is_over());
    table.resign(seat(5), NOW).unwrap();
    assert_eq!(scores(&table), [0.0, 1.0, 0.0, 1.0, 0.0, 1.0]);
}

#[test]
fn a_vote_to_resign_ends_with_the_seats_next_move_or_its_word() {
    let mut table = open("abalone", "four-players");
    table.resign(seat(1), NOW).unwrap();
    assert_eq!(kinds(&play_any(&mut table, NOW)), ["played", "resignation-vote"]);
    table.resign(seat(3), NOW).unwrap();
    assert!(!table.is_over(), "seat 1 plays on");
    assert_eq!(kinds(&table.play_on(seat(3)).unwrap()), ["resignation-vote"]);
    assert_eq!(table.play_on(seat(3)), Err(TableError::NoResignation { seat: seat(3) }));
    table.resign(seat(1), NOW).unwrap();
    assert!(!table.is_over(), "seat 3 plays on");
}

#[test]
fn a_human_resigns_for_a_computer_partner() {
    let mut setup = setup("abalone", "four-players");
    setup.players[2] = Player::computer("engine");
    let mut table = Table::open(setup).unwrap();
    assert_eq!(table.resign(seat(3), NOW), Err(TableError::NoVote { seat: seat(3) }));
    table.resign(seat(1), NOW).unwrap();
    assert_eq!(scores(&table), [0.0, 1.0, 0.0, 1.0]);
}

#[test]
fn a_game_can_be_called_off_before_the_second_move_only() {
    for plies in 0..2 {
        let mut table = open("gou", "base");
        for _ in 0..plies {
            play_any(&mut table, NOW);
        }
        assert_eq!(kinds(&table.abort(Seat::SECOND, NOW).unwrap()), ["ended"]);
        assert!(table.ending().unwrap().is_aborted());
        assert_eq!(english(&table.ending().unwrap().message), "No result: the game was cancelled.");
    }
    let mut table = open("gou", "base");
    play_any(&mut table, NOW);
    play_any(&mut table, NOW);
    assert_eq!(table.abort(Seat::FIRST, NOW), Err(TableError::TooLateToAbort));
}
