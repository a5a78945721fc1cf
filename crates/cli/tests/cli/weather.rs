//! The programs that prove the server's promise, with few people and few kills.

use crate::ran::tetrarch;

#[test]
fn a_small_crowd_plays_without_an_error() {
    let calm = ["--sockets", "9", "--games", "4", "--rate", "20", "--seconds", "2", "--rest", "0"];
    let ran = tetrarch(&[&["load"], &calm[..]].concat());
    let summary = ran.out.lines().last().unwrap_or_default();
    assert!(summary.starts_with("load: 9 sockets, 4 games, "), "{}{}", ran.out, ran.err);
    // How fast it was is the machine's affair, and the exit code says so.
    assert!(summary.contains(" 0 errors: "), "{}", ran.out);
    assert_eq!(ran.code == 0, summary.ends_with(": held"), "{}", ran.out);
    assert!(!summary.contains(" 0 moves/s"), "{}", ran.out);
}

#[test]
fn a_crowd_without_enough_sockets_is_a_wrong_call() {
    let message = tetrarch(&["load", "--sockets", "9", "--games", "5"]).failed(2);
    assert!(message.contains("5 games need 10 sockets"), "{message}");
}

#[test]
fn nothing_is_lost_when_servers_are_killed_and_the_power_is_cut() {
    let few = ["--kills", "5", "--power-cuts", "20", "--tables", "4"];
    let summary = tetrarch(&[&["crash"], &few[..]].concat()).good();
    let summary = summary.lines().last().unwrap_or_default();
    assert!(summary.starts_with("crash: 5 kills, 20 power cuts, "), "{summary}");
    assert!(summary.ends_with(" 0 lost, 0 doubled, 0 gaps, 0 clocks charged: held"), "{summary}");
}
