//! `puzzles`: solved in the terminal, checked, mined.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::ran::{tetrarch, tetrarch_with};

/// Lines of the shipped puzzles of a game.
fn lines(game: &str, count: usize) -> Vec<Value> {
    let path = format!("{}/../../puzzles/{game}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("the shipped puzzles");
    let puzzles = text.lines().filter(|line| line.contains("\"certainty\":\"proved\""));
    puzzles.take(count).map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn file_of(folder: &TempDir, puzzles: &[Value]) -> String {
    let path = folder.path().join("puzzles.jsonl");
    let text: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    fs::write(&path, text).expect("a file");
    path.display().to_string()
}

#[test]
fn a_wrong_puzzle_is_found_and_counted() {
    let folder = TempDir::new().expect("a folder");
    let mut puzzles = lines("hus", 4);
    let good = tetrarch(&["puzzles", "check", &file_of(&folder, &puzzles)]).good();
    assert_eq!(good, "4 puzzles, 0 wrong\n");

    let moves = tetrarch(&[
        "moves",
        "hus",
        "--variant",
        puzzles[2]["variant"].as_str().expect("a variant"),
        "--position",
        puzzles[2]["position"].as_str().expect("a position"),
    ]);
    let solution = puzzles[2]["line"][0].clone();
    let moves = moves.good();
    let other = moves.split_whitespace().find(|text| *text != solution).expect("several moves");
    puzzles[2]["line"] = json!([other]);
    let ran = tetrarch(&["puzzles", "check", &file_of(&folder, &puzzles)]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.ends_with("4 puzzles, 1 wrong\n"), "{}", ran.out);
    assert!(ran.out.contains(puzzles[2]["id"].as_str().expect("an id")), "{}", ran.out);

    let json = tetrarch(&["puzzles", "check", "--json", &file_of(&folder, &puzzles)]);
    let json: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&json["puzzles"], json["wrong"].as_array().map(Vec::len)), (&json!(4), Some(1)));
}

#[test]
fn files_that_hold_no_puzzles_are_refused() {
    let folder = TempDir::new().expect("a folder");
    let message = tetrarch(&["puzzles", "check", &file_of(&folder, &[json!({})])]).failed(1);
    assert!(message.contains("Line 1"), "{message}");
    tetrarch(&["puzzles", "check", "/nowhere/puzzles.jsonl"]).failed(2);
    assert_eq!(tetrarch(&["puzzles", "chess"]).code, 2);
}

#[test]
fn puzzles_are_solved_in_the_terminal() {
    let said = tetrarch_with(&["puzzles", "gou", "--seed", "1"], "hint\nhint\nnext\nquit\n", &[]);
    let said = said.good();
    assert!(said.contains("The move is ") && said.ends_with("0 of 2 solved\n"), "{said}");
    let theme = ["puzzles", "abalone", "--theme", "long-relay"];
    let message = tetrarch(&theme).failed(2);
    assert!(message.contains("no such puzzle"), "{message}");
}

#[test]
fn mining_is_the_same_every_time_and_can_be_resumed() {
    let folder = TempDir::new().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let mine = |count: &str, journal: &str, out: &str| {
        let (journal, out) = (path(journal), path(out));
        let to = ["--count", count, "--resume", &journal, "--out", &out];
        tetrarch(&[&["puzzles", "mine", "hus", "--seed", "1"][..], &to].concat()).good();
        fs::read_to_string(out).expect("the puzzles")
    };
    mine("1", "one", "first");
    assert_eq!(mine("2", "one", "resumed"), mine("2", "two", "at-once"));
}
