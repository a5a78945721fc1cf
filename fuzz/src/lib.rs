//! What the fuzz targets share: an input's first bytes pick the game and its variant, so that a
//! seed can be written by hand: `00` before a position text means Hus, European.

use tetrarch_game::GameOptions;
use tetrarch_game::laws::Lawful;

/// Something to do with any game, given its options.
pub trait Trial {
    /// Does it; panics if something is wrong.
    fn run<G: Lawful>(&self, options: &G::Options);
}

/// Tries the game and variant that two bytes stand for.
pub fn run(game: u8, variant: u8, trial: &impl Trial) {
    macro_rules! runs {
        ($($name:ident => $game:ty: $knowledge:ident),+ $(,)?) => { [$(run_on::<$game, _>),+] };
    }
    let runs = tetrarch_catalog::with_games!(runs);
    runs[usize::from(game) % runs.len()](variant, trial);
}

fn run_on<G: Lawful, T: Trial>(variant: u8, trial: &T) {
    let variants = G::Options::variants();
    // Counted from the digit 0, so that seeds are readable.
    let index = usize::from(variant.wrapping_sub(b'0')) % variants.len();
    let options = G::Options::choose(Some(variants[index].id), &[]).expect("a playable variant");
    trial.run::<G>(&options);
}
