//! What every game must pass, on every layout and option, and the leaf counts that other
//! implementations agree on.

use tetrarch_abalone::{Abalone, Options};
use tetrarch_game::{Game, GameOptions, Seed, perft};

#[test]
fn perft_counts() {
    tetrarch_conformance::perft_counts::<Abalone>();
}

#[test]
fn playthroughs() {
    tetrarch_conformance::playthroughs::<Abalone>();
}

#[test]
fn laws() {
    tetrarch_conformance::laws::<Abalone>(
        60,
        60,
        &[&[], &[("partners", "own-only")], &[("target", "1")]],
    );
}

#[test]
fn leaf_counts_of_the_field() {
    let counts: [(&str, &[u64]); 3] = [
        ("standard", &[44, 1_936, 98_912, 5_045_110]),
        ("belgian-daisy", &[52, 2_692, 149_322, 8_270_666, 483_942_012]),
        ("german-daisy", &[80, 6_244, 493_480, 38_240_570]),
    ];
    for (variant, leaves) in counts {
        let options = Options::choose(Some(variant), &[]).unwrap();
        let start = Abalone::start(&options, Seed(0)).unwrap();
        for (depth, &expected) in (1..).zip(leaves) {
            assert_eq!(perft(&start, depth), expected, "{variant} {depth}");
        }
    }
}
