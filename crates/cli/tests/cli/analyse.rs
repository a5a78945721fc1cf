//! `analyse`: games of records, and requests in a batch.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::ran::{tetrarch, tetrarch_with};

const TWO_GAMES: &str = "[Game \"Gou\"]\n[Seat1 \"Ada\"]\n[Seat2 \"Bo\"]\n\n1. a7-b6 k7-j6 *\n\n\
    [Game \"Gou\"]\n[Seat1 \"Cy\"]\n[Seat2 \"Di\"]\n\n1. a7-b6 *\n";

fn analyse(args: &[&str], input: &str) -> crate::ran::Ran {
    tetrarch_with(&[&["analyse", "-", "--nodes", "300"], args].concat(), input, &[])
}

/// The answers to requests, one a line, by their ids.
fn batch(requests: &[Value], workers: &str) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    answers(&lines.join("\n"), workers)
}

fn answers(input: &str, workers: &str) -> Vec<Value> {
    let ran = tetrarch_with(&["analyse", "--batch", "--workers", workers], input, &[]);
    ran.good().lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn answer_to<'a>(answers: &'a [Value], id: &Value) -> &'a Value {
    let mut found = answers.iter().filter(|answer| &answer["id"] == id);
    let answer = found.next().unwrap_or_else(|| panic!("{id} in {answers:?}"));
    assert!(found.next().is_none(), "{id} is answered once");
    answer
}

#[test]
fn every_move_has_a_line_and_every_player_a_summary() {
    let out = analyse(&[], TWO_GAMES).good();
    assert!(out.starts_with("Gou, base: Ada – Bo\n\n1  "), "{out}");
    let second = out.lines().find(|line| line.starts_with("2  ")).expect("a second ply");
    assert!(second.contains("k7-j6") && second.contains('%'), "{second}");
    for part in ["to move: ", "Ada  accuracy", "Gou, base: Cy – Di"] {
        assert!(out.contains(part), "{part} in\n{out}");
    }
}

/// South begins by giving a proved win away.
const CARELESS: &str = "[Game \"Hus\"]\n[Seat1 \"Ada\"]\n[Seat2 \"Bo\"]\n\n1. h1 h4 2. g1 *\n";

#[test]
fn the_coach_says_under_each_mistake_why_it_was_one() {
    let data = analyse(&["--json"], CARELESS).json();
    let plies = data["plies"].as_array().unwrap();
    let reasons = plies.iter().map(|ply| ply["reasons"].as_array().expect("a list").len());
    let reasons: Vec<usize> = reasons.collect();
    assert!(reasons.iter().all(|&count| count > 0), "{data}");
    let out = analyse(&[], CARELESS).good();
    let said = out.lines().filter(|line| line.starts_with("   ") && line.ends_with('.'));
    assert_eq!(said.count(), reasons.iter().sum::<usize>(), "{out}");
    assert!(out.contains("   a1 forces a win in at most 20 moves.\n"), "{out}");
}

#[test]
fn one_of_several_games_can_be_chosen() {
    let data = analyse(&["--number", "2", "--json"], TWO_GAMES).json();
    assert_eq!(data["plies"].as_array().unwrap().len(), 1);
    assert_eq!((&data["game"], &data["plies"][0]["move"]), (&json!("gou"), &json!("a7-b6")));
    let message = analyse(&["--number", "3"], TWO_GAMES).failed(2);
    assert!(message.contains("the last game is number 2"), "{message}");
}

#[test]
fn lines_and_limits_are_obeyed() {
    let args = ["analyse", "-", "--depth", "2", "--lines", "3", "--number", "1", "--json"];
    let data = tetrarch_with(&args, TWO_GAMES, &[]).json();
    let ply = &data["plies"][0];
    assert_eq!((&ply["depth"], ply["lines"].as_array().unwrap().len()), (&json!(2), 3));
    assert_eq!(data["effort"], json!({ "depth": 2 }));
}

#[test]
fn the_picture_goes_to_a_file() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.svg");
    let svg = file.to_str().unwrap();
    let message = analyse(&["--svg", svg], TWO_GAMES).failed(2);
    assert!(message.contains("--svg draws one game, but there are 2"), "{message}");
    analyse(&["--svg", svg, "--number", "1"], TWO_GAMES).good();
    let picture = fs::read_to_string(&file).unwrap();
    assert!(picture.starts_with("<svg ") && picture.contains("<title id=\"title\">Gou, base: Ada"));
}

