//! Both forms of one record, as they are written forever.

use tetrarch_table::record::{Format, read, write};

use crate::samples::full_record;

#[test]
fn the_json_form() {
    let json = write(&[full_record()], Format::Json).unwrap();
    insta::assert_snapshot!(json, @r###"
    {
      "header": {
        "game": {"name": "Hus", "variants": ["african"]},
        "options": {"capture-if": "inner"},
        "table": {"repetition": "off", "max-plies": "400"},
        "event": "Spring match",
        "round": "2",
        "site": {"name": "Tetrarch", "gameid": "g-1"},
        "date-start": "2026-03-01T18:00:00Z",
        "date-end": "2026-03-01T18:20:30.5Z",
        "date-generated": "2026-03-02T00:00:00Z",
        "unrated": true,
        "players": [
          {
            "seat": 1,
            "name": "Ada \"the\" Sower",
            "userid": "u-17",
            "result": 1,
            "outcome": "win",
            "score": 32
          },
          {
            "seat": 2,
            "name": "Bo\\Ïx",
            "is_ai": true,
            "result": 0,
            "outcome": "loss",
            "score": 16
          }
        ],
        "time-control": "5+3",
        "termination": "resignation",
        "seed": "7",
        "comment": "A friendly game.",
        "move-times-ms": [1500, 12000, null, null, null],
        "Annotator": "Cy",
        "challenge-seed": {"n": [1, null]}
      },
      "moves": [
        [
          "e1",
          {
            "move": "h4",
            "result": "The other pits lose at once {as the lesson on relays shows}, and this one loses later."
          }
        ],
        ["e2", {"move": "a4", "result": "?!"}],
        ["b1", null]
      ]
    }
    "###);
    assert_eq!(read(&json, None, None), Ok(vec![full_record()]));
}

#[test]
fn the_text_form() {
    let text = write(&[full_record()], Format::Text).unwrap();
    insta::assert_snapshot!(text, @r###"
    [Game "Hus"]
    [Variant "african"]
    [Option.capture-if "inner"]
    [Table.repetition "off"]
    [Table.max-plies "400"]
    [Event "Spring match"]
    [Round "2"]
    [Site "Tetrarch"]
    [GameId "g-1"]
    [Date "2026-03-01T18:00:00Z"]
    [EndDate "2026-03-01T18:20:30.5Z"]
    [GeneratedDate "2026-03-02T00:00:00Z"]
    [Unrated "true"]
    [Seat1 "Ada \"the\" Sower"]
    [Seat1.UserId "u-17"]
    [Seat1.Points "32"]
    [Seat2 "Bo\\Ïx"]
    [Seat2.Kind "computer"]
    [Seat2.Points "16"]
    [Result "1-0"]
    [TimeControl "5+3"]
    [Termination "resignation"]
    [Seed "7"]
    [Annotator "Cy"]
    [Extra "{\"challenge-seed\":{\"n\":[1,null]}}"]

    {A friendly game.} 1. e1 {[%emt 1.5]} h4 {[%emt 12] The other pits lose at once
    {as the lesson on relays shows\}, and this one loses later.} 2. e2 a4 {?!} 3. b1
    1-0
    "###);
    assert_eq!(read(&text, None, None), Ok(vec![full_record()]));
}

#[test]
fn the_examples_of_the_documentation_are_one_record_in_both_forms() {
    let page = include_str!("../../../../docs/records.md");
    let example = |language: &str| {
        let begin = page.split_once(&format!("```{language}\n")).unwrap().1;
        read(begin.split_once("```").unwrap().0, None, None).unwrap()
    };
    let (json, text) = (example("json"), example("text"));
    assert_eq!(json, text);
    assert_eq!(json[0].check(), []);
}
