//! Mismatches as they are found, and the summary.

use std::io::Write;

use indicatif::ProgressBar;
use serde_json::json;

use super::difference::Mismatch;
use super::replay::Checked;
use crate::commands::write_json;
use crate::failure::Failure;
use crate::messages::{Compared, say};

/// Counts, and tells of every mismatch: at once as text, or at the end as JSON.
pub struct VerifyReport<'a> {
    out: &'a mut dyn Write,
    progress: &'a ProgressBar,
    kept: Option<Vec<Mismatch>>,
    games: u64,
    plies: usize,
    errors: usize,
}

impl<'a> VerifyReport<'a> {
    /// A report with nothing in it.
    pub fn new(out: &'a mut dyn Write, json: bool, progress: &'a ProgressBar) -> Self {
        let kept = json.then(Vec::new);
        Self { out, progress, kept, games: 0, plies: 0, errors: 0 }
    }

    /// Adds the next games of a file, the first of them with this number.
    pub fn add(&mut self, file: &str, first: u64, batch: Vec<Checked>) -> anyhow::Result<()> {
        let mut mismatches = Vec::new();
        for (checked, game) in batch.into_iter().zip(first..) {
            self.games += 1;
            self.plies += checked.plies;
            self.errors += checked.differences.len();
            let placed = checked.differences.into_iter();
            mismatches.extend(placed.map(|difference| Mismatch {
                file: file.to_owned(),
                game,
                difference,
            }));
        }
        match &mut self.kept {
            Some(kept) => kept.append(&mut mismatches),
            None => self.print_mismatches(&mismatches)?,
        }
        Ok(())
    }

    fn print_mismatches(&mut self, mismatches: &[Mismatch]) -> std::io::Result<()> {
        if mismatches.is_empty() {
            return Ok(());
        }
        self.progress.suspend(|| {
            for mismatch in mismatches {
                writeln!(self.out, "{}", say(mismatch))?;
            }
            self.out.flush()
        })
    }

    /// Closes with the numbers. It is an error if there were any.
    pub fn finish(self) -> anyhow::Result<()> {
        self.progress.finish_and_clear();
        let Self { out, kept, games, plies, errors, .. } = self;
        match kept {
            Some(mismatches) => write_json(
                out,
                &json!({ "games": games, "plies": plies, "errors": errors, "mismatches": mismatches }),
            )?,
            None => writeln!(out, "{}", say(&Compared::Summary { games, plies, errors }))?,
        }
        if errors > 0 {
            return Err(Failure::Reported.into());
        }
        Ok(())
    }
}
