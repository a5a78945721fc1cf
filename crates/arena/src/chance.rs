//! Seeds for every part of a match, made from the one seed of the match.

use tetrarch_catalog::Seed;
use tetrarch_game::Rng;

/// A seed of its own for each place in a match, such as the tenth game's second team.
pub(crate) fn seed_of(of_match: Seed, place: &[u64]) -> Seed {
    place.iter().fold(of_match, |seed, &number| {
        let mixed = Rng::new(seed).next();
        Seed(Rng::new(Seed(mixed ^ number)).next())
    })
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::Seed;

    use super::seed_of;

    #[test]
    fn places_have_seeds_of_their_own() {
        let mut seeds: Vec<u64> = Vec::new();
        for seed in 0..5 {
            for first in 0..5 {
                seeds.extend((0..5).map(|second| seed_of(Seed(seed), &[first, second]).0));
            }
        }
        let all = seeds.len();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), all);
    }
}
