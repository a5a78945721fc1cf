//! What is measured: which variants, how deep and how long.

use tetrarch_catalog::entries;

/// A variant, and how much of it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    pub game: &'static str,
    pub variant: &'static str,
    /// Plies of the perft.
    pub depth: u32,
    /// Number of random games.
    pub playouts: u64,
}

/// The variants that are measured unless all are asked for. Each perft and each run of random
/// games takes a second or two on one core of 2020. The first variant of a game also stands for
/// those that are not here.
const MAIN: [Case; 12] = [
    case("hus", "european", 9, 1_000_000),
    case("hus", "african", 9, 1_000_000),
    case("pantarei", "standard", 7, 1_000_000),
    case("gou", "base", 6, 50_000),
    case("gou", "variation-1", 6, 50_000),
    case("gou", "variation-2", 6, 50_000),
    case("gou", "variations-1-2", 6, 50_000),
    case("abalone", "standard", 5, 10_000),
    case("abalone", "belgian-daisy", 5, 10_000),
    case("abalone", "three-players", 5, 10_000),
    case("abalone", "four-players", 5, 10_000),
    case("abalone", "six-players", 4, 10_000),
];

/// What is tried of a game that no one has measured yet.
const UNMEASURED_DEPTH: u32 = 4;
const UNMEASURED_PLAYOUTS: u64 = 10_000;

const fn case(game: &'static str, variant: &'static str, depth: u32, playouts: u64) -> Case {
    Case { game, variant, depth, playouts }
}

impl Case {
    /// The main variants.
    pub fn main() -> Vec<Self> {
        MAIN.to_vec()
    }

    /// Every variant of every game.
    pub fn all() -> Vec<Self> {
        let variants = entries()
            .iter()
            .flat_map(|entry| entry.variants().iter().map(|variant| (entry.id(), variant.id)));
        variants.map(|(game, variant)| Self::of(game, variant)).collect()
    }

    fn of(game: &'static str, variant: &'static str) -> Self {
        let same_game = || MAIN.into_iter().filter(|case| case.game == game);
        let like = same_game().find(|case| case.variant == variant).or_else(|| same_game().next());
        let like = like.unwrap_or(case(game, variant, UNMEASURED_DEPTH, UNMEASURED_PLAYOUTS));
        Self { variant, ..like }
    }

    /// The same with about a twentieth of the work.
    pub fn quick(self) -> Self {
        Self { depth: self.depth - 1, playouts: self.playouts / 20, ..self }
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::entry;

    use super::Case;

    #[test]
    fn the_main_variants_exist_and_are_among_all_of_them() {
        let all = Case::all();
        for case in Case::main() {
            entry(case.game).unwrap().settings(Some(case.variant), &[]).unwrap();
            assert!(all.contains(&case), "{case:?}");
        }
    }

    #[test]
    fn a_variant_without_figures_of_its_own_is_measured_like_the_first_of_its_game() {
        let like = Case::of("abalone", "german-daisy");
        assert_eq!(like, Case { variant: "german-daisy", ..Case::of("abalone", "standard") });
    }
}
