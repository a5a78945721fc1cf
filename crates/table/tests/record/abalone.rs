//! Abalone games in the notations of other programs.

use proptest::prelude::*;
use tetrarch_catalog::{Position, Seed};
use tetrarch_table::record::{Format, Record, RecordError, RecordScore, read};

use crate::samples::{random_game, settings};
use tetrarch_messages::english;

fn import(text: &str) -> Result<Vec<Record>, RecordError> {
    read(text, None, None)
}

fn moves(text: &str) -> Vec<String> {
    import(text).unwrap().remove(0).plies.into_iter().map(|ply| ply.text).collect()
}

fn message(text: &str) -> String {
    english(&import(text).unwrap_err())
}

#[test]
fn the_notation_is_known_by_its_moves() {
    for (text, format) in [
        ("1. a1b2 i9h8", Some(Format::AbaPro)),
        ("1. C3C5D4", Some(Format::AbaPro)),
        ("A game\n1.a1d4 1.-i9f6", Some(Format::FirstLast)),
        ("1. c3d6", Some(Format::FirstLast)),
        ("a game without moves", None),
        ("1. e4 e5", None),
    ] {
        assert_eq!(Format::sniff(text), format, "{text}");
    }
}

#[test]
fn aba_pro_writes_the_rear_marble_in_line_and_both_ends_sideways() {
    assert_eq!(moves("1. C3C5D4 i9h8 2. A1B2"), ["c3c5d4", "i9h8", "a1b2"]);
}

#[test]
fn either_end_of_a_row_can_come_first() {
    assert_eq!(moves("1. c3c5d4"), ["c3c5d4"]);
    assert_eq!(moves("1. c5c3d6"), ["c3c5d4"]);
}

#[test]
fn first_from_last_to_writes_the_first_marble_and_where_the_last_one_goes() {
    assert_eq!(moves("1.a1d4 1.-i9f6 2.c4d6"), ["a1b2", "i9h8", "c4c5d5"]);
    assert_eq!(moves("1. c3d6"), ["c3c5d4"]);
    assert_eq!(moves("1. c5d4 i9f6 2. d6e7"), ["c3c5d4", "i9h8", "d6e7"]);
}

#[test]
fn a_whole_game_text_is_read() {
    let text = "Club evening\n[Black \"Ada\"]\n[White \"Bo\"]\n[Date \"2026.03.01\"]\n[Table \"4\"]\n\
        1. a1-b2 {the usual} i9-h8!\n2. a2b3 (2. b1b2) ; hm\ni8h7 1-0\n\n\
        1. c5d5 g5f5 2. d5c5 *\n1. a1b2 i9h8 2. a2b3 i8h7 1. a5b5";
    let records = import(text).unwrap();
    let lengths: Vec<usize> = records.iter().map(|record| record.plies.len()).collect();
    assert_eq!(lengths, [4, 3, 4, 1]);
    let first = &records[0];
    assert_eq!(first.settings, settings("abalone", "standard"));
    assert_eq!([&first.players[0].name, &first.players[1].name], ["Ada", "Bo"]);
    assert_eq!(first.plies[0].comment.as_deref(), Some("the usual"));
    assert_eq!(first.plies[2].comment.as_deref(), Some("hm"));
    assert_eq!(first.result, Some(vec![RecordScore::Win, RecordScore::Loss]));
    assert_eq!(first.extra["Table"], "4");
    assert!(records.iter().all(|record| record.check().is_empty()));
}

#[test]
fn the_layout_is_an_argument_or_a_tag() {
    let belgian = settings("abalone", "belgian-daisy");
    for (text, layout) in [
        ("1. a1b2 i5h5", Some("belgian-daisy")),
        ("1. a1b2 i5h5", Some("Belgian Daisy")),
        ("[Layout \"belgian-daisy\"] 1. a1b2 i5h5", None),
        ("[Variant \"standard\"] 1. a1b2 i5h5", Some("belgian-daisy")),
    ] {
        assert_eq!(read(text, None, layout).unwrap()[0].settings, belgian, "{text}");
    }
    let error = read("[Game \"Hus\"] 1. a1b2", Some(Format::AbaPro), None).unwrap_err();
    assert!(english(&error).contains("There is no variant “standard”"), "{error}");
    let error = english(&read("1. a1b2", None, Some("italian")).unwrap_err());
    assert!(error.contains("There is no variant “italian”"), "{error}");
}

