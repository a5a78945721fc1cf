//! A table, and its game on record.

use tetrarch_table::record::{Format, Ply, Record, RecordScore, Seated, read, write};
use tetrarch_table::{Setup, Start, Table};

use crate::start;

const GAME: [&str; 5] = ["b2", "a1", "c3", "a3", "c1"];

#[test]
fn a_table_plays_it() {
    let position = start("standard");
    let setup = Setup::new(position.settings().clone(), Start::Position(position.text()));
    let table = Table::open(setup).unwrap();
    assert_eq!(table.position().text(), position.text());
    assert!(table.ending().is_none());
}

#[test]
fn a_game_is_the_same_after_it_was_written_and_read() {
    let mut position = start("standard");
    let players = vec![Seated::named("Ada"), Seated::named("Bo")];
    let mut record = Record::new(position.settings().clone(), players);
    for mv in GAME.iter().chain(&["b3", "c2"]) {
        record.plies.push(Ply::new(position.turn(), *mv));
        position.play(mv).unwrap();
    }
    let outcome = position.outcome().expect("three in a line");
    record.result = Some(RecordScore::of_outcome(&outcome, &position));
    record.termination = Some(outcome.reason.id.to_owned());
    for format in [Format::Json, Format::Text] {
        let text = write(&[record.clone()], format).unwrap();
        let read = read(&text, None, None).unwrap();
        assert_eq!(read, [record.clone()], "{text}");
        assert!(read[0].check().is_empty(), "{:?}", read[0].check());
    }
}
