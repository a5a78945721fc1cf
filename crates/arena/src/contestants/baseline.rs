//! Plain opponents.

use tetrarch_catalog::Seed;
use tetrarch_engine::Baseline;
use tetrarch_game::Rng;

use super::choice_of;
use crate::{Contestant, ContestantMove, Forfeit, Turn};

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
    fn choose(&mut self, turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
        let baseline = match self {
            Self::Material { depth } => Baseline::Material { depth: *depth },
            Self::Uct { seeds } => Baseline::Uct { seed: Seed(seeds.next()) },
        };
        choice_of(&baseline.think(turn.table.position(), &turn.question()))
    }
}
