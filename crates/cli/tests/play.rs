//! `tetrarch play` where it cannot begin.

use std::fs;

use assert_cmd::Command;

/// Runs `play` without a terminal; its exit code and what it says.
fn play(args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::cargo_bin("tetrarch").expect("the command was built");
    let output = command.arg("play").args(args).output().expect("the command runs");
    assert!(output.stdout.is_empty(), "nothing is drawn without a terminal");
    (output.status.code(), String::from_utf8(output.stderr).expect("messages are text"))
}

#[test]
fn it_refuses_to_start_without_a_terminal() {
    for args in [&[][..], &["hus"], &["abalone", "--variant", "six-players"]] {
        let (code, message) = play(args);
        assert_eq!(code, Some(2), "{message}");
        assert_eq!(message, "error: play needs a terminal: it uses the whole screen\n");
    }
}

#[test]
fn a_wrong_call_is_told_before_the_screen_is_touched() {
    for (args, expected) in [
        (&["chess"][..], "chess"),
        (&["hus", "--variant", "chinese"], "There is no variant “chinese”"),
        (&["hus", "--option", "repetition=maybe"], "repetition"),
        (&["--variant", "african"], "which game"),
        (&["--seat", "2=level:3"], "which game"),
        (&["hus", "--seat", "3=engine"], "the seats are 1 to 2"),
        (&["hus", "--seat", "2=level:11"], "levels are 1 to 10"),
        (&["hus", "--seat", "2=grandmaster"], "level:N"),
        (&["hus", "--load", "game.json"], "cannot be used with"),
        (&["--load", "no-such-file.json"], "no-such-file.json"),
    ] {
        let (code, message) = play(args);
        assert_eq!(code, Some(2), "{args:?}: {message}");
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

#[test]
fn wrong_data_is_told_before_the_screen_is_touched() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("game.json");
    fs::write(&file, "no record").expect("the file is written");
    let file = file.to_str().expect("the path is text");
    for (args, expected) in [
        (&["hus", "--moves", "c1 c1"][..], "c1"),
        (&["hus", "--position", "2,2"], "--position"),
        (&["--load", file], "game.json"),
    ] {
        let (code, message) = play(args);
        assert_eq!(code, Some(1), "{args:?}: {message}");
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}
