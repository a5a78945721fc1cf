//! Shows the progress of a search, and stops it.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_engine::solver::ProofProgress;

use crate::failure::Failure;
use crate::messages::{Solved, say};

/// How often what was found out is kept on disk, for the day the power fails.
const BETWEEN_SAVES: Duration = Duration::from_secs(600);

/// The bar is drawn once per this number of nodes.
const NODES_A_MESSAGE: u64 = 1 << 12;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Watches a search.
pub struct Watch {
    begun: Instant,
    end: Option<Instant>,
    next_save: Option<Instant>,
    bar: ProgressBar,
}

/// What is searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A win.
    Search,
    /// A shorter win.
    Shorten,
    /// The proof of a win.
    Prove,
}

/// Why a search was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is time to save; it goes on.
    Save,
    /// It does not go on.
    End,
}

impl Watch {
    /// Watches from now on. Ctrl-C ends the search, and not the command, if `saves`.
    pub fn new(seconds: Option<u64>, saves: bool) -> Result<Self, Failure> {
        if saves {
            ctrlc::set_handler(|| INTERRUPTED.store(true, Relaxed)).map_err(Failure::call)?;
        }
        let begun = Instant::now();
        let bar = ProgressBar::new_spinner()
            .with_style(ProgressStyle::with_template("{spinner} {msg}").expect("a good template"));
        Ok(Self {
            begun,
            end: seconds.map(|seconds| begun + Duration::from_secs(seconds)),
            next_save: saves.then(|| begun + BETWEEN_SAVES),
            bar,
        })
    }

    /// What the search is told.
    pub fn look(&self, stage: Stage, progress: &ProofProgress) -> ControlFlow<()> {
        if progress.nodes.is_multiple_of(NODES_A_MESSAGE) {
            let (nodes, seconds) = (progress.nodes, self.seconds() as u64);
            self.bar.set_message(say(&match stage {
                Stage::Search => Solved::Searching { nodes, seconds },
                Stage::Shorten => Solved::Shortening { nodes, seconds },
                Stage::Prove => Solved::Proving { nodes, seconds },
            }));
            self.bar.tick();
        }
        if self.reason().is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Why the search has to stop now, if it has.
    pub fn reason(&self) -> Option<Reason> {
        let is_past = |time: Option<Instant>| time.is_some_and(|time| Instant::now() >= time);
        if INTERRUPTED.load(Relaxed) || is_past(self.end) {
            Some(Reason::End)
        } else {
            is_past(self.next_save).then_some(Reason::Save)
        }
    }

    /// What was found out has been kept.
    pub fn saved(&mut self) {
        self.next_save = Some(Instant::now() + BETWEEN_SAVES);
    }

    /// Seconds since the beginning.
    pub fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
