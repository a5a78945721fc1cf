//! A game with only rules and notation, in the terminal. `make fifth-game` runs it.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the message")]

use assert_cmd::Command;

/// Runs the command; its exit code, output and messages.
fn tetrarch(args: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::cargo_bin("tetrarch").unwrap().args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn good(args: &[&str]) -> String {
    let (code, out, err) = tetrarch(args);
    assert_eq!(code, Some(0), "{args:?}: {err}");
    out
}

#[test]
fn it_is_listed() {
    assert!(good(&["games"]).contains("noughts"));
}

#[test]
fn it_is_shown_on_a_plain_board() {
    let out = good(&["show", "noughts", "--moves", "a1 b2"]);
    let board: Vec<&str> = out.lines().skip(2).take(3).collect();
    assert_eq!(board, [" a3  b3  c3", " a2 ‹○ › c2", " ×   b1  c1"], "{out}");
    assert!(out.contains("Seat 1 to move, 7 legal moves."), "{out}");
    assert!(out.contains("Seat 2 marks b2."), "{out}");
}

#[test]
fn its_moves_are_told_and_counted() {
    let out = good(&["moves", "noughts", "--explain"]);
    assert_eq!(out.lines().count(), 9, "{out}");
    assert!(out.contains("Seat 1 marks c3."), "{out}");
    assert_eq!(good(&["perft", "noughts", "--depth", "4"]), "3024\n");
    let (code, _, err) = tetrarch(&["show", "noughts", "--moves", "a1 a1"]);
    assert_eq!(code, Some(1));
    assert!(err.contains("Cell a1 has a mark of Seat 1."), "{err}");
}

#[test]
fn what_needs_an_evaluation_says_so() {
    let (code, _, err) = tetrarch(&["fit", "noughts"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("noughts has no evaluation yet"), "{err}");
}
