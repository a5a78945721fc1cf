//! What goes wrong at the moment, and how long players wait because of it.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What can go wrong.
pub(super) const KINDS: [&str; 7] = [
    "server killed",
    "NATS killed",
    "primary killed",
    "worker killed",
    "server cut off from NATS",
    "server cut off from the database",
    STOPPED,
];
/// A server is told to stop, as for an upgrade.
pub(super) const STOPPED: &str = "server stopped";

/// What goes wrong at the moment, and how long players wait because of it.
#[derive(Debug, Default)]
pub(super) struct Troubles(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    now: Option<usize>,
    counts: [u32; KINDS.len()],
    /// For each kind, how long moves took whose line had broken.
    waits: [Vec<Duration>; KINDS.len()],
    /// The longest that a move took whose line did not break.
    longest_calm: Duration,
}

impl Troubles {
    /// Something goes wrong from now on.
    pub(super) fn begin(&self, kind: usize) {
        let mut inner = self.lock();
        inner.now = Some(kind);
        inner.counts[kind] += 1;
    }

    /// All is well again.
    pub(super) fn end(&self) {
        self.lock().now = None;
    }

    /// What is wrong now.
    pub(super) fn now(&self) -> Option<usize> {
        self.lock().now
    }

    /// A move was acknowledged after this time; its line had broken because of something, or had not.
    pub(super) fn note_wait(&self, kind: Option<usize>, wait: Duration) {
        let mut inner = self.lock();
        match kind {
            Some(kind) => inner.waits[kind].push(wait),
            None => inner.longest_calm = inner.longest_calm.max(wait),
        }
    }

    /// For each kind, how often it happened, and the waits because of it, the longest last.
    pub(super) fn summary(&self) -> Vec<(&'static str, u32, Vec<Duration>)> {
        let inner = self.lock();
        let sorted = |waits: &Vec<Duration>| {
            let mut waits = waits.clone();
            waits.sort();
            waits
        };
        let parts = inner.counts.iter().zip(&inner.waits).zip(KINDS);
        parts.map(|((count, waits), kind)| (kind, *count, sorted(waits))).collect()
    }

    /// The longest that a move took whose line did not break.
    pub(super) fn longest_calm(&self) -> Duration {
        self.lock().longest_calm
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The wait that 99 of 100 do not exceed.
pub(super) fn p99(sorted: &[Duration]) -> Option<Duration> {
    let place = (sorted.len() * 99).div_ceil(100);
    sorted.get(place.checked_sub(1)?).copied()
}
