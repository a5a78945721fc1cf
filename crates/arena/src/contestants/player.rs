//! A level of strength.

use tetrarch_catalog::{Position, Seed};
use tetrarch_engine::{ComputerPlayer, EngineSetup, Level};

use super::decided;
use crate::{Contestant, ContestantMove, Forfeit, Turn};

/// A player of some level.
pub(super) struct PlayerContestant(ComputerPlayer);

impl PlayerContestant {
    pub(super) fn new(start: &Position, level: Level, seed: Seed) -> Self {
        Self(ComputerPlayer::new(start, level, EngineSetup::default(), seed))
    }
}

impl Contestant for PlayerContestant {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
        decided(self.0.choose(turn.table.position(), &turn.question(), &mut |_| ()))
    }
}
