//! Plain opponents.

use tetrarch_catalog::{Baseline, Seed};
use tetrarch_game::Rng;

use super::choice_of;
use crate::{Choice, Contestant, Forfeit, Turn};

/// Plain alpha-beta, or UCT with new playouts for every move.
pub(super) enum BaselineContestant {
    Material { depth: u32 },
    Uct { seeds: Rng },
}

impl BaselineContestant {
    pub(super) const fn material(depth: u32) -> Self {
        Self::Material { depth }
    }

    pub(super) const fn uct(seed: Seed) -> Self {
        Self::Uct { seeds: Rng::new(seed) }
    }
}

impl Contestant for BaselineContestant {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let baseline = match self {
            Self::Material { depth } => Baseline::Material { depth: *depth },
            Self::Uct { seeds } => Baseline::Uct { seed: Seed(seeds.next()) },
        };
        choice_of(&turn.table.position().baseline(baseline, &turn.question()))
    }
}
