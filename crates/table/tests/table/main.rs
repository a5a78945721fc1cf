//! Tables: what players may do, and what it leads to.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the message")]

mod anything;
mod draw;
mod ending;
mod play;
mod recorded;
mod repetition;
mod resignation;
mod saved;
mod series;
mod takeback;
mod time;

use tetrarch_catalog::{Seat, Seed, entry};
use tetrarch_table::{Moment, Player, Setup, Start, Table, TableEvent};

/// A table of a game's variant with human players named 1, 2, ….
fn setup(game: &str, variant: &str) -> Setup {
    let settings = entry(game).unwrap().settings(Some(variant), &[]).unwrap();
    let names = Seat::all(settings.seats()).map(|seat| Player::human(seat.to_string()));
    Setup::new(settings.clone(), Start::Seed(Seed(7))).players(names)
}

fn open(game: &str, variant: &str) -> Table {
    Table::open(setup(game, variant)).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// Plays moves for the seat to move.
fn play_all(table: &mut Table, moves: &str) -> Vec<TableEvent> {
    let mut play = |text| {
        let turn = table.turn();
        table.play(turn, text, Moment::ZERO).unwrap()
    };
    moves.split_whitespace().flat_map(&mut play).collect()
}

/// Plays the first legal move for the seat to move.
fn play_any(table: &mut Table, now: Moment) -> Vec<TableEvent> {
    let text = table.position().moves().remove(0);
    table.play(table.turn(), &text, now).unwrap()
}

/// The ids of the events, without what is in them.
fn kinds(events: &[TableEvent]) -> Vec<String> {
    let kind = |event| serde_json::to_value(event).unwrap()["type"].as_str().unwrap().to_owned();
    events.iter().map(kind).collect()
}

/// What each seat got.
fn scores(table: &Table) -> Vec<f64> {
    let ending = table.ending().expect("the game is over");
    ending.scores.as_ref().unwrap().iter().map(|score| score.value()).collect()
}
