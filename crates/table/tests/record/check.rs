//! What is wrong with a record, and where.

use tetrarch_catalog::{Seat, Seed};
use tetrarch_messages::english;
use tetrarch_table::record::{Ply, Record, RecordScore, Seated};

use crate::samples::{random_game, settings};

fn messages(record: &Record) -> Vec<String> {
    record.check().iter().map(english).collect()
}

fn abalone(moves: &str) -> Record {
    let players = vec![Seated::named("Ada"), Seated::named("Bo")];
    let mut record = Record::new(settings("abalone", "standard"), players);
    for (index, text) in moves.split_whitespace().enumerate() {
        record.plies.push(Ply::new(Seat::from_index(index % 2), text));
    }
    record
}

/// Back to the start after four plies.
const TO_AND_FRO: &str = "c5d5 g5f5 d5c5 f5g5 ";

#[test]
fn an_unfinished_game_is_in_order() {
    assert_eq!(messages(&abalone("a1b2 i9h8")), [""; 0]);
}

#[test]
fn an_illegal_move_names_its_ply_and_the_rule() {
    let [message] = &messages(&abalone("a1b2 i9h8 e5e6 i5h5"))[..] else { panic!("one problem") };
    assert!(message.starts_with("Move 3 (seat 1): e5e6 cannot be played. "), "{message}");
    assert!(message.ends_with("Cell e5 is empty. There is no marble to move."), "{message}");
}

#[test]
fn a_move_of_the_wrong_seat_names_the_right_one() {
    let mut record = abalone("a1b2 i9h8");
    record.plies[1].seat = Seat::FIRST;
    assert_eq!(messages(&record), ["Move 2 (seat 1): It is seat 2’s turn."]);
}

#[test]
fn every_seat_has_a_player() {
    let mut record = abalone("a1b2");
    record.players.pop();
    assert_eq!(messages(&record), ["Expected 2 players, found 1."]);
}

#[test]
fn the_result_is_that_of_the_last_position() {
    let mut record = random_game(&settings("hus", "european"), Seed(3), 1000);
    assert_eq!(messages(&record), [""; 0]);
    let result = record.result.as_mut().unwrap();
    result.reverse();
    let [message] = &messages(&record)[..] else { panic!("one problem") };
    assert!(message.starts_with("The result is "), "{message}");
    record.result = None;
    let [message] = &messages(&record)[..] else { panic!("one problem") };
    assert!(message.starts_with("The result is ?. "), "{message}");
}

#[test]
fn the_points_are_those_of_the_last_position() {
    let mut record = random_game(&settings("hus", "european"), Seed(3), 1000);
    let points = record.players[1].points.unwrap();
    record.players[1].points = Some(points + 1);
    let expected = format!("Seat 2 has {} points. Expected {points}.", points + 1);
    assert_eq!(messages(&record), [expected]);
}

#[test]
fn a_result_without_an_end_needs_a_termination() {
    let mut record = abalone("a1b2 i9h8");
    record.result = Some(vec![RecordScore::Win, RecordScore::Loss]);
    let [message] = &messages(&record)[..] else { panic!("one problem") };
    assert!(message.contains("the game is not over by its rules"), "{message}");
    record.termination = Some("resignation".to_owned());
    assert_eq!(messages(&record), [""; 0]);
    record.termination = Some("agreement".to_owned());
    assert_eq!(messages(&record), ["The result is 1-0. Expected 1/2-1/2 (agreement)."]);
    record.termination = Some("abort".to_owned());
    assert_eq!(messages(&record), ["The result is 1-0. Expected ? (abort)."]);
}

#[test]
fn the_third_time_a_position_stands_ends_the_game() {
    let mut record = abalone(&TO_AND_FRO.repeat(2));
    assert_eq!(messages(&record), ["The result is ?. Expected 1/2-1/2 (repetition)."]);
    record.result = Some(vec![RecordScore::Draw, RecordScore::Draw]);
    record.termination = Some("repetition".to_owned());
    assert_eq!(messages(&record), [""; 0]);

    let mut on_and_on = abalone(&TO_AND_FRO.repeat(3));
    let over = "Move 9 (seat 1): The game was already over: repetition.";
    assert_eq!(messages(&on_and_on)[0], over);
    on_and_on.table_options.repetition = tetrarch_table::Repetition::Off;
    assert_eq!(messages(&on_and_on), [""; 0]);
}

#[test]
fn a_repetition_that_was_none_is_a_problem() {
    let mut record = abalone(TO_AND_FRO);
    record.result = Some(vec![RecordScore::Draw, RecordScore::Draw]);
    record.termination = Some("repetition".to_owned());
    let expected = "The termination is “repetition”, but the game did not end that way.";
    assert_eq!(messages(&record), [expected]);
}

#[test]
fn the_tables_limit_ends_the_game() {
    let mut record = abalone("a1b2 i9h8 b1b2");
    record.table_options.max_plies = Some(2);
    let over = "Move 3 (seat 1): The game was already over: max-plies.";
    assert_eq!(messages(&record)[0], over);
}

#[test]
fn a_deal_has_to_be_recorded() {
    let mut record = random_game(&settings("pantarei", "standard"), Seed(5), 10);
    assert_eq!(messages(&record), [""; 0]);
    let start = record.start_position().unwrap().text();
    record.seed = None;
    let expected = "The game begins with a deal. Expected a starting position or a seed.";
    assert_eq!(messages(&record), [expected]);
    record.start = Some(start);
    assert_eq!(messages(&record), [""; 0]);
    record.seed = Some(Seed(6));
    assert!(messages(&record)[0].starts_with("The starting position is not the one that the seed"));
}

#[test]
fn a_seed_says_nothing_where_nothing_is_dealt() {
    let mut record = abalone("a1b2");
    record.seed = Some(Seed(6));
    record.start = Some(abalone("").start_position().unwrap().text());
    assert_eq!(messages(&record), [""; 0]);
    record.start = Some(record.replay().unwrap().last().text());
    record.plies.clear();
    assert_eq!(messages(&record), [""; 0]);
}

#[test]
fn a_wrong_first_position_is_a_problem() {
    let mut record = abalone("a1b2");
    record.start = Some("nonsense".to_owned());
    assert!(messages(&record)[0].starts_with("The starting position is invalid. "));
}
