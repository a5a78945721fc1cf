//! The programs that prove the server's promise, with few people and few kills, on this command.

use clap::Parser as _;
use tetrarch_load::commands::Arguments;

/// Runs `tetrarch-stress` on the command under test: whether the promise held, and the report.
fn stress(args: &[&str]) -> (bool, String) {
    let program = ["tetrarch-stress", "--server-program", env!("CARGO_BIN_EXE_tetrarch")];
    let arguments = Arguments::parse_from([&program, args].concat());
    let mut report = Vec::new();
    let held = arguments.run(&mut report).expect("there is a verdict");
    (held, String::from_utf8(report).expect("a report is text"))
}

#[test]
fn a_small_crowd_plays_without_an_error() {
    let calm = ["--sockets", "9", "--games", "4", "--rate", "20", "--seconds", "2", "--rest", "0"];
    let (held, report) = stress(&[&["load"], &calm[..]].concat());
    let summary = report.lines().last().unwrap_or_default();
    assert!(summary.starts_with("load: 9 sockets, 4 games, "), "{report}");
    // How fast it was is the machine's affair, and the verdict says so.
    assert!(summary.contains(" 0 errors: "), "{report}");
    assert_eq!(held, summary.ends_with(": held"), "{report}");
    assert!(!summary.contains(" 0 moves/s"), "{report}");
}

#[test]
fn nothing_is_lost_when_servers_are_killed_and_the_power_is_cut() {
    let few = ["--kills", "5", "--power-cuts", "20", "--tables", "4"];
    let (held, report) = stress(&[&["crash"], &few[..]].concat());
    let summary = report.lines().last().unwrap_or_default();
    assert!(summary.starts_with("crash: 5 kills, 20 power cuts, "), "{summary}");
    assert!(summary.ends_with(" 0 lost, 0 doubled, 0 gaps, 0 clocks charged: held"), "{summary}");
    assert!(held);
}
