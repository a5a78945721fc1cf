//! A level of strength.

use tetrarch_catalog::{EngineSetup, Level, Player, Position, Seed};

use super::decided;
use crate::{Choice, Contestant, Forfeit, Turn};

/// A player of some level.
pub(super) struct PlayerContestant(Player);

impl PlayerContestant {
    pub(super) fn new(start: &Position, level: Level, seed: Seed) -> Self {
        Self(start.player(level, EngineSetup::default(), seed))
    }
}

impl Contestant for PlayerContestant {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        decided(self.0.choose(turn.table.position(), &turn.question(), &mut |_| ()))
    }
}
