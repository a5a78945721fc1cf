//! The analysis of a game.

use serde::{Deserialize, Serialize};
use tetrarch_analysis::{Analysis, Analyst, AnalystProgress, Effort, ReplayedGame};
use tetrarch_engine::{EngineSetup, Stop};

use crate::{Desk, ENGINE_MEMORY_MIB, JobProblem, Outcome, Place};

/// Asks for the analysis of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysisTask {
    place: Place,
    moves: Vec<String>,
    nodes: u64,
}

impl AnalysisTask {
    /// Asks for so many nodes a position.
    #[must_use]
    pub fn new(course: &ReplayedGame, nodes: u64) -> Self {
        let first = course.positions().first().unwrap_or_else(|| course.last());
        Self { place: Place::of(first), moves: course.moves().to_vec(), nodes }
    }

    pub(crate) fn run(&self, desk: &Desk<'_>) -> Result<Outcome, JobProblem> {
        let unreadable = |error: &dyn std::fmt::Display| JobProblem::Unreadable(error.to_string());
        let course = ReplayedGame::play(self.place.position()?, &self.moves)
            .map_err(|error| unreadable(&error))?;
        let nodes = Some(self.nodes);
        let effort = Effort::new(nodes, None, None).map_err(|error| unreadable(&error))?;
        let analysis = analyse(&course, effort, desk.stop, &mut |progress| {
            desk.progress.note(progress.done as u32, progress.total as u32);
        });
        let analysis = analysis.ok_or(JobProblem::Stopped)?;
        let json = serde_json::to_string(&analysis).map_err(|error| unreadable(&error))?;
        Ok(Outcome::Analysis { json })
    }
}

/// Analyses a game; none if it was stopped.
#[must_use]
pub fn analyse(
    course: &ReplayedGame,
    effort: Effort,
    stop: &Stop,
    on_progress: &mut dyn FnMut(AnalystProgress<'_>),
) -> Option<Analysis> {
    let engine = EngineSetup { table_mib: ENGINE_MEMORY_MIB, threads: 1, ..EngineSetup::default() };
    Analyst::new(effort).engine(engine).until(stop).analyse(course, on_progress).ok()
}
