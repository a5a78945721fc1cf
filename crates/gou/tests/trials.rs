//! The trials that every Tetrarch game must pass.

use tetrarch_gou::Gou;
use tetrarch_trials::{laws, perft_counts, playthroughs};

#[test]
fn leaves_are_counted_as_in_the_vectors() {
    perft_counts::<Gou>();
}

#[test]
fn whole_games_are_played_as_in_the_vectors() {
    playthroughs::<Gou>();
}

#[test]
fn the_laws_hold() {
    laws::<Gou>(60, 300, &[&[], &[("captures", "11")]]);
}
