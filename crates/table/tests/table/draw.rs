use tetrarch_catalog::{Seat, Team};
use tetrarch_table::{Closing, Moment, Player, Table, TableError, TableEvent};

use super::{kinds, open, play_any, scores, seat, setup};
use tetrarch_messages::english;

const NOW: Moment = Moment::ZERO;

#[test]
fn two_players_agree_to_a_draw() {
    let mut table = open("gou", "base");
    assert_eq!(kinds(&table.offer_draw(seat(1), NOW).unwrap()), ["draw-vote", "draw-offered"]);
    assert!(table.offers_draw(Team::FIRST) && !table.offers_draw(Team::SECOND));
    let accepted = table.offer_draw(seat(2), NOW).unwrap();
    assert_eq!(kinds(&accepted), ["draw-vote", "ended"]);
    assert_eq!(english(&table.ending().unwrap().message), "Draw by agreement.");
    assert_eq!(scores(&table), [0.5, 0.5]);
}

#[test]
fn an_offer_outlives_the_own_move_and_ends_with_the_opponents() {
    let mut table = open("gou", "base");
    table.offer_draw(seat(1), NOW).unwrap();
    assert_eq!(kinds(&play_any(&mut table, NOW)), ["played"]);
    assert!(table.draw_votes().is_some());
    assert_eq!(kinds(&play_any(&mut table, NOW)), ["played", "draw-vote", "draw-closed"]);
    assert_eq!(table.draw_votes(), None);
}

#[test]
fn a_draw_can_be_declined_and_an_offer_withdrawn() {
    for declining in [seat(1), seat(2)] {
        let mut table = open("gou", "base");
        assert_eq!(table.decline_draw(declining), Err(TableError::NoDrawOffered));
        table.offer_draw(seat(1), NOW).unwrap();
        assert_eq!(kinds(&table.decline_draw(declining).unwrap()), ["draw-vote", "draw-closed"]);
        table.offer_draw(seat(2), NOW).unwrap();
        assert!(!table.is_over(), "a closed offer is not half a draw");
    }
}

#[test]
fn a_closed_offer_says_whose_act_closed_it_and_why() {
    let closed = |table: &mut Table, by: u8, plays: bool| {
        let events =
            if plays { play_any(table, NOW) } else { table.decline_draw(seat(by)).unwrap() };
        match events.last() {
            Some(TableEvent::DrawClosed { seat, closing }) => (seat.number(), *closing),
            other => panic!("the offer is still open: {other:?}"),
        }
    };
    for (by, plays, closing) in [
        (1, true, Closing::PlayedOn),
        (1, false, Closing::Declined),
        (2, false, Closing::Withdrawn),
    ] {
        let mut table = open("gou", "base");
        table.offer_draw(seat(2), NOW).unwrap();
        assert_eq!(closed(&mut table, by, plays), (by, closing));
    }
}

#[test]
fn all_three_players_must_agree() {
    let mut table = open("abalone", "three-players");
    table.offer_draw(seat(1), NOW).unwrap();
    table.offer_draw(seat(3), NOW).unwrap();
    assert!(!table.is_over());
    table.offer_draw(seat(2), NOW).unwrap();
    assert_eq!(scores(&table), [0.5, 0.5, 0.5]);
}

#[test]
fn one_of_three_players_can_refuse() {
    let mut table = open("abalone", "three-players");
    table.offer_draw(seat(1), NOW).unwrap();
    table.offer_draw(seat(2), NOW).unwrap();
    assert_eq!(kinds(&table.decline_draw(seat(3)).unwrap()), ["draw-vote", "draw-closed"]);
}

#[test]
fn a_team_of_two_offers_and_accepts_together() {
    let mut table = open("abalone", "four-players");
    assert_eq!(kinds(&table.offer_draw(seat(1), NOW).unwrap()), ["draw-vote"]);
    assert_eq!(kinds(&table.offer_draw(seat(3), NOW).unwrap()), ["draw-vote", "draw-offered"]);
    assert_eq!(kinds(&table.offer_draw(seat(2), NOW).unwrap()), ["draw-vote"]);
    let last = table.offer_draw(seat(4), NOW).unwrap();
    assert_eq!(kinds(&last), ["draw-vote", "ended"]);
}

#[test]
fn a_proposal_among_partners_is_not_refused_by_playing_on() {
    let mut table = open("abalone", "four-players");
    table.offer_draw(seat(1), NOW).unwrap();
    play_any(&mut table, NOW);
    assert_eq!(kinds(&play_any(&mut table, NOW)), ["played"], "seat 2 was not asked yet");
    table.offer_draw(seat(3), NOW).unwrap();
    play_any(&mut table, NOW);
    let events = play_any(&mut table, NOW);
    assert_eq!(kinds(&events), ["played", "draw-vote", "draw-closed"], "seat 4 was asked");
}

#[test]
fn two_of_three_partners_decide() {
    let mut table = open("abalone", "six-players");
    for number in [1, 3, 2] {
        table.offer_draw(seat(number), NOW).unwrap();
    }
    assert_eq!(kinds(&table.decline_draw(seat(4)).unwrap()), ["draw-vote"]);
    table.offer_draw(seat(6), NOW).unwrap();
    assert_eq!(scores(&table), [0.5; 6]);
}

#[test]
fn humans_decide_for_their_computer_partners_and_computers_for_themselves() {
    let mut setup = setup("abalone", "four-players");
    for index in [1, 2, 3] {
        setup.players[index] = Player::computer("engine");
    }
    let mut table = Table::open(setup).unwrap();
    let error = table.offer_draw(seat(3), NOW).unwrap_err();
    assert_eq!(error, TableError::NoVote { seat: seat(3) });
    assert_eq!(kinds(&table.offer_draw(seat(1), NOW).unwrap()), ["draw-vote", "draw-offered"]);
    table.offer_draw(seat(2), NOW).unwrap();
    table.offer_draw(seat(4), NOW).unwrap();
    assert!(table.is_over());
}

#[test]
fn a_finished_game_cannot_be_drawn() {
    let mut table = open("gou", "base");
    table.resign(Seat::FIRST, NOW).unwrap();
    assert_eq!(table.offer_draw(Seat::FIRST, NOW), Err(TableError::GameOver));
    assert_eq!(table.decline_draw(Seat::FIRST), Err(TableError::GameOver));
}

#[test]
fn who_sits_down_later_is_in_the_record_and_keeps_what_the_seat_has_voted_for() {
    let mut table = open("hus", "african");
    table.offer_draw(seat(1), NOW).unwrap();
    table.seat(seat(1), Player::human("Ada"));
    assert_eq!(table.player(seat(1)).name, "Ada");
    assert_eq!(table.record().players[0].name, "Ada");
    table.offer_draw(seat(2), NOW).unwrap();
    assert!(table.is_over(), "the offer stands");
}
