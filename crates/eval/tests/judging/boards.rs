//! Positions to look at.

use tetrarch_game::{Game, GameOptions, Notation, Rng, Seed};

/// A variant of a game with options.
pub fn options<G: Game>(variant: &str, set: &[(&str, &str)]) -> G::Options {
    G::Options::choose(Some(variant), set).expect("a variant and its options")
}

/// A position from its text.
pub fn drawn<G: Notation>(variant: &str, text: &str) -> G {
    G::parse_position(&options::<G>(variant, &[]), text).expect("a readable position")
}

/// Every position of a random game in which there is still something to play.
pub fn random_game<G: Game>(options: &G::Options, seed: u64, max_plies: usize) -> Vec<G> {
    let mut rng = Rng::new(Seed(seed));
    let mut position = G::start(options, Seed(seed)).expect("a game starts");
    let mut positions = Vec::new();
    while position.outcome().is_none() && positions.len() < max_plies {
        positions.push(position.clone());
        position.play_random(&mut rng);
    }
    positions
}
