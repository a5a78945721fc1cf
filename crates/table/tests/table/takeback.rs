use proptest::prelude::*;
use tetrarch_catalog::Seat;
use tetrarch_game::{Rng, Seed};
use tetrarch_table::{Moment, Player, Table, TableError};

use super::{kinds, open, play_any, seat, setup};

#[test]
fn a_takeback_opens_a_finished_game_again() {
    let mut table = open("hus", "european");
    play_any(&mut table, Moment::ZERO);
    let before = table.clone();
    play_any(&mut table, Moment::ZERO);
    table.resign(Seat::FIRST, Moment::ZERO).unwrap();
    let events = table.takeback(1, Moment::ZERO).unwrap();
    assert_eq!(kinds(&events), ["taken-back"]);
    assert_eq!(table.position(), before.position());
    assert_eq!(table.ending(), None);
}

#[test]
fn more_moves_than_were_played_cannot_be_taken_back() {
    let mut table = open("hus", "european");
    play_any(&mut table, Moment::ZERO);
    for plies in [0, 2] {
        let error = table.takeback(plies, Moment::ZERO).unwrap_err();
        assert_eq!(error, TableError::NothingToTakeBack { asked: plies, played: 1 });
    }
}

#[test]
fn a_seat_asks_for_its_own_last_move_and_the_opponent_agrees() {
    let mut table = open("gou", "base");
    play_any(&mut table, Moment::ZERO);
    play_any(&mut table, Moment::ZERO);
    let start = table.history().start().to_owned();
    assert_eq!(kinds(&table.ask_takeback(Seat::FIRST).unwrap()), ["takeback-asked"]);
    assert_eq!(table.takeback_request().unwrap().plies, 2);
    let own = table.answer_takeback(Seat::FIRST, true, Moment::ZERO).unwrap_err();
    assert_eq!(own, TableError::NotAsked { seat: Seat::FIRST });
    let events = table.answer_takeback(Seat::SECOND, true, Moment::ZERO).unwrap();
    assert_eq!(kinds(&events), ["takeback-vote", "taken-back"]);
    assert_eq!(table.position().text(), start);
    assert_eq!(table.takeback_request(), None);
}

#[test]
fn a_takeback_is_off_when_refused_withdrawn_or_played_over() {
    let mut table = open("gou", "base");
    let nothing = table.ask_takeback(Seat::FIRST).unwrap_err();
    assert_eq!(nothing, TableError::NoMoveOfYours { seat: Seat::FIRST });
    play_any(&mut table, Moment::ZERO);
    for answering in [Seat::FIRST, Seat::SECOND] {
        table.ask_takeback(Seat::FIRST).unwrap();
        let events = table.answer_takeback(answering, false, Moment::ZERO).unwrap();
        assert_eq!(kinds(&events), ["takeback-vote", "takeback-closed"]);
    }
    table.ask_takeback(Seat::FIRST).unwrap();
    let pending = table.ask_takeback(Seat::FIRST).unwrap_err();
    assert_eq!(pending, TableError::TakebackPending { seat: Seat::FIRST });
    assert_eq!(kinds(&play_any(&mut table, Moment::ZERO)), ["played", "takeback-closed"]);
    let error = table.answer_takeback(Seat::SECOND, true, Moment::ZERO).unwrap_err();
    assert_eq!(error, TableError::NoTakebackAsked);
}

#[test]
fn all_other_teams_of_three_must_agree() {
    let mut table = open("abalone", "three-players");
    play_any(&mut table, Moment::ZERO);
    table.ask_takeback(seat(1)).unwrap();
    let first = table.answer_takeback(seat(2), true, Moment::ZERO).unwrap();
    assert_eq!(kinds(&first), ["takeback-vote"]);
    let second = table.answer_takeback(seat(3), true, Moment::ZERO).unwrap();
    assert_eq!(kinds(&second), ["takeback-vote", "taken-back"]);
}

