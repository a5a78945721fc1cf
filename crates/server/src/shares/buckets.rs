//! How often something may be done.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// After how many keys those that were quiet are forgotten.
const MOST_KEYS: usize = 10_000;

/// How often something may be done for each key: so often at once, and then once in a while. Other than
/// with a plain rate limit, what turned out to be harmless can be given back.
///
/// For each key it keeps the moment at which nothing is owed any more.
pub(crate) struct Buckets<K> {
    at_once: u32,
    every: Duration,
    paid: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// So often at once, and once more after each span of time.
    pub(crate) fn new(at_once: u32, every: Duration) -> Self {
        Self { at_once, every, paid: Mutex::default() }
    }

    /// Counts one.
    ///
    /// # Errors
    /// If it is one too many: how long to wait until it is not.
    pub(crate) fn take(&self, key: K) -> Result<(), Duration> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut paid = self.lock();
        if paid.len() >= MOST_KEYS {
            paid.retain(|_, paid| *paid > now);
        }
        let all = self.every * self.at_once;
        let before = paid.get(&key).copied().unwrap_or(now).max(now);
        let after = before + self.every;
        match after.duration_since(now).checked_sub(all) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                paid.insert(key, after);
                Ok(())
            }
        }
    }

    /// Gives one back that was counted.
    pub(crate) fn give_back(&self, key: &K) {
        let mut paid = self.lock();
        if let Some(paid) = paid.get_mut(key) {
            *paid = paid.checked_sub(self.every).unwrap_or(*paid);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        // A map of moments is whole after every step, so a panic elsewhere does not spoil it.
        self.paid.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn so_many_at_once_and_then_one_after_each_span() {
        let buckets = Buckets::new(3, SECOND);
        let now = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take_at("a", now), Ok(()));
        }
        assert_eq!(buckets.take_at("a", now), Err(SECOND));
        assert_eq!(buckets.take_at("b", now), Ok(()));
        assert_eq!(buckets.take_at("a", now + SECOND), Ok(()));
        assert_eq!(buckets.take_at("a", now + SECOND), Err(SECOND));
    }

    #[test]
    fn what_is_given_back_may_be_taken_again() {
        let buckets = Buckets::new(1, SECOND);
        let now = Instant::now();
        buckets.take_at("a", now).expect("the first");
        buckets.give_back(&"a");
        assert_eq!(buckets.take_at("a", now), Ok(()));
        assert!(buckets.take_at("a", now).is_err());
    }
}
