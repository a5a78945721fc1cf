//! What the fuzz targets share: one of the games, with one of its variants, chosen by the input.

use arbitrary::Arbitrary;
use tetrarch_game::GameOptions;
use tetrarch_game::laws::Lawful;

/// Which game and which of its variants.
#[derive(Arbitrary, Clone, Copy, Debug)]
pub struct Pick {
    game: Kind,
    variant: u8,
}

#[derive(Arbitrary, Clone, Copy, Debug)]
enum Kind {
    Hus,
    Pantarei,
    Gou,
    Abalone,
}

/// Something to do with any game, given its options.
pub trait Trial {
    /// Does it; panics if something is wrong.
    fn run<G: Lawful>(&self, options: &G::Options);
}

impl Pick {
    /// Tries the chosen game.
    pub fn run(self, trial: &impl Trial) {
        match self.game {
            Kind::Hus => self.run_on::<tetrarch_hus::Hus>(trial),
            Kind::Pantarei => self.run_on::<tetrarch_pantarei::Pantarei>(trial),
            Kind::Gou => self.run_on::<tetrarch_gou::Gou>(trial),
            Kind::Abalone => self.run_on::<tetrarch_abalone::Abalone>(trial),
        }
    }

    fn run_on<G: Lawful>(self, trial: &impl Trial) {
        let variants = G::Options::variants();
        let variant = variants[usize::from(self.variant) % variants.len()].id;
        let options = G::Options::choose(Some(variant), &[]).expect("a variant can be played");
        trial.run::<G>(&options);
    }
}
