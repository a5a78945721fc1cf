//! The JSON form beside Abstract Play's schema, and what its reader says.

use serde_json::{Map, Value, json};
use tetrarch_catalog::{Seat, Seed};
use tetrarch_table::record::{Format, Ply, Record, RecordScore, Site, read, write};

use crate::samples::{full_record, random_game, settings};
use tetrarch_messages::english;

/// The constraints of Abstract Play's schema for game records, written out from its fields.
fn assert_fits_abstract_play(record: &Value) {
    let only = |object: &Map<String, Value>, known: &[&str]| {
        assert!(object.keys().all(|name| known.contains(&name.as_str())), "{object:?}");
    };
    only(record.as_object().unwrap(), &["header", "moves"]);
    let header = &record["header"];
    let game = header["game"].as_object().unwrap();
    only(game, &["name", "variants"]);
    assert!(game["name"].is_string());
    assert!(game["variants"].as_array().unwrap().iter().all(Value::is_string));
    only(header["site"].as_object().unwrap(), &["name", "gameid"]);
    assert!(header["site"]["name"].is_string());
    for date in ["date-start", "date-end", "date-generated"] {
        header[date].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    }
    let players = header["players"].as_array().unwrap();
    for (index, player) in players.iter().enumerate() {
        assert!(player["name"].is_string() && player["result"].is_i64());
        assert!(!players[..index].contains(player), "players are all different");
    }
    for (name, right) in [
        ("event", Value::is_string as fn(&Value) -> bool),
        ("round", Value::is_string),
        ("startingPosition", Value::is_string),
        ("unrated", Value::is_boolean),
    ] {
        assert!(header.get(name).is_none_or(right), "{name}");
    }
    for round in record["moves"].as_array().unwrap() {
        let round = round.as_array().unwrap();
        assert_eq!(round.len(), players.len());
        for entry in round {
            if let Some(object) = entry.as_object() {
                only(object, &["sequence", "move", "result"]);
                assert!(object["move"].is_string());
            } else {
                assert!(entry.is_null() || entry.is_string());
            }
        }
    }
}

#[test]
fn finished_games_fit_abstract_plays_schema() {
    let mut records = vec![full_record()];
    for variant in ["standard", "three-players", "four-players", "six-players"] {
        let mut record = random_game(&settings("abalone", variant), Seed(2), 50);
        for player in &mut record.players {
            player.name = "the same".to_owned();
        }
        record.result = Some(vec![RecordScore::Draw; record.players.len()]);
        record.termination = Some("agreement".to_owned());
        record.site = Some(Site { name: "home".to_owned(), game_id: None });
        record.date_start = full_record().date_start;
        record.date_end = full_record().date_end;
        record.date_generated = full_record().date_generated;
        records.push(record);
    }
    let json: Value = serde_json::from_str(&write(&records, Format::Json).unwrap()).unwrap();
    json.as_array().unwrap().iter().for_each(assert_fits_abstract_play);
}

fn foreign() -> Value {
    json!({
        "header": {
            "game": { "name": "abalone" },
            "site": { "name": "Elsewhere", "gameid": 4711 },
            "date-start": "2026-02-03T04:05:06.000Z",
            "date-end": "2026-02-03T05:05:06+01:00",
            "date-generated": "2026-02-04T00:00:00Z",
            "pied": false,
            "players": [
                { "name": "Ada", "result": 3, "rating": 1500 },
                { "name": "Bo", "result": 100, "is_ai": true },
            ],
        },
        "moves": [
            [{ "move": "a1b2", "sequence": 2, "result": [{ "type": "move" }] },
             { "move": "i9h8", "sequence": 1, "result": "quick" }],
            ["b1b2"],
        ],
    })
}

#[test]
fn a_record_of_another_program_is_read() {
    let [record] = &read(foreign().to_string(), None, None).unwrap()[..] else { panic!("one") };
    assert_eq!(record.settings, settings("abalone", "standard"));
    assert_eq!(record.result, Some(vec![RecordScore::Loss, RecordScore::Win]));
    assert_eq!(record.site.as_ref().unwrap().game_id.as_deref(), Some("4711"));
    assert_eq!(record.date_end.unwrap().to_string(), "2026-02-03T04:05:06Z");
    assert_eq!(record.extra, Map::from_iter([("pied".to_owned(), json!(false))]));
    let mut second = Ply::new(Seat::SECOND, "i9h8");
    second.comment = Some("quick".to_owned());
    let first = |text| Ply::new(Seat::FIRST, text);
    assert_eq!(record.plies, [second, first("a1b2"), first("b1b2")]);
}

