//! Shows the progress of a match, and stops it.

use std::cell::Cell;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_arena::{Anchor, Arena};
use tetrarch_engine::Stop;

use super::report::in_short;
use crate::failure::Failure;
use crate::messages::Progress;

/// Error bars of thousands of games take a moment.
const BETWEEN_LOOKS: Duration = Duration::from_millis(500);

/// Watches a match. On a terminal it shows a bar; Ctrl-C ends the match, and not the command.
pub struct Watch {
    bar: ProgressBar,
    stop: Stop,
    latest: Cell<Option<Instant>>,
}

impl Watch {
    pub fn new(games: u64, arena: &Arena<'_>) -> Result<Self, Failure> {
        let stop = Stop::new();
        let handled = stop.clone();
        ctrlc::set_handler(move || handled.stop()).map_err(Failure::call)?;
        let bar = ProgressBar::new(arena.schedule().whole_groups(games)).with_style(
            ProgressStyle::with_template(&format!("{{bar:20}} {}  {{msg}}", Progress::games()))
                .expect("a good template"),
        );
        let watch = Self { bar, stop, latest: Cell::new(None) };
        watch.look(arena);
        Ok(watch)
    }

    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Shows how the match stands.
    pub fn look(&self, arena: &Arena<'_>) {
        self.bar.set_position(arena.games());
        let is_due = self.latest.get().is_none_or(|latest| latest.elapsed() >= BETWEEN_LOOKS);
        if !self.bar.is_hidden() && is_due {
            self.latest.set(Some(Instant::now()));
            self.bar.set_message(in_short(&arena.standing(Anchor::Mean(0.0))));
        }
    }

    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
