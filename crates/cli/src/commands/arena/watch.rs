//! Showing how a match gets on, and breaking it off.

use indicatif::{ProgressBar, ProgressStyle};
use tetrarch_arena::{Anchor, Arena};
use tetrarch_catalog::Stop;

use super::report::in_short;
use crate::failure::Failure;

/// Watches a match. On a terminal it shows a bar; Ctrl-C ends the match, and not the command.
pub struct Watch {
    bar: ProgressBar,
    stop: Stop,
}

impl Watch {
    pub fn new(games: u64, arena: &Arena<'_>) -> Result<Self, Failure> {
        let stop = Stop::new();
        let handled = stop.clone();
        ctrlc::set_handler(move || handled.stop()).map_err(Failure::call)?;
        let bar = ProgressBar::new(arena.schedule().whole_groups(games)).with_style(
            ProgressStyle::with_template("{bar:20} {pos}/{len} games, {eta} left  {msg}")
                .expect("a good template"),
        );
        let watch = Self { bar, stop };
        watch.look(arena);
        Ok(watch)
    }

    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Shows how the match stands.
    pub fn look(&self, arena: &Arena<'_>) {
        self.bar.set_position(arena.games());
        if !self.bar.is_hidden() {
            self.bar.set_message(in_short(&arena.standing(Anchor::Mean(0.0))));
        }
    }

    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