#[test]
fn equal_results_are_a_draw() {
    let mut record = foreign();
    record["header"]["players"][0]["result"] = json!(100);
    let records = read(record.to_string(), None, None).unwrap();
    assert_eq!(records[0].result, Some(vec![RecordScore::Draw, RecordScore::Draw]));
}

#[test]
fn three_seats_can_share_a_win_or_half_of_it() {
    for scores in [
        [RecordScore::Win, RecordScore::Loss, RecordScore::Win],
        [RecordScore::Draw, RecordScore::Loss, RecordScore::Draw],
    ] {
        let mut record = random_game(&settings("abalone", "three-players"), Seed(1), 4);
        record.result = Some(scores.to_vec());
        let json = write(std::slice::from_ref(&record), Format::Json).unwrap();
        assert_eq!(read(&json, None, None), Ok(vec![record]));
    }
}

#[test]
fn several_records_can_stand_in_an_array_or_behind_each_other() {
    let one = foreign().to_string();
    let records = |contents: String| read(contents, None, None).map(|records| records.len());
    assert_eq!(records(format!("{one}\n{one}\n")), Ok(2));
    assert_eq!(records(format!("[{one}, {one}, {one}]")), Ok(3));
    assert_eq!(records(format!("[{one}]{one}")), Ok(2));
    let written = write(&[full_record(), full_record()], Format::Json).unwrap();
    assert_eq!(records(written), Ok(2));
}

#[test]
fn errors_name_the_field() {
    let message = |pointer: &str, value: Value| {
        let mut record = foreign();
        *record.pointer_mut(pointer).unwrap() = value;
        english(&read(record.to_string(), None, None).unwrap_err())
    };
    for (pointer, value, expected) in [
        ("/header", json!(1), "Record 1, field header: Expected an object."),
        (
            "/header/game/name",
            json!(null),
            "Record 1, field header.game.name: This field is missing.",
        ),
        (
            "/header/players/1/name",
            json!(7),
            "Record 1, field header.players[1].name: Expected a string.",
        ),
        (
            "/header/players/1/is_ai",
            json!(0),
            "Record 1, field header.players[1].is_ai: Expected true or false.",
        ),
        (
            "/header/players/1/result",
            json!(null),
            "Record 1, field header.players: Only some players have a result. Give all players a result, or none of them.",
        ),
        (
            "/header/date-end",
            json!("soon"),
            "Record 1, field header.date-end: Expected a date such as 2026-01-31T20:15:00Z or \
             2026.01.31.",
        ),
        ("/moves/1", json!("b1b2"), "Record 1, field moves[1]: Expected an array."),
        (
            "/moves/1",
            json!(["a", "b", "c"]),
            "Record 1, field moves[1][2]: Too many moves in this round. There are 2 seats.",
        ),
        (
            "/moves/1/0",
            json!(true),
            "Record 1, field moves[1][0]: Expected a move: a string, an object or null.",
        ),
    ] {
        assert_eq!(message(pointer, value), expected);
    }
    let unknown = message("/header/game/name", json!("chess"));
    assert!(
        unknown.starts_with("Record 1, field header.game.name: There is no game “chess”"),
        "{unknown}"
    );
}

#[test]
fn errors_of_syntax_name_the_line() {
    let error = read("{\"header\": {}\n  \"moves\": []}", None, None).unwrap_err();
    assert_eq!(english(&error), "Line 2, column 3: Not valid JSON: expected `,` or `}`.");
}

#[test]
fn a_record_that_does_not_agree_with_itself_is_not_written() {
    let problem = |change: fn(&mut Record)| {
        let mut record = full_record();
        change(&mut record);
        english(&write(&[full_record(), record], Format::Json).unwrap_err())
    };
    assert_eq!(
        problem(|record| record.players.truncate(1)),
        "Record 2 cannot be written. Expected 1 results, found 2."
    );
    assert_eq!(
        problem(|record| record.plies[0].seat = Seat::from_index(2)),
        "Record 2 cannot be written. Seat 3 has a move, but the seats are 1 to 2."
    );
    assert_eq!(
        problem(|record| drop(record.extra.insert("seed".to_owned(), json!(1)))),
        "Record 2 cannot be written. The field “seed” is written elsewhere in the record and cannot be used here."
    );
}
