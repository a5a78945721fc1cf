//! `show` and `moves`: a position given by a game, a variant, options, a text and moves.

use serde_json::json;

use crate::ran::{tetrarch, tetrarch_with};

const HUS_START: &str = "2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 s";
/// South has just taken everything: North has no pit of two or more.
const HUS_OVER: &str = "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/2,1,3,5,10,2,1,1/1,2,5,3,4,0,4,3 n";

#[test]
fn every_game_is_drawn_with_its_title_turn_and_text() {
    for (game, title, turn) in [
        ("hus", "Hus, european", "South to move, 12 legal moves."),
        ("pantarei", "Pantareï, standard", "Seat 1 to move, 2 legal moves."),
        ("gou", "Gou, base", "Red to move, 34 legal moves."),
        ("abalone", "Abalone, standard", "Black to move, 44 legal moves."),
    ] {
        let out = tetrarch(&["show", game]).good();
        let text = tetrarch(&["show", game, "--json"]).json();
        assert!(out.starts_with(&format!("{title}\n\n")), "{out}");
        assert!(out.contains(&format!("\n{turn}\n")), "{out}");
        assert!(out.ends_with(&format!("{}\n", text["position"].as_str().unwrap())), "{out}");
        assert!(out.lines().count() > 8, "a board is drawn:\n{out}");
    }
}

#[test]
fn options_that_differ_from_the_variant_stand_in_the_title() {
    let out = tetrarch(&["show", "gou", "--variant", "variation-1", "--option", "captures=11"]);
    assert!(out.good().starts_with("Gou, variation-1, captures=11\n"));
}

#[test]
fn the_last_move_is_told() {
    let out = tetrarch(&["show", "gou", "--moves", "a7-b6"]).good();
    let told = tetrarch(&["moves", "gou", "--explain"]).good();
    let line = told.lines().find(|line| line.starts_with("a7-b6 ")).unwrap();
    let sentence = line.trim_start_matches("a7-b6").trim();
    assert!(out.contains(&format!("\n{sentence}\nYellow to move")), "{sentence} in\n{out}");
}

#[test]
fn moves_may_be_separated_by_spaces_or_commas() {
    let position = |moves: &str| {
        tetrarch(&["show", "hus", "--moves", moves, "--json"]).json()["position"].clone()
    };
    assert_eq!(position("c1 c3 e2"), position("c1, c3,e2 "));
    assert_ne!(position("c1"), position(""));
}

#[test]
fn a_position_text_is_a_start_too() {
    let args = ["--position", HUS_START, "--moves", "c1", "--json"];
    let from_text = tetrarch(&[&["show", "hus"], args.as_slice()].concat()).json();
    let from_start = tetrarch(&["show", "hus", "--moves", "c1", "--json"]).json();
    assert_eq!(from_text, from_start);
}

#[test]
fn a_seed_is_a_deal() {
    let deal = |seed: &str| tetrarch(&["show", "pantarei", "--seed", seed, "--json"]).json();
    assert_eq!(deal("7"), deal("7"));
    assert_ne!(deal("7")["position"], deal("8")["position"]);
}

#[test]
fn show_as_json_has_all_a_program_needs() {
    let args = ["show", "abalone", "--variant", "four-players", "--moves", "b4c4", "--json"];
    let data = tetrarch(&args).json();
    assert_eq!((&data["game"], &data["variant"]), (&json!("abalone"), &json!("four-players")));
    assert_eq!(data["options"]["target"], "6");
    assert_eq!(data["turn"], 2);
    assert_eq!(data["seats"][3], json!({ "seat": 4, "name": "Yellow" }));
    assert_eq!(data["teams"], json!([[1, 3], [2, 4]]));
    assert!(data["moves"].as_array().is_some_and(|moves| moves.len() > 50));
    assert_eq!(data["last"]["text"], "b4c4");
    assert_eq!(data["outcome"], json!(null));
    assert_eq!(data["diagram"]["game"], "abalone");
}

#[test]
fn a_finished_game_says_who_won() {
    let out = tetrarch(&["show", "hus", "--position", HUS_OVER]).good();
    assert!(out.contains("South wins, 47 points to 1. "), "{out}");
    let data = tetrarch(&["show", "hus", "--position", HUS_OVER, "--json"]).json();
    assert_eq!(data["outcome"]["result"], json!([1, 0]));
    assert_eq!(data["outcome"]["points"], json!([47, 1]));
    assert!(data["outcome"]["reason"]["id"].is_string());
    assert_eq!(data["moves"], json!([]));
}

#[test]
fn a_finished_game_has_no_moves_and_a_message_says_why() {
    let ran = tetrarch(&["moves", "hus", "--position", HUS_OVER]);
    assert!(ran.err.contains("South wins"), "{}", ran.err);
    assert_eq!(ran.good(), "");
}

#[test]
fn moves_are_one_a_line() {
    let out = tetrarch(&["moves", "hus"]).good();
    let mut moves: Vec<&str> = out.lines().collect();
    moves.sort_unstable();
    assert_eq!(moves, ["a1", "b1", "c1", "d1", "e1", "e2", "f1", "f2", "g1", "g2", "h1", "h2"]);
}

#[test]
fn explained_moves_have_a_sentence_each() {
    let out = tetrarch(&["moves", "abalone", "--explain"]).good();
    assert_eq!(out.lines().count(), 44);
    assert!(out.lines().all(|line| line.contains("  ") && line.ends_with('.')), "{out}");
    let data = tetrarch(&["moves", "abalone", "--explain", "--json"]).json();
    let first = format!("{}  ", data[0]["move"].as_str().unwrap());
    assert!(out.starts_with(&first), "{out}");
    assert!(out.contains(data[0]["sentence"].as_str().unwrap()));
}

#[test]
fn moves_as_json_have_no_sentence_unless_asked() {
    let data = tetrarch(&["moves", "pantarei", "--json"]).json();
    assert_eq!(data, json!([{ "move": "white" }, { "move": "black" }]));
}

#[test]
fn colour_is_for_terminals_and_those_who_ask() {
    let colourful = |args: &[&str], variables: &[(&str, &str)]| {
        let args = [&["show", "gou"], args].concat();
        tetrarch_with(&args, "", variables).good().contains('\u{1b}')
    };
    assert!(!colourful(&[], &[]), "a pipe is no terminal");
    assert!(colourful(&["--color", "always"], &[]));
    assert!(colourful(&[], &[("CLICOLOR_FORCE", "1")]));
    assert!(!colourful(&["--color", "never"], &[("CLICOLOR_FORCE", "1")]));
    assert!(!colourful(&[], &[("NO_COLOR", "1")]));
    assert!(colourful(&["--color", "always"], &[("NO_COLOR", "1")]), "an argument is stronger");
}

#[test]
fn a_board_without_colour_shows_the_same_as_one_with() {
    let plain = tetrarch(&["show", "abalone"]).good();
    let coloured = tetrarch(&["show", "abalone", "--color", "always"]).good();
    assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain);
}
