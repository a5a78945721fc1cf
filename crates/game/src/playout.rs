//! Random games, for benchmarks and for searches that sample.

use crate::{Game, Rng, Seed};

/// What a run of random games added up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// Games begun.
    pub games: u64,
    /// Games that came to their end before the limit.
    pub finished: u64,
    /// Plies played in all games together.
    pub plies: u64,
    /// A hash of all last positions, so that no compiler can skip the work and a change of
    /// behaviour shows.
    pub fingerprint: u64,
}

/// Plays `games` random games from a position, each cut off after `max_plies`.
pub fn playouts<G: Game>(start: &G, games: u64, max_plies: u32, seed: Seed) -> Playouts {
    let mut rng = Rng::new(seed);
    let mut sum = Playouts { games, ..Playouts::default() };
    for _ in 0..games {
        let mut position = start.clone();
        let mut plies = 0;
        while plies < max_plies && position.play_random(&mut rng) {
            plies += 1;
        }
        sum.plies += u64::from(plies);
        sum.finished += u64::from(plies < max_plies);
        sum.fingerprint = sum.fingerprint.rotate_left(5) ^ position.key();
    }
    sum
}
