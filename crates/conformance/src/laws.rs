//! The laws as a property test: random games of every variant.

use proptest::prelude::any;
use proptest::sample::select;
use proptest::test_runner::{Config, TestRunner};
use tetrarch_game::laws::{Lawful, check_game};
use tetrarch_game::{GameOptions, Seed};

/// Checks the laws on `games` random games, drawn from all variants, each with every one of the
/// option sets laid over it (the empty set stands for the variant as it is).
///
/// # Panics
/// If a law does not hold; prints the variant and the seed.
pub fn laws<G: Lawful>(games: u32, max_plies: u32, option_sets: &[&[(&str, &str)]]) {
    for set in option_sets {
        let variants: Vec<&str> = G::Options::variants().iter().map(|v| v.id).collect();
        let mut runner = TestRunner::new(Config {
            cases: games,
            failure_persistence: None,
            ..Config::default()
        });
        let outcome = runner.run(&(select(variants), any::<u64>()), |(variant, seed)| {
            let options = G::Options::choose(Some(variant), set).expect("a set of right options");
            check_game::<G>(&options, Seed(seed), max_plies)
                .map_err(|broken| proptest::test_runner::TestCaseError::fail(broken.to_string()))
        });
        if let Err(failure) = outcome {
            panic!("{} with {set:?}: {failure}", G::ID);
        }
    }
}
