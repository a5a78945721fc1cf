//! Tetrarch's engine at full strength.

use tetrarch_catalog::Position;
use tetrarch_engine::{Engine, EngineSetup, Question};

use super::decided;
use crate::{Contestant, ContestantMove, Forfeit, Turn};

/// The engine, with a memory of its own for one game.
pub(super) struct EngineContestant(Engine);

impl EngineContestant {
    pub(super) fn new(start: &Position, setup: EngineSetup) -> Self {
        Self(Engine::new(start, setup))
    }
}

impl Contestant for EngineContestant {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<ContestantMove, Forfeit> {
        decided(self.0.choose(turn.table.position(), &turn.question(), &mut |_| ()))
    }
}

impl Turn<'_> {
    /// The turn as a question to an engine.
    pub(super) fn question(&self) -> Question<'_> {
        Question::new(self.limits).with_history(self.keys).until(self.stop).by(self.clock)
    }
}
