//! Wrong calls end with 2, wrong data with 1, and a reader who leaves early with 0.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;

use crate::ran::tetrarch;

#[track_caller]
fn fails(args: &[&str], code: i32, parts: &[&str]) {
    let message = tetrarch(args).failed(code);
    for part in parts {
        assert!(message.contains(part), "{part:?} in {message:?}");
    }
}

#[test]
fn an_unknown_command_is_a_wrong_call() {
    fails(&["srve"], 2, &["srve", "similar", "'serve'", "Usage: tetrarch"]);
}

#[test]
fn an_unknown_game_is_a_wrong_call_and_a_similar_one_is_named() {
    fails(&["show", "abalon"], 2, &["abalon", "similar", "'abalone'"]);
    fails(&["options", "chess"], 2, &["chess", "hus, pantarei, gou, abalone"]);
}

#[test]
fn an_unknown_variant_option_or_value_is_a_wrong_call() {
    fails(&["show", "gou", "--variant", "base2"], 2, &["“base2”", "variation-1"]);
    fails(&["moves", "gou", "--option", "catches=9"], 2, &["“catches”", "captures"]);
    fails(&["moves", "gou", "--option", "captures=many"], 2, &["captures cannot be “many”"]);
    fails(&["moves", "gou", "--option", "captures"], 2, &["K=V"]);
}

#[test]
fn unreadable_numbers_are_wrong_calls() {
    fails(&["perft", "hus", "--depth", "-1"], 2, &["-1"]);
    fails(&["perft", "hus", "--depth", "x"], 2, &["--depth"]);
    fails(&["show", "pantarei", "--seed", "one"], 2, &["--seed"]);
    fails(&["perft", "hus", "--depth", "1", "--threads", "99999"], 2, &["--threads"]);
    fails(&["bench", "--repeat", "0"], 2, &["--repeat"]);
    fails(&["perft", "hus"], 2, &["--depth"]);
}

#[test]
fn a_bad_position_is_wrong_data() {
    fails(&["show", "hus", "--position", "2,2 s"], 1, &["--position: ", "rows"]);
    fails(&["moves", "abalone", "--position", "é"], 1, &["--position: "]);
    fails(&["perft", "gou", "--position", "", "--depth", "1"], 1, &["--position: "]);
}

#[test]
fn a_bad_move_is_wrong_data_and_is_named_by_number_and_text() {
    fails(&["show", "hus", "--moves", "c1 c3 zz"], 1, &["move 3, zz: ", "not a move"]);
    fails(&["moves", "hus", "--moves", "a2"], 1, &["move 1, a2: "]);
    fails(&["perft", "gou", "--depth", "2", "--moves", "a7-a5"], 1, &["move 1, a7-a5: "]);
}

#[test]
fn a_missing_file_is_a_wrong_call() {
    for args in [
        &["verify", "no-such-file"][..],
        &["record", "check", "no-such-file"],
        &["record", "convert", "no-such-file", "--to", "json"],
    ] {
        fails(args, 2, &["no-such-file: "]);
    }
    fails(&["verify", "."], 2, &[".: "]);
}

#[test]
fn an_error_is_one_line() {
    let message = tetrarch(&["show", "gou", "--variant", "x"]).failed(2);
    assert_eq!(message.lines().count(), 1, "{message}");
}

#[test]
fn errors_are_coloured_only_on_demand() {
    let ran = tetrarch(&["show", "gou", "--variant", "x", "--color", "always"]);
    assert!(ran.err.starts_with("\u{1b}["), "{:?}", ran.err);
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    for args in [
        &["completions", "zsh"][..],
        &["moves", "abalone", "--explain", "--json"],
        &["options", "abalone", "--json"],
        &["show", "gou", "--color", "always"],
        &["games"],
    ] {
        let mut child = Command::new(cargo_bin!("tetrarch"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {message}");
        assert_eq!(message, "", "{args:?}");
    }
}

#[test]
fn a_reader_who_takes_one_line_is_no_error() {
    let mut child = Command::new(cargo_bin!("tetrarch"))
        .args(["perft", "abalone", "--depth", "2", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains(": 44"), "{line}");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
