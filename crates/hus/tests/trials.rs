//! The trials every game must pass.

use tetrarch_hus::Hus;

#[test]
fn perft_counts() {
    tetrarch_trials::perft_counts::<Hus>();
}

#[test]
fn playthroughs() {
    tetrarch_trials::playthroughs::<Hus>();
}

#[test]
fn laws() {
    tetrarch_trials::laws::<Hus>(20, 60, &[&[]]);
}
