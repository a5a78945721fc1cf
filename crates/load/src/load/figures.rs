//! What is measured while people play.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;

use crate::client::ClientError;

/// The longest delay that is told from longer ones, in microseconds.
const LONGEST: u64 = 600_000_000;

/// Figures of all games, in microseconds.
#[derive(Debug)]
pub(super) struct Figures(Mutex<Inner>);

#[derive(Debug)]
struct Inner {
    acknowledged: Histogram<u64>,
    opponent: Histogram<u64>,
    late: Histogram<u64>,
    shed: u64,
    errors: BTreeMap<String, u64>,
}

/// How long something took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delays {
    /// Half of the times it took no longer.
    pub p50: Duration,
    /// In 99 of 100 times it took no longer.
    pub p99: Duration,
    /// The longest.
    pub max: Duration,
}

impl Default for Figures {
    fn default() -> Self {
        // Three digits are exact enough.
        let empty =
            || Histogram::new_with_bounds(1, LONGEST, 3).expect("three digits are a precision");
        Self(Mutex::new(Inner {
            acknowledged: empty(),
            opponent: empty(),
            late: empty(),
            shed: 0,
            errors: BTreeMap::new(),
        }))
    }
}

impl Figures {
    /// A move: how late it was sent, and how long it took to be acknowledged and to be heard of.
    pub(super) fn note_move(&self, late: Duration, acknowledged: Duration, opponent: Duration) {
        let mut inner = self.lock();
        inner.late.saturating_record(late.as_micros() as u64);
        inner.acknowledged.saturating_record(acknowledged.as_micros() as u64);
        inner.opponent.saturating_record(opponent.as_micros() as u64);
    }

    /// Something was refused because the server has too much to do.
    pub(super) fn note_shed(&self) {
        self.lock().shed += 1;
    }

    pub(super) fn shed(&self) -> u64 {
        self.lock().shed
    }

    /// Something that should not be.
    pub(super) fn note_error(&self, error: &ClientError) {
        *self.lock().errors.entry(error.to_string()).or_default() += 1;
    }

    /// How many moves were played.
    pub(super) fn moves(&self) -> u64 {
        self.lock().acknowledged.len()
    }

    /// Until the acknowledgement, until the opponent heard of it, and of the generator itself.
    pub(super) fn delays(&self) -> [Delays; 3] {
        let inner = self.lock();
        [&inner.acknowledged, &inner.opponent, &inner.late].map(Delays::of)
    }

    pub(super) fn errors(&self) -> BTreeMap<String, u64> {
        self.lock().errors.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // The figures are whole after every step, so a panic elsewhere does not spoil them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Delays {
    fn of(histogram: &Histogram<u64>) -> Self {
        let at = |quantile| Duration::from_micros(histogram.value_at_quantile(quantile));
        Self { p50: at(0.5), p99: at(0.99), max: Duration::from_micros(histogram.max()) }
    }
}
