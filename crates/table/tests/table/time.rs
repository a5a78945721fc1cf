use tetrarch_catalog::Seat;
use tetrarch_table::{Millis, Moment, Table, TableError};

use super::{kinds, play_any, scores, seat, setup};
use tetrarch_messages::english;

fn timed(game: &str, variant: &str, control: &str) -> Table {
    Table::open(setup(game, variant).control(control.parse().unwrap())).unwrap()
}

#[test]
fn of_two_teams_the_other_wins_on_time() {
    let mut table = timed("gou", "base", "1");
    table.start_clock(Moment(0)).unwrap();
    assert_eq!(table.check_time(Moment(59_999)), []);
    let events = table.check_time(Moment(60_000));
    assert_eq!(kinds(&events), ["ended"]);
    assert_eq!(english(&table.ending().unwrap().message), "Yellow wins: Red ran out of time.");
    assert_eq!(scores(&table), [0.0, 1.0]);
    assert_eq!(table.check_time(Moment(70_000)), [], "a game ends once");
}

#[test]
fn of_three_teams_both_others_win_on_time() {
    let mut table = timed("abalone", "three-players", "1");
    table.start_clock(Moment(0)).unwrap();
    play_any(&mut table, Moment(1_000));
    table.check_time(Moment(61_000));
    assert_eq!(scores(&table), [1.0, 0.0, 1.0]);
}

#[test]
fn a_team_loses_by_one_partners_flag() {
    let mut table = timed("abalone", "four-players", "1");
    table.start_clock(Moment(0)).unwrap();
    table.check_time(Moment(60_000));
    assert_eq!(scores(&table), [0.0, 1.0, 0.0, 1.0]);
}

#[test]
fn a_move_after_the_flag_is_refused_and_lag_can_save_it() {
    let mut table = timed("gou", "base", "1");
    table.start_clock(Moment(0)).unwrap();
    let before = table.clone();
    let text = table.position().moves().remove(0);
    let late = table.play(Seat::FIRST, &text, Moment(60_200)).unwrap_err();
    assert_eq!(late, TableError::OutOfTime { seat: Seat::FIRST });
    assert_eq!(table, before);
    table.play_with_lag(Seat::FIRST, &text, Moment(60_200), Millis(300)).unwrap();
    assert_eq!(table.history().last().unwrap().spent, Millis(59_900));
}

#[test]
fn the_first_move_is_free_unless_the_clock_was_started() {
    let mut table = timed("gou", "base", "1");
    play_any(&mut table, Moment(5_000_000));
    assert_eq!(table.clock().left(Seat::FIRST, Moment(5_000_000)), Some(Millis(60_000)));
    assert_eq!(table.clock().deadline(), Some(Moment(5_060_000)));
}

#[test]
fn a_pause_costs_nothing_and_a_move_ends_it() {
    let mut table = timed("gou", "base", "1");
    table.start_clock(Moment(0)).unwrap();
    assert_eq!(kinds(&table.pause_clock(Moment(10_000)).unwrap()), ["clock-paused"]);
    assert_eq!(table.check_time(Moment(500_000)), []);
    play_any(&mut table, Moment(600_000));
    assert_eq!(table.clock().left(Seat::FIRST, Moment(600_000)), Some(Millis(50_000)));
    assert!(table.clock().is_running());
}

#[test]
fn time_can_be_given() {
    let mut table = timed("gou", "base", "1");
    table.start_clock(Moment(0)).unwrap();
    assert_eq!(kinds(&table.add_time(Seat::FIRST, Millis(15_000)).unwrap()), ["time-added"]);
    assert_eq!(table.clock().deadline(), Some(Moment(75_000)));
    let error = table.add_time(seat(3), Millis(1)).unwrap_err();
    assert_eq!(error, TableError::NoSuchSeat { seat: seat(3), seats: 2 });
}

#[test]
fn the_clock_stops_with_the_game() {
    let mut table = timed("gou", "base", "1");
    table.start_clock(Moment(0)).unwrap();
    table.resign(Seat::FIRST, Moment(7_000)).unwrap();
    assert_eq!(table.clock().left(Seat::FIRST, Moment(90_000)), Some(Millis(53_000)));
    assert_eq!(table.start_clock(Moment(90_000)), Err(TableError::GameOver));
}

#[test]
fn without_clocks_time_is_noted_and_nobody_loses_by_it() {
    let mut table = timed("gou", "base", "none");
    table.start_clock(Moment(0)).unwrap();
    play_any(&mut table, Moment(90_000_000));
    assert_eq!(table.history().last().unwrap().spent, Millis(90_000_000));
    assert_eq!(table.check_time(Moment(u64::MAX)), []);
    assert_eq!(table.clock().deadline(), None);
}