#[test]
fn two_of_three_opponents_allow_a_takeback() {
    let mut table = open("abalone", "six-players");
    play_any(&mut table, Moment::ZERO);
    table.ask_takeback(seat(1)).unwrap();
    let partner = table.answer_takeback(seat(3), true, Moment::ZERO).unwrap_err();
    assert_eq!(partner, TableError::NotAsked { seat: seat(3) });
    table.answer_takeback(seat(2), true, Moment::ZERO).unwrap();
    table.answer_takeback(seat(4), false, Moment::ZERO).unwrap();
    let last = table.answer_takeback(seat(6), true, Moment::ZERO).unwrap();
    assert_eq!(kinds(&last), ["takeback-vote", "taken-back"]);
}

#[test]
fn the_time_of_moves_taken_back_is_given_back() {
    let setup = setup("gou", "base").control("5+3".parse().unwrap());
    let mut table = Table::open(setup).unwrap();
    table.start_clock(Moment(0)).unwrap();
    play_any(&mut table, Moment(20_000));
    play_any(&mut table, Moment(50_000));
    table.takeback(2, Moment(60_000)).unwrap();
    assert_eq!(table.clock().left(Seat::FIRST, Moment(60_000)).unwrap().0, 300_000);
    assert_eq!(table.clock().left(Seat::SECOND, Moment(60_000)).unwrap().0, 300_000);
    assert_eq!(table.clock().deadline(), Some(Moment(360_000)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_takeback_restores_position_clocks_and_counts(
        variant in prop::sample::select(vec![
            ("hus", "african"), ("pantarei", "standard"), ("gou", "variations-1-2"),
            ("abalone", "standard"), ("abalone", "three-players"), ("abalone", "six-players"),
        ]),
        control in prop::sample::select(vec!["none", "1", "1+2", "1d2", "1d/move"]),
        seed in any::<u64>(),
        plies in 1..24_usize,
    ) {
        let mut rng = Rng::new(Seed(seed));
        let setup = setup(variant.0, variant.1).control(control.parse().unwrap());
        let mut table = Table::open(setup).unwrap();
        let mut now = Moment(1_000);
        table.start_clock(now).unwrap();
        let mut stages = vec![table.clone()];
        for _ in 0..plies {
            if table.is_over() {
                break;
            }
            now = Moment(now.0 + u64::from(rng.below(2_000)));
            let moves = table.position().moves();
            let text = &moves[rng.below(moves.len() as u32) as usize];
            table.play(table.turn(), text, now).unwrap();
            stages.push(table.clone());
        }
        let back_to = rng.below(stages.len() as u32 - 1) as usize;
        table.takeback(stages.len() - 1 - back_to, now).unwrap();
        let stage = &stages[back_to];
        prop_assert_eq!(table.position(), stage.position());
        prop_assert_eq!(table.history(), stage.history());
        prop_assert_eq!(table.occurrences(), stage.occurrences());
        prop_assert_eq!(table.clock().banks(), stage.clock().banks());
        prop_assert_eq!(table.clock().turn(), stage.clock().turn());
        prop_assert_eq!(table.clock().spent(now).0, 0);
        prop_assert_eq!(table.ending(), None);
    }
}

#[test]
fn a_computer_with_a_human_partner_is_not_asked() {
    let mut setup = setup("abalone", "four-players");
    setup.players[3] = Player::computer("engine");
    let mut table = Table::open(setup).unwrap();
    play_any(&mut table, Moment::ZERO);
    table.ask_takeback(seat(1)).unwrap();
    let error = table.answer_takeback(seat(4), true, Moment::ZERO).unwrap_err();
    assert_eq!(error, TableError::NoVote { seat: seat(4) });
    let events = table.answer_takeback(seat(2), true, Moment::ZERO).unwrap();
    assert_eq!(kinds(&events), ["takeback-vote", "taken-back"]);
}
