//! The `tetrarch-stress` command, as far as it needs no server.

use assert_cmd::cargo::cargo_bin_cmd;

fn failed(args: &[&str]) -> String {
    let output = cargo_bin_cmd!("tetrarch-stress").args(args).output().expect("the command runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).expect("messages are text")
}

#[test]
fn every_command_has_help_with_examples() {
    let everywhere = ["load", "crash", "hostile"];
    let on_unix = ["cluster", "cluster-crash", "cluster-load", "rows"];
    let on_unix = if cfg!(unix) { &on_unix[..] } else { &[] };
    for command in everywhere.iter().chain(on_unix) {
        let output = cargo_bin_cmd!("tetrarch-stress").args([command, "--help"]).output();
        let help = String::from_utf8(output.expect("the command runs").stdout).expect("text");
        let (_, examples) = help.split_once("Examples:\n").unwrap_or_else(|| panic!("{help}"));
        assert!(examples.contains(&format!("  tetrarch-stress {command}")), "{help}");
    }
}

#[test]
fn a_crowd_without_enough_sockets_is_a_wrong_call() {
    let message = failed(&["load", "--sockets", "9", "--games", "5"]);
    assert!(message.contains("5 games need 10 sockets"), "{message}");
}

#[test]
fn a_missing_server_program_is_named_with_what_to_do() {
    for command in ["load", "crash", "hostile"] {
        let message = failed(&[command, "--server-program", "no/such/tetrarch"]);
        let parts = ["no/such/tetrarch", "cargo build --package tetrarch-cli", "--server-program"];
        assert!(parts.iter().all(|part| message.contains(part)), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}
