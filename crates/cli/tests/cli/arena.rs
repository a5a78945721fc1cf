//! `arena`: matches as their users meet them. Baselines play, which no better engine changes.

use std::fs;
use std::path::Path;

use crate::ran::{Ran, tetrarch};

const QUICK: [&str; 6] =
    ["--openings", "plies=3,tries=1,nodes=10", "--max-plies", "60", "--seed", "7"];

fn arena(args: &[&str]) -> Ran {
    tetrarch(&[&["arena"], args, &QUICK].concat())
}

fn duel(more: &[&str]) -> Ran {
    arena(&[&["hus", "--between", "depth:1", "--between", "three=depth:3"], more].concat())
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a temporary path is text")
}

#[test]
fn a_match_is_summed_up() {
    insta::assert_snapshot!(duel(&["--games", "10"]).good());
}

#[test]
fn a_round_robin_is_rated() {
    let out = arena(&[
        "pantarei",
        "--between",
        "depth:1",
        "--between",
        "depth:2",
        "--between",
        "uct:nodes=20",
        "--games",
        "12",
        "--anchor",
        "depth:1=1000",
    ])
    .good();
    insta::assert_snapshot!(out);
}

#[test]
fn json_has_the_plan_and_the_standing() {
    let data = duel(&["--games", "3", "--json"]).json();
    assert_eq!(data["complete"], true);
    assert_eq!(data["plan"]["entrants"][1]["name"], "three");
    assert_eq!(data["standing"]["games"], 4, "made up to whole pairs");
    assert_eq!(data["standing"]["duel"]["groups"].as_array().map(Vec::len), Some(5));
}

#[test]
fn a_folder_holds_the_match_and_it_goes_on_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = text(folder.path());
    duel(&["--games", "2", "--out", out]).good();
    let message = duel(&["--games", "4", "--out", out]).failed(2);
    assert!(message.contains("Continue it with --resume"), "{message}");
    let went_on = duel(&["--games", "6", "--out", out, "--resume", "--concurrency", "2"]).good();
    assert_eq!(went_on, duel(&["--games", "6"]).good());

    let games = fs::read_to_string(folder.path().join("games.jsonl")).expect("games");
    assert_eq!(games.lines().count(), 6);
    let records = folder.path().join("records.txt");
    assert!(tetrarch(&["record", "check", text(&records)]).code == 0);
    let chart = fs::read_to_string(folder.path().join("chart.svg")).expect("a chart");
    assert!(chart.starts_with("<svg ") && chart.contains("depth:1 against three"));
    let summary = fs::read_to_string(folder.path().join("summary.json")).expect("a summary");
    assert!(serde_json::from_str::<serde_json::Value>(&summary).is_ok());

    let message = duel(&["--out", out, "--resume", "--margin", "9"]).failed(2);
    assert!(message.contains("margin_ms was 50 and is now 9"), "{message}");
    fs::write(folder.path().join("games.jsonl"), "nonsense\n").expect("a file");
    let message = duel(&["--out", out, "--resume"]).failed(1);
    assert!(message.contains("games.jsonl, line 1"), "{message}");
}

#[test]
fn the_engine_plays_as_a_program_of_its_own() {
    let program = env!("CARGO_BIN_EXE_tetrarch");
    let other = format!("program=ugi:nodes=20 option.Hash=1 '{program}' ugi");
    for game in [
        ["hus", "european"].as_slice(),
        &["pantarei"],
        &["gou"],
        &["abalone"],
        &["abalone", "three-players"],
    ] {
        let mut args = vec![game[0], "--between", &other, "--between", "depth:1", "--games", "2"];
        if let Some(variant) = game.get(1) {
            args.extend(["--variant", variant]);
        }
        let data = arena(&[&args[..], &["--json"]].concat()).json();
        let entrants = &data["standing"]["entrants"];
        for entrant in entrants.as_array().expect("entrants") {
            assert_eq!(entrant["forfeits"], serde_json::json!({}), "{game:?}: {data}");
        }
        assert!(entrants[0]["work"]["nodes"].as_u64() > Some(0), "{game:?}: {data}");
    }
}

#[test]
fn a_program_plays_by_the_clock() {
    let program = env!("CARGO_BIN_EXE_tetrarch");
    let other = format!("program=ugi:'{program}' ugi");
    // Hours: no test should hang on how busy the machine is. The depth ends every search.
    let args = ["gou", "--between", &other, "--between", "depth:1", "--games", "2"];
    let data = arena(&[&args[..], &["--clock", "300+1", "--depth", "1", "--json"]].concat()).json();
    assert_eq!(data["standing"]["entrants"][0]["forfeits"], serde_json::json!({}), "{data}");
}

#[test]
fn wrong_calls_say_what_would_be_right() {
    for (args, words) in [
        (vec!["--between", "depth:1"], "A match needs at least two entrants"),
        (vec!["--between", "engine", "--between", "depth:1"], "engine has no limit"),
        (vec!["--between", "depth:1", "--between", "depth:1"], "Two entrants are called"),
        (
            vec!["--between", "depth:1", "--between", "ugi:/no/such/program", "--nodes", "5"],
            "cannot play",
        ),
        (
            vec!["--between", "depth:1", "--between", "depth:2", "--anchor", "x=5"],
            "there is no entrant “x”; choose depth:1 or depth:2",
        ),
        (vec!["--between", "me", "--between", "depth:1"], "There is no such entrant"),
        (
            vec!["--between", "depth:1", "--between", "depth:2", "--sprt", "elo0=9,elo1=1"],
            "elo0 must be less",
        ),
        (vec!["--between", "depth:1", "--between", "depth:2", "--clock", "soon"], "is not a clock"),
    ] {
        let message = arena(&[&["hus"], &args[..]].concat()).failed(2);
        assert!(message.contains(words), "{words} in {message}");
    }
}
