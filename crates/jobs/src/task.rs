//! What is to be done, and what came out of it.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tetrarch_engine::Stop;
use thiserror::Error;

use crate::{AnalysisTask, MoveTask, PlanNote};

/// What is to be done, with all that is needed for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The move of an engine.
    Move(MoveTask),
    /// The analysis of a game.
    Analyse(AnalysisTask),
    /// A request for an analysis, as `tetrarch analyse --batch` reads it.
    Request {
        /// The line, without its id.
        request: serde_json::Value,
    },
    /// A game of a match.
    Game {
        /// The match.
        plan: PlanNote,
        /// Which of its games.
        game: u64,
    },
}

/// What came out of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The text of a move; none if the game is over.
    Move {
        /// The text.
        text: Option<String>,
    },
    /// An analysis.
    Analysis {
        /// As it is stored.
        json: String,
    },
    /// The answer to a request.
    Answer {
        /// As it is written, without its id.
        json: String,
    },
    /// A finished game.
    Game {
        /// Its line in the folder of the match.
        line: String,
    },
}

/// Why nothing came out of it. Written as a code, which `docs/cluster.md` explains.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum JobProblem {
    /// Nobody wants it any more, or another worker does it.
    #[error("stopped")]
    Stopped,
    /// It is not a task of this version.
    #[error("unreadable: {0}")]
    Unreadable(String),
    /// Whoever can write to a database must not be able to start programs.
    #[error("program")]
    Program,
    /// Its games would differ from machine to machine.
    #[error("timed")]
    Timed,
    /// There is a mistake in the engine.
    #[error("panicked")]
    Panicked,
    /// This worker cannot do it.
    #[error("unknown-task")]
    Unknown,
}

/// How far a job is.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU32,
    of: AtomicU32,
}

impl Progress {
    /// It is so far.
    pub fn note(&self, done: u32, of: u32) {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
    }

    /// How far, and how far it goes; 0 if that is not known.
    #[must_use]
    pub fn read(&self) -> (u32, u32) {
        (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed))
    }
}

/// Where a task is done.
pub struct Desk<'a> {
    /// Set when it should end.
    pub stop: &'a Stop,
    /// How long it has waited.
    pub waited: Duration,
    /// How far it is.
    pub progress: &'a Progress,
}

impl Task {
    /// Does it.
    ///
    /// # Errors
    /// If it cannot be done, or was stopped.
    pub fn run(&self, desk: &Desk<'_>) -> Result<Outcome, JobProblem> {
        let outcome = match self {
            Self::Move(task) => task.run(desk)?,
            Self::Analyse(task) => task.run(desk)?,
            Self::Request { .. } => return Err(JobProblem::Unknown),
            Self::Game { plan, game } => plan.play(*game, desk)?,
        };
        // What was found after that is not what would have been found.
        if desk.stop.is_set() { Err(JobProblem::Stopped) } else { Ok(outcome) }
    }
}
