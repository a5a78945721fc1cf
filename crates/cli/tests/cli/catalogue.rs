//! `games`, `options` and `completions`.

use crate::ran::tetrarch;

#[test]
fn games_lists_the_four() {
    let out = tetrarch(&["games"]).good();
    let ids: Vec<&str> = out.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(ids, ["hus", "pantarei", "gou", "abalone"]);
}

#[test]
fn games_as_json_names_the_variants() {
    let games = tetrarch(&["games", "--json"]).json();
    assert_eq!(games[0]["id"], "hus");
    assert_eq!(games[1]["name"], "Pantareï");
    assert_eq!(games[0]["variants"], serde_json::json!(["european", "african"]));
}

#[test]
fn options_lists_variants_options_and_what_the_table_offers() {
    let out = tetrarch(&["options", "hus"]).good();
    for part in [
        "european",
        "the default",
        "african",
        "sets direction=counter-clockwise",
        "capture-if  Capture: inner, both; inner by default",
        "max-laps  Longest sowing (laps): 1 to 100000",
        "repetition  Threefold repetition: draw, off; draw by default",
        "max-plies",
    ] {
        assert!(out.contains(part), "{part} in\n{out}");
    }
}

#[test]
fn options_as_json_says_kind_range_and_default() {
    let data = tetrarch(&["options", "pantarei", "--json"]).json();
    let goal = &data["options"][0];
    assert_eq!((&goal["id"], &goal["default"]), (&"goal".into(), &"7".into()));
    assert_eq!(goal["kind"]["type"], "whole");
    assert!(goal["kind"]["min"].as_u64() < goal["kind"]["max"].as_u64());
    assert!(goal["about"].as_str().is_some_and(|about| !about.is_empty()));
    assert_eq!(data["table"][0]["id"], "repetition");
}

#[test]
fn every_shell_gets_completions_that_know_commands_and_games() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = tetrarch(&["completions", shell]).good();
        for word in ["tetrarch", "perft", "variant", "completions"] {
            assert!(script.contains(word), "{word} for {shell}");
        }
    }
    let bash = tetrarch(&["completions", "bash"]).good();
    assert!(bash.contains("hus pantarei gou abalone"), "{bash}");
}
