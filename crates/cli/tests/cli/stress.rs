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

/// Whether servers can work together; otherwise there is a cluster of one.
#[cfg(unix)]
fn most_servers() -> &'static str {
    let mut help = std::process::Command::new(env!("CARGO_BIN_EXE_tetrarch"));
    let help = help.args(["serve", "--help"]).output().expect("the command runs").stdout;
    if String::from_utf8_lossy(&help).contains("--bus") { "3" } else { "1" }
}

#[cfg(unix)]
#[test]
fn nothing_is_lost_when_parts_of_a_cluster_are_killed_or_cut_off() {
    let few = ["--kills", "6", "--tables", "4", "--seed", "8", "--servers", most_servers()];
    let (_, report) = stress(&[&["cluster-crash"], &few[..]].concat());
    let summary = report.lines().last().unwrap_or_default();
    assert!(summary.starts_with("cluster-crash: 6 kills and cuts, "), "{report}");
    // How long a takeover takes is the machine's affair.
    let unharmed = " 0 lost, 0 doubled, 0 gaps, 0 clocks charged, 0 tables stuck, ";
    assert!(summary.contains(unharmed), "{report}");
    assert!(!summary.contains(" 0 moves acknowledged") && !report.contains("\nerror"), "{report}");
}

#[cfg(unix)]
#[test]
fn a_small_crowd_plays_at_clusters() {
    let servers = if most_servers() == "3" { "1,3" } else { "1" };
    let calm = ["--games", "4", "--rate", "20", "--seconds", "2", "--servers", servers];
    let (_, report) = stress(&[&["cluster-load"], &calm[..]].concat());
    let summary = report.lines().last().unwrap_or_default();
    assert!(summary.starts_with("cluster-load: a move costs "), "{report}");
    assert!(!report.contains("\nerror"), "{report}");
}

#[cfg(unix)]
#[test]
fn requests_are_answered_at_stores_of_several_sizes() {
    for store in [&[][..], &["--postgres"]] {
        let few = [&["rows", "--games", "200,2000", "--requests", "5"], store].concat();
        let (_, report) = stress(&few);
        let summary = report.lines().last().unwrap_or_default();
        assert!(summary.starts_with("rows: p50 / p99 in "), "{report}");
        assert_eq!(report.lines().count(), 10, "{report}");
    }
}
