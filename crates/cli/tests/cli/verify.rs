//! `verify`: the vectors agree, and every kind of damage to them is seen.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::ran::{Ran, tetrarch, tetrarch_with};

const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/playthroughs.jsonl");
/// The number of the first game of each kind in the vectors.
const HUS: usize = 1;
const PANTAREI: usize = 7;

/// A game of the vectors, by its number.
fn game(number: usize) -> Value {
    let vectors = fs::read_to_string(VECTORS).expect("the vectors are there");
    let line = vectors.lines().nth(number - 1).expect("there are as many games");
    serde_json::from_str(line).expect("a game")
}

/// Verifies one game from standard input.
fn verify(game: &Value) -> Ran {
    tetrarch_with(&["verify", "-"], &game.to_string(), &[])
}

/// The one line about the one thing that is wrong with a game.
#[track_caller]
fn complaint(game: &Value) -> String {
    let ran = verify(game);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[1].starts_with("1 game, ") && lines[1].ends_with(" plies, 1 error"));
    lines[0].to_owned()
}

#[track_caller]
fn agrees(game: &Value) {
    let ran = verify(game);
    let out = ran.good();
    assert!(out.ends_with(" plies, 0 errors\n"), "{out}");
}

fn write(folder: &TempDir, name: &str, contents: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, contents).expect("the folder is ours");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

#[test]
fn the_vectors_agree_with_any_number_of_threads() {
    for threads in ["0", "1", "3"] {
        let out = tetrarch(&["verify", VECTORS, "--threads", threads]).good();
        assert_eq!(out, "39 games, 2991 plies, 0 errors\n");
    }
}

#[test]
fn a_wrong_set_of_legal_moves_names_the_moves_that_differ() {
    let mut damaged = game(HUS);
    let legal = damaged["plies"][2]["legal"].as_array_mut().unwrap();
    legal[0] = json!("a2");
    assert_eq!(
        complaint(&damaged),
        "-: game 1, ply 3: legal moves: expected 11 moves, only here: a2, \
         found 11 moves, only here: b1"
    );
    damaged["plies"][2]["legal"].as_array_mut().unwrap().remove(0);
    assert_eq!(
        complaint(&damaged),
        "-: game 1, ply 3: legal moves: expected 10 moves, found 11 moves, only here: b1"
    );
}

#[test]
fn legal_moves_are_a_set() {
    let mut shuffled = game(HUS);
    let legal = shuffled["plies"][0]["legal"].as_array_mut().unwrap();
    legal.reverse();
    legal.push(legal[0].clone());
    agrees(&shuffled);
}

#[test]
fn an_illegal_move_is_one_error_and_ends_the_game() {
    let mut damaged = game(HUS);
    damaged["plies"][3]["move"] = json!("a1");
    let line = complaint(&damaged);
    assert!(line.starts_with("-: game 1, ply 4: move: expected a1, found a rejection ("), "{line}");
    assert!(verify(&damaged).out.ends_with("1 game, 4 plies, 1 error\n"));
}

#[test]
fn a_wrong_position_is_one_error_and_the_game_goes_on() {
    let mut damaged = game(HUS);
    let right = damaged["plies"][1]["position"].as_str().unwrap().to_owned();
    let wrong = right.replacen('3', "4", 1);
    damaged["plies"][1]["position"] = json!(wrong);
    assert_eq!(
        complaint(&damaged),
        format!("-: game 1, ply 2: position: expected {wrong}, found {right}")
    );
    assert!(verify(&damaged).out.ends_with("1 game, 60 plies, 1 error\n"));
}

#[test]
fn a_wrong_result_or_wrong_points_are_a_wrong_outcome() {
    let right = "found result 0,1 points 0,96";
    let mut damaged = game(HUS);
    damaged["outcome"]["points"] = json!([1, 95]);
    let place = "-: game 1, ply 60: outcome:";
    assert_eq!(complaint(&damaged), format!("{place} expected result 0,1 points 1,95, {right}"));
    damaged["outcome"] = json!({ "result": [0.5, 0.5] });
    assert_eq!(complaint(&damaged), format!("{place} expected result 0.5,0.5, {right}"));
    damaged["outcome"] = json!(null);
    assert_eq!(complaint(&damaged), format!("{place} expected a game that is not over, {right}"));
}

#[test]
fn a_game_that_is_said_to_be_over_too_early_is_wrong() {
    let mut damaged = game(HUS);
    damaged["plies"].as_array_mut().unwrap().pop();
    let line = complaint(&damaged);
    assert!(line.ends_with("points 0,96, found a game that is not over"), "{line}");
    damaged["outcome"] = json!(null);
    agrees(&damaged);
}

#[test]
fn moves_after_the_end_are_refused() {
    let mut damaged = game(HUS);
    damaged["plies"].as_array_mut().unwrap().push(json!({ "move": "a1" }));
    let line = complaint(&damaged);
    assert!(line.contains("ply 61: move: expected a1, found a rejection (game-over)"), "{line}");
}

#[test]
fn what_is_missing_is_not_compared() {
    for number in 1..=39 {
        let full = game(number);
        let moves = full["plies"].as_array().unwrap().iter();
        let plies: Vec<Value> = moves.map(|ply| json!({ "move": ply["move"] })).collect();
        let mut bare = json!({ "game": full["game"], "variant": full["variant"], "plies": plies });
        if full["game"] == "pantarei" {
            bare["start"] = full["start"].clone();
        }
        agrees(&bare);
    }
}

#[test]
fn an_outcome_that_is_not_known_is_not_compared() {
    let mut unknown = game(HUS);
    unknown["outcome"] = json!(null);
    unknown["outcome_known"] = json!(false);
    agrees(&unknown);
}

