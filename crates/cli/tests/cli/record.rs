//! `record`: conversion there and back, and what is wrong with records.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::ran::{tetrarch, tetrarch_with};

const ABA_PRO: &str = "1. a1b2 i9h8\n2. c3c4\n";

/// A record of a short Gou game, in JSON.
fn gou_record() -> Value {
    json!({
        "header": {
            "game": { "name": "Gou", "variants": ["base"] },
            "players": [{ "name": "Ada" }, { "name": "Bo" }],
        },
        "moves": [["a7-b6", "k7-j6"], ["c11-d10", null]],
    })
}

fn convert(input: &str, args: &[&str]) -> String {
    tetrarch_with(&[&["record", "convert", "-"], args].concat(), input, &[]).good()
}

#[test]
fn json_becomes_text_and_the_same_json_again() {
    let text = convert(&gou_record().to_string(), &["--to", "text"]);
    assert!(text.contains("[Game \"Gou\"]") && text.contains("1. a7-b6 k7-j6"), "{text}");
    let json = convert(&text, &["--to", "json"]);
    assert_eq!(convert(&json, &["--to", "text"]), text);
    assert_eq!(convert(&json, &["--to", "json"]), json);
}

#[test]
fn abalone_games_are_imported_from_other_notations() {
    let text = convert(ABA_PRO, &["--from", "aba-pro", "--to", "text"]);
    assert!(text.contains("a1b2 i9h8"), "{text}");
    assert_eq!(convert(ABA_PRO, &["--to", "text"]), text, "the format is recognised");
}

#[test]
fn a_layout_is_the_start_of_an_imported_game() {
    let args = ["--from", "aba-pro", "--layout", "belgian-daisy", "--to", "text"];
    assert!(convert("1. a1b2\n", &args).contains("belgian-daisy"));
    let wrong = ["record", "convert", "-", "--layout", "tulip", "--to", "text"];
    let message = tetrarch_with(&wrong, ABA_PRO, &[]).failed(2);
    assert!(message.contains("no variant “tulip”"), "{message}");
}

#[test]
fn a_converted_record_may_go_to_a_file() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.json");
    let output = path.to_str().unwrap();
    assert_eq!(convert(ABA_PRO, &["--to", "json", "--output", output]), "");
    assert_eq!(fs::read_to_string(&path).unwrap(), convert(ABA_PRO, &["--to", "json"]));
    let nowhere = ["record", "convert", output, "--to", "json", "--output", "no-folder/x"];
    assert!(tetrarch(&nowhere).failed(2).contains("no-folder"));
}

#[test]
fn what_is_no_record_is_wrong_data() {
    let args = ["record", "convert", "-", "--to", "text"];
    assert!(tetrarch_with(&args, "nonsense", &[]).failed(1).starts_with("error: -: "));
    assert!(tetrarch_with(&args, "{\"header\":", &[]).failed(1).contains("Line 1"));
}

#[test]
fn formats_that_do_not_exist_or_are_not_written_are_wrong_calls() {
    let to = |format| tetrarch(&["record", "convert", "-", "--to", format]).failed(2);
    assert!(to("pgn").contains("json, text"));
    assert!(to("aba-pro").contains("json, text"));
}

#[test]
fn a_good_record_has_no_problems() {
    let ran = tetrarch_with(&["record", "check", "-"], &gou_record().to_string(), &[]);
    assert_eq!(ran.good(), "1 record, 0 problems\n");
}

#[test]
fn an_illegal_move_is_named_with_its_ply() {
    let mut damaged = gou_record();
    damaged["moves"][1][0] = json!("a1-b2");
    let ran = tetrarch_with(&["record", "check", "-"], &damaged.to_string(), &[]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with("-: record 1, ply 3: a1-b2 "), "{}", ran.out);
    assert!(ran.out.ends_with("\n1 record, 1 problem\n"), "{}", ran.out);
}

#[test]
fn one_bad_file_does_not_hide_the_others() {
    let folder = TempDir::new().unwrap();
    let bad = folder.path().join("bad.json");
    let good = folder.path().join("good.json");
    fs::write(&bad, "[").unwrap();
    fs::write(&good, gou_record().to_string()).unwrap();
    let files = [bad.to_str().unwrap(), good.to_str().unwrap()];
    let ran = tetrarch(&[&["record", "check"], &files[..]].concat());
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with(&format!("{}: ", files[0])), "{}", ran.out);
    assert!(ran.out.ends_with("\n1 record, 1 problem\n"), "{}", ran.out);
}

#[test]
fn problems_as_json_say_where_they_are() {
    let mut damaged = gou_record();
    damaged["moves"][0][1] = json!("zz");
    let ran = tetrarch_with(&["record", "check", "-", "--json"], &damaged.to_string(), &[]);
    assert_eq!(ran.code, 1);
    let data: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(data["records"], 1);
    let problem = &data["problems"][0];
    assert_eq!((&problem["record"], &problem["ply"]), (&json!(1), &json!(2)));
}
