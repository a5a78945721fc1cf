//! What all witnesses have seen so far.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tetrarch_protocol::TableId;

use super::ledger::{Comparison, CrashLedger};
use crate::client::ClientError;

/// What all witnesses have seen so far.
#[derive(Debug, Default)]
pub(crate) struct Tally(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    seen: Seen,
    /// The games that witnesses have left behind.
    left: Vec<(TableId, CrashLedger)>,
}

/// Figures of the comparisons.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seen {
    /// How often a table was compared.
    pub(crate) comparisons: u64,
    pub(crate) lost: u64,
    pub(crate) strange: u64,
    /// Moves that were sent and not acknowledged when a server died.
    pub(crate) on_their_way: u64,
    /// Clocks that were compared, and those that had run while the server was down.
    pub(crate) clocks: u64,
    pub(crate) charged: u64,
    /// What else should not be.
    pub(crate) errors: BTreeMap<String, u64>,
}

impl Tally {
    /// A table was compared after a restart.
    pub(crate) fn note(&self, comparison: Comparison, is_one_on_its_way: bool) {
        let seen = &mut self.lock().seen;
        seen.comparisons += 1;
        seen.lost += comparison.lost as u64;
        seen.strange += comparison.strange as u64;
        seen.on_their_way += u64::from(is_one_on_its_way);
    }

    /// A clock was compared after a restart.
    pub(crate) fn note_clock(&self, is_charged: bool) {
        let seen = &mut self.lock().seen;
        seen.clocks += 1;
        seen.charged += u64::from(is_charged);
    }

    /// Something that no crash explains.
    pub(crate) fn note_error(&self, error: &ClientError) {
        *self.lock().seen.errors.entry(error.to_string()).or_default() += 1;
    }

    /// An abandoned game.
    pub(crate) fn leave(&self, table: TableId, ledger: CrashLedger) {
        self.lock().left.push((table, ledger));
    }

    pub(crate) fn seen(&self) -> Seen {
        self.lock().seen.clone()
    }

    pub(crate) fn take_left(&self) -> Vec<(TableId, CrashLedger)> {
        std::mem::take(&mut self.lock().left)
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // The figures are whole after every step, so a panic elsewhere does not spoil them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
