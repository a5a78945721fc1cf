//! How much the server takes on at once.
//!
//! A server that takes on more than it can do keeps everybody waiting, for longer and longer. So it says no at the door, where
//! that costs least, and does what it has taken on in good time. How much it takes on depends on two waits: of tasks for a
//! processor, and of writes for the store. If even the shortest of them is long for a while, too much is under way.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use tokio::time::Instant;

use crate::refusal::Refusal;

/// How often it is measured how long a task waits for a processor.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// How often the limit is adjusted.
const ADJUST_EVERY: Duration = Duration::from_millis(100);
/// How long every task may wait for a processor, and every write until it is stored. A burst makes some wait longer; if all do,
/// there is too much to do.
const TOLERATED: Waits =
    Waits { processor: Duration::from_millis(7), store: Duration::from_millis(15) };
/// What is always taken on, however long tasks or writes wait: with so little under way, it is not because of us. A slow disk
/// stores many moves as fast as one.
const LEAST: usize = 128;

/// What is asked of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// A move, or whatever else a player does at a table: their clock may be running.
    Playing,
    /// A new table, or something to read.
    Other,
}

/// How much the server takes on at once. Clones are the same.
#[derive(Clone, Debug)]
pub(crate) struct Pressure(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    under_way: AtomicUsize,
    /// The most that was under way since the last adjustment.
    peak: AtomicUsize,
    limit: AtomicUsize,
    most: usize,
    /// The shortest write since the last adjustment, in microseconds.
    shortest_write: AtomicU64,
    shed: Counter,
}

/// The shortest waits of a while.
#[derive(Clone, Copy, Debug)]
struct Waits {
    processor: Duration,
    store: Duration,
}

/// A place among what is under way, until it is dropped.
#[derive(Debug)]
pub(crate) struct UnderWay(Arc<Inner>);

impl Pressure {
    /// At most this much at once; what is refused is counted.
    pub(crate) fn new(most: usize, shed: Counter) -> Self {
        let count = || AtomicUsize::new(0);
        Self(Arc::new(Inner {
            under_way: count(),
            peak: count(),
            limit: AtomicUsize::new(most),
            most,
            shortest_write: AtomicU64::new(u64::MAX),
            shed,
        }))
    }

    /// Takes something on, or refuses it. Half of the places are for players alone.
    pub(crate) fn admit(&self, urgency: Urgency) -> Result<UnderWay, Refusal> {
        let limit = self.0.limit.load(Ordering::Relaxed);
        let limit = match urgency {
            Urgency::Playing => limit,
            Urgency::Other => limit.div_ceil(2),
        };
        let place = UnderWay(Arc::clone(&self.0));
        let under_way = self.0.under_way.fetch_add(1, Ordering::Relaxed) + 1;
        if under_way > limit {
            self.0.shed.inc();
            return Err(Refusal::Overloaded);
        }
        self.0.peak.fetch_max(under_way, Ordering::Relaxed);
        Ok(place)
    }

    /// A write took this long.
    pub(crate) fn note_write(&self, took: Duration) {
        self.0.shortest_write.fetch_min(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Measures how long tasks wait, and adjusts the limit to that, for ever.
    pub(crate) async fn watch(&self) {
        let (mut adjusted, mut shortest) = (Instant::now(), Duration::MAX);
        loop {
            let due = Instant::now() + LOOK_EVERY;
            tokio::time::sleep_until(due).await;
            // Once more behind everything that waits.
            tokio::task::yield_now().await;
            shortest = shortest.min(due.elapsed());
            if adjusted.elapsed() >= ADJUST_EVERY {
                self.adjust(Waits { processor: shortest, store: self.take_shortest_write() });
                (adjusted, shortest) = (Instant::now(), Duration::MAX);
            }
        }
    }

    /// None at all counts as short: then it is not the store that has too much to do.
    fn take_shortest_write(&self) -> Duration {
        let shortest = self.0.shortest_write.swap(u64::MAX, Ordering::Relaxed);
        if shortest == u64::MAX { Duration::ZERO } else { Duration::from_micros(shortest) }
    }

    /// Takes on less if even the luckiest had to wait for long, and otherwise gradually more.
    fn adjust(&self, waits: Waits) {
        let Inner { under_way, peak, limit, most, .. } = &*self.0;
        let peak = peak.swap(under_way.load(Ordering::Relaxed), Ordering::Relaxed);
        let now = limit.load(Ordering::Relaxed);
        let is_long = waits.processor > TOLERATED.processor || waits.store > TOLERATED.store;
        let next = if is_long { (now.min(peak) * 3 / 4).max(LEAST) } else { now + now / 8 + 1 };
        limit.store(next.min(*most), Ordering::Relaxed);
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.under_way.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(pressure: &Pressure) -> usize {
        pressure.0.limit.load(Ordering::Relaxed)
    }

    #[test]
    fn players_come_first_and_places_are_given_back() {
        let shed = Counter::default();
        let pressure = Pressure::new(4, shed.clone());
        let others: Vec<_> = (0..4).map(|_| pressure.admit(Urgency::Other)).collect();
        assert_eq!(others.iter().filter(|place| place.is_ok()).count(), 2);
        let players: Vec<_> = (0..4).map(|_| pressure.admit(Urgency::Playing)).collect();
        assert_eq!(players.iter().filter(|place| place.is_ok()).count(), 2);
        assert_eq!(shed.get(), 4);
        drop((others, players));
        assert_eq!(pressure.0.under_way.load(Ordering::Relaxed), 0);
        assert!(pressure.admit(Urgency::Other).is_ok());
    }

    #[test]
    fn less_is_taken_on_while_all_tasks_wait_and_more_again_afterwards() {
        let pressure = Pressure::new(1_000, Counter::default());
        let places: Vec<_> = (0..200).map(|_| pressure.admit(Urgency::Playing)).collect();
        let slow = Duration::from_millis(50);
        let no_processor = Waits { processor: slow, store: Duration::ZERO };
        pressure.adjust(no_processor);
        assert_eq!(limit(&pressure), 150, "three quarters of what was under way");
        assert!(matches!(pressure.admit(Urgency::Playing), Err(Refusal::Overloaded)));
        drop(places);
        (0..100).for_each(|_| pressure.adjust(no_processor));
        assert_eq!(limit(&pressure), LEAST);
        pressure.note_write(slow);
        pressure.note_write(Duration::from_millis(2));
        assert_eq!(pressure.take_shortest_write(), Duration::from_millis(2));
        let calm = Waits { processor: Duration::ZERO, store: pressure.take_shortest_write() };
        (0..100).for_each(|_| pressure.adjust(calm));
        assert_eq!(limit(&pressure), 1_000);
        (0..100).for_each(|_| pressure.adjust(Waits { store: slow, ..calm }));
        assert_eq!(limit(&pressure), LEAST);
    }
}
