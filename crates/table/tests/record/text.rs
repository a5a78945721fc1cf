//! The text form: what its reader forgives, and what it says about the rest.

use tetrarch_catalog::Seed;
use tetrarch_table::record::{Format, Record, RecordScore, read, write};

use crate::samples::{random_game, settings};
use tetrarch_messages::english;

fn read_text(text: &str) -> Vec<Record> {
    read(text, Some(Format::Text), None).unwrap()
}

fn moves(record: &Record) -> Vec<(u8, &str)> {
    record.plies.iter().map(|ply| (ply.seat.number(), ply.text.as_str())).collect()
}

#[test]
fn a_file_like_those_of_chess_programs_is_read() {
    let text = "\u{feff}; made by hand\r\n[game \"HUS\"]\r\n[Date \"2026.03.01\"]\r\n\
        [Seat1 \"Ada\"] [WhiteElo \"1500\"]\r\n% an escaped line {\r\n\r\n\
        {to begin} 1.c1! $3 {[%emt 0:00:02] quick} (1. d1 {or } this} (1. e1)) 1... c3 ; why\r\n\
        2. e2 {a\r\n  b} {c} d3?? 1-0";
    let [record] = &read_text(text)[..] else { panic!("one game") };
    assert_eq!(moves(record), [(1, "c1"), (2, "c3"), (1, "e2"), (2, "d3")]);
    assert_eq!(record.comment.as_deref(), Some("made by hand to begin"));
    assert_eq!(record.plies[0].comment.as_deref(), Some("quick"));
    assert_eq!(record.plies[0].spent_ms, Some(2_000));
    assert_eq!(record.plies[1].comment.as_deref(), Some("why"));
    assert_eq!(record.plies[2].comment.as_deref(), Some("a b c"));
    assert_eq!(record.result, Some(vec![RecordScore::Win, RecordScore::Loss]));
    assert_eq!(record.players[0].name, "Ada");
    assert_eq!(record.players[1].name, "?");
    assert_eq!(record.date_start.unwrap().to_string(), "2026-03-01T00:00:00Z");
    assert_eq!(record.extra["WhiteElo"], "1500");
}

#[test]
fn moves_without_numbers_go_round_the_seats() {
    let text = "[Game \"Abalone\"]\n[Variant \"three-players\"]\na b c d";
    assert_eq!(moves(&read_text(text)[0]), [(1, "a"), (2, "b"), (3, "c"), (1, "d")]);
}

#[test]
fn a_game_can_begin_with_another_seat() {
    let text = "[Game \"Hus\"]\n1... c3 2. c1 *";
    assert_eq!(moves(&read_text(text)[0]), [(2, "c3"), (1, "c1")]);
    let text = "[Game \"Abalone\"]\n[Variant \"four-players\"]\n1. -- -- a b 2. c *";
    let record = &read_text(text)[0];
    assert_eq!(moves(record), [(3, "a"), (4, "b"), (1, "c")]);
    let written = write(std::slice::from_ref(record), Format::Text).unwrap();
    assert!(written.ends_with("\n1. -- -- a b 2. c *\n"), "{written}");
}

#[test]
fn a_file_holds_several_games() {
    let text = "[Game \"Hus\"]\n1. c1 *\n[Game \"Gou\"]\n\n[Game2 \"\"] 1. x 0-1\n{between}\n\
        [Game \"Hus\"] [Result \"1/2-1/2\"]";
    let records = read_text(text);
    let games: Vec<&str> = records.iter().map(|record| record.settings.game()).collect();
    assert_eq!(games, ["hus", "gou", "hus"]);
    assert_eq!(records[2].result, Some(vec![RecordScore::Draw, RecordScore::Draw]));
    assert_eq!(read_text(&write(&records, Format::Text).unwrap()), records);
}

#[test]
fn the_result_names_every_seat() {
    let mut record = random_game(&settings("abalone", "four-players"), Seed(4), 6);
    record.result =
        Some(vec![RecordScore::Loss, RecordScore::Win, RecordScore::Loss, RecordScore::Win]);
    let text = write(std::slice::from_ref(&record), Format::Text).unwrap();
    assert!(text.contains("[Result \"0-1-0-1\"]") && text.ends_with(" 0-1-0-1\n"), "{text}");
    assert_eq!(read_text(&text), [record]);
}

#[test]
fn errors_name_line_and_column() {
    for (text, expected) in [
        ("", "It contains no game."),
        ("c1 d1", "Line 1, column 1: Expected a tag [Game \"…\"] before the moves."),
        (
            "[Game \"Hus\"]\n1. c1 *\n  d1",
            "Line 3, column 3: Expected a tag [Game \"…\"] before the moves.",
        ),
        ("[Game Hus]", "Line 1, column 7: Expected the value of the tag Game in quotation marks."),
        ("[Game \"Hus\"", "Line 1, column 12: The tag Game in line 1 is not closed. Expected ]."),
        (
            "[Game \"Hus",
            "Line 1, column 7: The string that begins here is not closed. Expected \".",
        ),
        (
            "[Game \"Hus\"]\n[Game \"Hus\"]",
            "Line 2, column 1: The tag Game already appears in line 1.",
        ),
        (
            "[Game \"Hus\"]\n1. c1 {no end",
            "Line 2, column 7: The comment that begins here is not closed. Expected }.",
        ),
        (
            "[Game \"Hus\"]\n1. c1 (d1",
            "Line 2, column 7: The variation that begins here is not closed. Expected ).",
        ),
        ("[Game \"Hus\"]\n1. c1 }", "Line 2, column 7: “}” closes nothing."),
        ("[Game \"Hus\"]\n1. c1 1-0-0", "Line 2, column 7: Expected 2 results, found 3."),
        (
            "[Game \"Hus\"]\n[Result \"1-0\"]\n0-1",
            "Line 3, column 1: The result differs from the one in the tag Result.",
        ),
        (
            "[Game \"Hus\"]\n[Result \"won\"]",
            "Line 2, column 1: Tag Result: Expected a result such as 1-0, 1/2-1/2 or *.",
        ),
        (
            "[Game \"Hus\"]\n[Seat3 \"Cy\"]",
            "Line 2, column 1: Tag Seat3: There is no such seat. The seats are 1 to 2.",
        ),
        (
            "[Game \"Hus\"]\n[Date \"May\"]",
            "Line 2, column 1: Tag Date: Expected a date such as 2026-01-31T20:15:00Z or 2026.01.31.",
        ),
    ] {
        let error = read(text, Some(Format::Text), None).unwrap_err();
        assert_eq!(english(&error), expected);
    }
}

#[test]
fn errors_about_settings_say_what_there_is() {
    let message = |text: &str| english(&read(text, None, None).unwrap_err());
    let variant = message("[Game \"Hus\"]\n[Variant \"martian\"]");
    assert!(variant.starts_with("Line 2, column 1: There is no variant “martian”"), "{variant}");
    let option = message("[Game \"Hus\"]\n\n[Option.capture \"x\"]");
    assert!(option.starts_with("Line 3, column 1: There is no option “capture”"), "{option}");
    let table = message("[Game \"Hus\"]\n[Table.repetition \"x\"]");
    assert!(table.starts_with("Line 2, column 1: The option repetition cannot be “x”"), "{table}");
}
