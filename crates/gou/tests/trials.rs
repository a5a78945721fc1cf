//! The trials that every Tetrarch game must pass.

use tetrarch_conformance::{laws, perft_counts, playthroughs};
use tetrarch_game::{Game, GameOptions, Seed, perft};
use tetrarch_gou::{Gou, Options};

#[test]
fn leaves_are_counted_as_in_the_vectors() {
    perft_counts::<Gou>();
}

/// Four plies were also counted by the literal reading of `tests/literal.rs`; five pin what the
/// rules do today.
#[test]
fn leaves_are_counted_deeper_than_in_the_vectors() {
    let counts = [
        ("base", 1_321_404, 44_515_868),
        ("variation-1", 1_321_404, 44_515_404),
        ("variation-2", 1_322_696, 44_606_212),
        ("variations-1-2", 1_322_776, 44_610_364),
    ];
    for (variant, four_plies, five_plies) in counts {
        let options = Options::choose(Some(variant), &[]).unwrap();
        let start = Gou::start(&options, Seed(0)).unwrap();
        assert_eq!([perft(&start, 4), perft(&start, 5)], [four_plies, five_plies], "{variant}");
    }
}

#[test]
fn whole_games_are_played_as_in_the_vectors() {
    playthroughs::<Gou>();
}

#[test]
fn the_laws_hold() {
    laws::<Gou>(40, 300, &[&[], &[("captures", "11")]]);
}