#[test]
fn the_rest_of_the_game_decides_between_two_readings() {
    // One marble from c3 to d4, or the two on c3 and c4 sideways to d3 and d4.
    assert_eq!(moves("1. c3d4 i9f6 2. d3e3"), ["c3c4d3", "i9h8", "d3e3"]);
    assert_eq!(moves("1. c3d4 i9f6 2. c4c5d5"), ["c3d4", "i9h8", "c4c5d5"]);
}

#[test]
fn two_readings_to_the_end_are_an_error_that_names_both() {
    assert_eq!(
        message("1. c3d4\n i9f6"),
        "Line 1, column 4: c3d4 can mean c3d4 or c3c4d3, and the rest of the game fits both."
    );
}

#[test]
fn a_game_that_can_be_read_in_too_many_ways_is_given_up_on() {
    let to_and_fro = "c3d4 g5f5 d4c3 f5g5 ".repeat(40);
    let error = message(&format!("1. a1d4 i9f6 {to_and_fro}"));
    assert!(error.contains("can be read"), "{error}");
}

#[test]
fn aba_pro_has_one_reading_only() {
    assert_eq!(moves("1. c3d4 i9h8"), ["c3d4", "i9h8"]);
}

#[test]
fn a_move_that_cannot_be_played_names_its_place_and_the_rule() {
    assert_eq!(
        message("1. a1b2 i9h8\n2. e5e6"),
        "Line 2, column 4: e5e6 cannot be played. Cell e5 is empty. There is no marble to move."
    );
    assert_eq!(
        message("1. a1b2 i9h8 2. hello"),
        "Line 1, column 17: “hello” is not a move. Expected cells such as a1b2 or c3c5d4."
    );
}

/// A move in first-from-last-to, where our own rules read it as this move and no other.
fn first_last(position: &Position, mv: &str) -> String {
    let cell = |at: usize| (mv.as_bytes()[at], mv.as_bytes()[at + 1]);
    let name = |row: u8, column: u8| format!("{}{}", char::from(row), char::from(column));
    let ((row, column), (next_row, next_column)) = (cell(0), cell(2));
    let along = |by: u8| {
        let step = |from: u8, to: u8| from.wrapping_add(to.wrapping_sub(from).wrapping_mul(by));
        format!("{}{}", name(row, column), name(step(row, next_row), step(column, next_column)))
    };
    let spellings = if mv.len() == 4 {
        vec![along(3), along(2)]
    } else {
        let (to_row, to_column) = cell(4);
        let shift = |last: u8, from: u8, to: u8| last.wrapping_add(to.wrapping_sub(from));
        let last = name(shift(next_row, row, to_row), shift(next_column, column, to_column));
        vec![
            format!("{}{last}", name(row, column)),
            format!("{}{}", name(next_row, next_column), name(to_row, to_column)),
        ]
    };
    let mut right =
        spellings.into_iter().filter(|text| position.read_move(text).as_deref() == Ok(mv));
    right.next().unwrap_or_else(|| mv.to_owned())
}

proptest! {
    #[test]
    fn a_random_game_is_imported_from_aba_pro(seed in any::<u64>(), variant in 0..17_usize) {
        let variant = tetrarch_catalog::entry("abalone").unwrap().variants()[variant].id;
        let game = random_game(&settings("abalone", variant), Seed(seed), 120);
        let texts: Vec<String> = game.plies.iter().map(|ply| ply.text.to_uppercase()).collect();
        prop_assume!(!texts.is_empty());
        let records = read(texts.join(" "), Some(Format::AbaPro), Some(variant)).unwrap();
        prop_assert_eq!(&records[0].plies, &game.plies);
        prop_assert_eq!(&records[0].result, &game.result);
        prop_assert_eq!(records[0].check(), vec![]);
    }

    #[test]
    fn a_random_game_is_imported_from_first_from_last_to(seed in any::<u64>(), plies in 1..60_usize) {
        let game = random_game(&settings("abalone", "german-daisy"), Seed(seed), plies);
        let replay = game.replay().unwrap();
        let texts: Vec<String> = replay.positions.iter().zip(&game.plies)
            .map(|(position, ply)| first_last(position, &ply.text))
            .collect();
        match read(texts.join(" "), Some(Format::FirstLast), Some("german-daisy")) {
            Ok(records) => prop_assert_eq!(&records[0].plies, &game.plies),
            // Two neighbouring cells can be one marble's move or that of two sideways.
            Err(error) => {
                let told = english(&error);
                prop_assert!(told.contains(" can mean ") || told.contains(" can be read "), "{}", told);
            },
        }
    }
}
