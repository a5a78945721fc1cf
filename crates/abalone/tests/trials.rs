//! What every game must pass, on every layout and option.

use tetrarch_abalone::Abalone;

#[test]
fn perft_counts() {
    tetrarch_trials::perft_counts::<Abalone>();
}

#[test]
fn playthroughs() {
    tetrarch_trials::playthroughs::<Abalone>();
}

#[test]
fn laws() {
    tetrarch_trials::laws::<Abalone>(
        40,
        60,
        &[&[], &[("partners", "own-only")], &[("target", "1")]],
    );
}
