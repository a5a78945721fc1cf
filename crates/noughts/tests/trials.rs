//! The trials that every game must pass.

use tetrarch_conformance::laws;
use tetrarch_game::{Game, GameOptions, Seed, perft};
use tetrarch_noughts::{Noughts, Options};

#[test]
fn the_laws_hold() {
    laws::<Noughts>(40, 300, &[&[]]);
}

#[test]
fn leaves_are_counted() {
    let options = Options::choose(None, &[]).unwrap();
    let start = Noughts::start(&options, Seed(0)).unwrap();
    let counts: Vec<u64> = (1..=9).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);
}
