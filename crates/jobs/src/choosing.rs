//! The move of an engine at a table.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Position, Seed};
use tetrarch_engine::{ComputerPlayer, EngineSetup, Level, Limits, Question, Stop};

use crate::{Desk, JobLimits, JobProblem, Outcome, Place};

/// The memory of an engine at a table, in mebibytes.
pub const ENGINE_MEMORY_MIB: usize = 16;

/// Asks for the move of an engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveTask {
    /// What is on the board.
    pub place: Place,
    /// The keys of the positions before it: to come back to one may be a draw.
    pub history: Vec<u64>,
    /// How strong the engine plays, from 1.
    pub level: u8,
    /// How long it may think, waiting included.
    pub limits: JobLimits,
    /// Fixes its random choices.
    pub seed: u64,
}

impl MoveTask {
    pub(crate) fn run(&self, desk: &Desk<'_>) -> Result<Outcome, JobProblem> {
        let level =
            Level::new(self.level).map_err(|error| JobProblem::Unreadable(error.to_string()))?;
        let limits = self.limits.after(desk.waited);
        let position = self.place.position()?;
        let text = choose(&position, level, limits, &self.history, Seed(self.seed), desk.stop);
        Ok(Outcome::Move { text })
    }
}

/// Chooses a move; none if the game is over.
#[must_use]
pub fn choose(
    position: &Position,
    level: Level,
    limits: Limits,
    history: &[u64],
    seed: Seed,
    stop: &Stop,
) -> Option<String> {
    let setup = EngineSetup { table_mib: ENGINE_MEMORY_MIB, threads: 1, ..EngineSetup::default() };
    let question = Question::new(limits).with_history(history).until(stop);
    let mut player = ComputerPlayer::new(position, level, setup, seed);
    player.choose(position, &question, &mut |_| ()).map(|decision| decision.text)
}