#[test]
fn points_that_are_not_given_are_not_compared() {
    let mut without = game(HUS);
    without["outcome"].as_object_mut().unwrap().remove("points");
    agrees(&without);
}

#[test]
fn pantareis_deal_is_found_in_the_position_after_the_choice_of_colour() {
    let mut without_start = game(PANTAREI);
    without_start.as_object_mut().unwrap().remove("start");
    agrees(&without_start);
}

#[test]
fn pantareis_deal_may_be_a_seed() {
    let dealt = tetrarch(&["show", "pantarei", "--seed", "5", "--moves", "white", "--json"]).json();
    let mut game = json!({
        "game": "pantarei",
        "seed": 5,
        "plies": [{ "move": "white" }, { "legal": dealt["moves"], "move": dealt["moves"][0] }],
    });
    agrees(&game);
    game["seed"] = json!(6);
    assert!(complaint(&game).contains("legal moves: expected"));
}

#[test]
fn a_deal_that_is_not_given_at_all_is_an_error_that_says_so() {
    assert_eq!(
        complaint(&json!({ "game": "pantarei", "plies": [{ "move": "white" }] })),
        "-: game 1, ply 0: start: expected a start, a seed or the position after ply 1, \
         found none of them, although Pantareï begins with a deal"
    );
}

#[test]
fn options_may_be_given_and_change_the_game() {
    let mut african = game(4);
    african["variant"] = json!("european");
    assert_eq!(verify(&african).code, 1);
    african["options"] = json!({
        "direction": "counter-clockwise",
        "capture-if": "both",
        "resow": "captured-only",
        "ends": "mover",
        "max-laps": 5000,
    });
    agrees(&african);
}

#[test]
fn an_unknown_game_variant_or_option_is_an_error() {
    let place = "-: game 1, ply 0: settings: expected a known game, variant and options, found";
    for (key, value, part) in [
        ("game", json!("chess"), "There is no game “chess”"),
        ("variant", json!("asian"), "There is no variant “asian”"),
        ("options", json!({ "ends": "never" }), "The option ends cannot be “never”"),
    ] {
        let mut damaged = game(HUS);
        damaged[key] = value;
        let line = complaint(&damaged);
        assert!(line.starts_with(&format!("{place} {part}")), "{line}");
    }
}

#[test]
fn a_bad_start_is_an_error() {
    let mut damaged = game(HUS);
    damaged["start"] = json!("2,2 s");
    let line = complaint(&damaged);
    assert!(
        line.starts_with("-: game 1, ply 0: start: expected a position (2,2 s), found an error: "),
        "{line}"
    );
}

#[test]
fn a_malformed_line_is_counted_and_the_others_go_on() {
    let good = game(HUS).to_string();
    let input = format!("{good}\n{{\"game\":\"hus\"\n\n[1]\n{good}\n");
    let ran = tetrarch_with(&["verify", "-"], &input, &[]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(ran.code, 1);
    assert!(lines[0].starts_with("-: game 2, ply 0: line: expected a game in JSON, found "));
    assert!(lines[1].starts_with("-: game 3, ply 0: line: expected a game in JSON, found "));
    assert_eq!(lines[2..], ["4 games, 120 plies, 2 errors"]);
}

#[test]
fn lines_that_are_no_text_are_malformed_too() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("binary");
    fs::write(&path, b"\xff\xfe\x00\n{}\n").unwrap();
    let ran = tetrarch(&["verify", text(&path)]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.ends_with("2 games, 0 plies, 2 errors\n"), "{}", ran.out);
}

#[test]
fn an_empty_file_has_no_games() {
    let ran = tetrarch_with(&["verify", "-"], "", &[]);
    assert_eq!(ran.good(), "0 games, 0 plies, 0 errors\n");
}

#[test]
fn mismatches_come_in_the_order_of_files_and_games() {
    let folder = TempDir::new().unwrap();
    let mut damaged = game(HUS);
    damaged["outcome"] = json!(null);
    let many = format!("{damaged}\n").repeat(50);
    let first = write(&folder, "first.jsonl", &many);
    let second = write(&folder, "second.jsonl", &many);
    let ran = tetrarch(&["verify", text(&first), text(&second), "--threads", "4"]);
    let places: Vec<String> =
        ran.out.lines().filter_map(|line| Some(line.split_once(", ply")?.0.to_owned())).collect();
    let expected: Vec<String> = [&first, &second]
        .into_iter()
        .flat_map(|path| (1..=50).map(|game| format!("{}: game {game}", text(path))))
        .collect();
    assert_eq!(places, expected);
    assert!(ran.out.ends_with("\n100 games, 6000 plies, 100 errors\n"));
}

#[test]
fn json_has_the_numbers_and_every_mismatch() {
    let mut damaged = game(HUS);
    damaged["plies"][3]["move"] = json!("zz");
    let ran = tetrarch_with(&["verify", "-", "--json"], &damaged.to_string(), &[]);
    assert_eq!(ran.code, 1);
    let data: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&data["games"], &data["plies"], &data["errors"]),
        (&json!(1), &json!(4), &json!(1))
    );
    let mismatch = &data["mismatches"][0];
    assert_eq!((&mismatch["file"], &mismatch["game"]), (&json!("-"), &json!(1)));
    assert_eq!((&mismatch["ply"], &mismatch["what"]), (&json!(4), &json!("move")));
    assert_eq!(mismatch["expected"], "zz");
    let good = tetrarch(&["verify", VECTORS, "--json"]).json();
    assert_eq!(good, json!({ "games": 39, "plies": 2991, "errors": 0, "mismatches": [] }));
}
