//! Tetrarch's engine at full strength.

use tetrarch_catalog::{Engine, EngineSetup, Position, Question};

use super::decided;
use crate::{Choice, Contestant, Forfeit, Turn};

/// The engine, with a memory of its own for one game.
pub(super) struct EngineContestant(Engine);

impl EngineContestant {
    pub(super) fn new(start: &Position, setup: EngineSetup) -> Self {
        Self(start.engine(setup))
    }
}

impl Contestant for EngineContestant {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        decided(self.0.choose(turn.table.position(), &turn.question(), &mut |_| ()))
    }
}

impl Turn<'_> {
    /// The turn as a question to an engine.
    pub(super) fn question(&self) -> Question<'_> {
        Question::new(self.limits).after(self.keys).until(self.stop).by(self.clock)
    }
}
