//! The trials that every game passes.

use tetrarch_pantarei::Pantarei;

#[test]
fn perft_counts() {
    tetrarch_trials::perft_counts::<Pantarei>();
}

#[test]
fn playthroughs() {
    tetrarch_trials::playthroughs::<Pantarei>();
}

#[test]
fn laws() {
    tetrarch_trials::laws::<Pantarei>(40, 200, &[&[], &[("goal", "5")], &[("goal", "9")]]);
}
