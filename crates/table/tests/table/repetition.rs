use std::collections::HashMap;

use proptest::prelude::*;
use tetrarch_game::{Rng, Seed};
use tetrarch_table::{Moment, Table, TableOptions};

use super::{kinds, open, play_all, scores, setup};

/// Both sides go forth and back: every fourth ply the start is there again.
const FORTH_AND_BACK: &str = "a1b2 i9h8 d4c3 f6g7";

const THERE_AND_BACK: [&str; 6] = ["a1b2", "d4c3", "a5b5", "d5c5", "i9h8", "f6g7"];

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut table = open("abalone", "standard");
    play_all(&mut table, FORTH_AND_BACK);
    assert_eq!(table.occurrences(), 2);
    assert!(!table.is_over());
    let events = play_all(&mut table, FORTH_AND_BACK);
    assert_eq!(kinds(&events).last().unwrap(), "ended");
    assert_eq!(table.ending().unwrap().id, "repetition");
    assert_eq!(scores(&table), [0.5, 0.5]);
}

#[test]
fn repetition_can_be_switched_off() {
    let options = TableOptions::choose(&[("repetition", "off")]).unwrap();
    let mut table = Table::open(setup("abalone", "standard").options(options)).unwrap();
    for _ in 0..5 {
        play_all(&mut table, FORTH_AND_BACK);
    }
    assert!(!table.is_over());
    assert_eq!(table.occurrences(), 6);
}

#[test]
fn a_game_as_long_as_max_plies_is_a_draw() {
    let options = TableOptions::choose(&[("max-plies", "3")]).unwrap();
    let mut table = Table::open(setup("hus", "european").options(options)).unwrap();
    for ply in 1..=3 {
        let text = table.position().moves().remove(0);
        table.play(table.turn(), &text, Moment::ZERO).unwrap();
        assert_eq!(table.is_over(), ply == 3);
    }
    assert_eq!(table.ending().unwrap().id, "max-plies");
    assert_eq!(scores(&table), [0.5, 0.5]);
}

#[test]
fn the_rules_come_before_the_length() {
    let plain = finished(open("hus", "european"), 5);
    let plies = plain.history().plies().to_string();
    let options = TableOptions::choose(&[("max-plies", &plies)]).unwrap();
    let limited = finished(Table::open(setup("hus", "european").options(options)).unwrap(), 5);
    assert_eq!(limited.ending(), plain.ending());
    assert_ne!(limited.ending().unwrap().id, "max-plies");
}

fn finished(mut table: Table, seed: u64) -> Table {
    let mut rng = Rng::new(Seed(seed));
    while !table.is_over() {
        let moves = table.position().moves();
        let text = &moves[rng.below(moves.len() as u32) as usize];
        table.play(table.turn(), text, Moment::ZERO).unwrap();
    }
    table
}

proptest! {
    /// Few moves, there and back, so that positions repeat often.
    #[test]
    fn occurrences_are_what_counting_all_positions_gives(
        choices in prop::collection::vec(0..4_usize, 1..80),
    ) {
        let mut table = open("abalone", "standard");
        for choice in choices {
            if table.is_over() {
                break;
            }
            if choice == 3 && table.history().plies() > 0 {
                table.takeback(1, Moment::ZERO).unwrap();
            } else {
                let there_or_back: Vec<String> = table
                    .position()
                    .moves()
                    .into_iter()
                    .filter(|text| THERE_AND_BACK.contains(&text.as_str()))
                    .collect();
                let text = &there_or_back[choice % there_or_back.len()];
                table.play(table.turn(), text, Moment::ZERO).unwrap();
            }
            let mut counts: HashMap<&str, u32> = HashMap::new();
            for position in table.history().positions() {
                *counts.entry(position).or_default() += 1;
            }
            prop_assert_eq!(table.occurrences(), counts[table.history().position()]);
            let is_third = counts[table.history().position()] == 3;
            prop_assert_eq!(table.ending().map(|ending| ending.id), is_third.then_some("repetition"));
            prop_assert!(counts.values().all(|&count| count <= 3));
        }
    }
}
