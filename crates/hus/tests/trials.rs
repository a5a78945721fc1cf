//! The trials every game must pass.

use tetrarch_game::{Game, Seed, perft};
use tetrarch_hus::{Hus, Options};

#[test]
fn perft_counts() {
    tetrarch_conformance::perft_counts::<Hus>();
}

#[test]
fn playthroughs() {
    tetrarch_conformance::playthroughs::<Hus>();
}

fn perft_of_start(options: &Options, depth: u32) -> u64 {
    perft(&Hus::start(options, Seed(0)).expect("good options"), depth)
}

#[test]
fn perft_of_the_european_start() {
    let counts: Vec<u64> = (1..=5).map(|depth| perft_of_start(&Options::EUROPEAN, depth)).collect();
    assert_eq!(counts, [12, 144, 1_308, 11_015, 77_443]);
    assert_eq!(perft_of_start(&Options::EUROPEAN, 9), 110_409_392);
}

#[test]
fn perft_of_the_african_start() {
    let counts: Vec<u64> = (1..=5).map(|depth| perft_of_start(&Options::AFRICAN, depth)).collect();
    assert_eq!(counts, [12, 144, 1_250, 11_359, 79_046]);
    assert_eq!(perft_of_start(&Options::AFRICAN, 9), 145_571_834);
}

#[test]
fn laws() {
    let choices = [
        ["clockwise", "counter-clockwise"],
        ["inner", "both"],
        ["with-own", "captured-only"],
        ["either", "mover"],
    ];
    for bits in 0..16 {
        let set: Vec<(&str, &str)> = ["direction", "capture-if", "resow", "ends"]
            .into_iter()
            .zip(choices)
            .enumerate()
            .map(|(option, (id, values))| (id, values[bits >> option & 1]))
            .collect();
        let short = [set.as_slice(), &[("max-laps", "9")]].concat();
        tetrarch_conformance::laws::<Hus>(40, 300, &[&set, &short]);
    }
}

#[test]
fn laws_of_the_variants() {
    tetrarch_conformance::laws::<Hus>(300, 300, &[&[]]);
}