#[test]
fn wrong_records_are_wrong_data() {
    assert!(analyse(&[], "nonsense").failed(1).contains("not a record in a known format"));
    let message = analyse(&[], &TWO_GAMES.replace("k7-j6", "k7-k7")).failed(1);
    assert!(message.contains("Move 2 (seat 2): k7-k7 cannot be played."), "{message}");
    tetrarch(&["analyse", "no-such-file"]).failed(2);
}

#[test]
fn wrong_calls_are_told_from_wrong_data() {
    for args in [&["analyse"][..], &["analyse", "--batch", "x"], &["analyse", "x", "--nodes", "0"]]
    {
        assert_eq!(tetrarch(args).code, 2, "{args:?}");
    }
}

#[test]
fn every_request_of_a_batch_is_answered_once() {
    let request = |id: usize, game: &str| json!({ "id": id, "game": game, "moves": [], "limits": { "nodes": 200 } });
    let games = ["hus", "pantarei", "gou", "abalone"];
    let requests: Vec<Value> = (0..20).map(|id| request(id, games[id % 4])).collect();
    let answers = batch(&requests, "3");
    assert_eq!(answers.len(), 20);
    for id in 0..20 {
        let analysis = &answer_to(&answers, &json!(id))["analysis"];
        assert_eq!(analysis["game"], games[id % 4]);
        assert!(!analysis["end"]["lines"].as_array().unwrap().is_empty());
    }
}

#[test]
fn a_batch_obeys_every_field() {
    let request = json!({
        "id": "x", "game": "pantarei", "variant": "standard", "options": { "goal": 7 }, "seed": 3,
        "moves": [], "turns": [1], "limits": { "depth": 1 }, "lines": 2,
    });
    let answers = batch(&[request], "1");
    let analysis = &answer_to(&answers, &json!("x"))["analysis"];
    assert_eq!(analysis["options"]["goal"], "7", "{answers:?}");
    assert_eq!(analysis["end"]["lines"].as_array().unwrap().len(), 2);
}

#[test]
fn a_wrong_line_changes_nothing_else() {
    let limits = json!({ "nodes": 100 });
    let requests = [
        json!({ "id": 1, "game": "chess", "limits": limits }),
        json!({ "id": 2, "game": "gou", "limits": {} }),
        json!({ "id": 3, "game": "gou", "moves": ["a7-b6", "a1-a1"], "limits": limits }),
        json!({ "id": 4, "game": "gou", "turns": [2], "limits": limits }),
        json!({ "id": 5, "game": "gou", "position": "x", "limits": limits }),
        json!({ "id": 6, "game": "gou", "colour": "red", "limits": limits }),
        json!({ "id": 7, "game": "gou", "variant": "x", "limits": limits }),
        json!({ "id": [8], "game": "gou", "limits": limits }),
        json!({ "id": 9, "game": "gou", "limits": limits }),
    ];
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let long = " ".repeat((1 << 20) + 1);
    let answers = answers(&format!("no json\n\n{long}{{}}\n{}\n", lines.join("\n")), "2");
    let kinds = [
        (1, "game"),
        (2, "request"),
        (3, "move"),
        (4, "turns"),
        (5, "position"),
        (6, "request"),
        (7, "options"),
    ];
    for (id, kind) in kinds {
        assert_eq!(answer_to(&answers, &json!(id))["error"]["kind"], kind);
    }
    let mut unknown: Vec<&Value> = answers.iter().filter(|answer| answer["id"].is_null()).collect();
    unknown.sort_by_key(|answer| answer["error"]["kind"].to_string());
    let kinds: Vec<&Value> = unknown.iter().map(|answer| &answer["error"]["kind"]).collect();
    assert_eq!(kinds, ["id", "request", "request"]);
    assert!(answer_to(&answers, &json!(9))["analysis"].is_object());
}

#[test]
fn a_cancelled_request_says_so_and_makes_room() {
    let endless = json!({ "id": "long", "game": "abalone", "limits": { "ms": 4_000_000_000_u64 } });
    let twice = json!({ "id": "long", "game": "gou", "limits": { "nodes": 1 } });
    let next = json!({ "id": "next", "game": "gou", "limits": { "nodes": 1 } });
    let cancel = json!({ "cancel": "long" });
    let unknown = json!({ "cancel": "unknown" });
    let answers = batch(&[endless, twice, next, cancel, unknown], "1");
    assert_eq!(answers.len(), 3, "{answers:?}");
    let mut kinds: Vec<&str> = answers
        .iter()
        .filter(|answer| answer["id"] == "long")
        .map(|answer| answer["error"]["kind"].as_str().unwrap())
        .collect();
    kinds.sort_unstable();
    assert_eq!(kinds, ["cancelled", "duplicate-id"]);
    assert!(answer_to(&answers, &json!("next"))["analysis"].is_object());
}
