//! How often something may be done.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::cluster::Gossip;

/// After how many keys those that were quiet are forgotten.
const MOST_KEYS: usize = 10_000;

/// How often something may be done for each key: so often at once, and then once in a while. Other than
/// with a plain rate limit, what turned out to be harmless can be given back.
///
/// For each key it keeps the moment at which nothing is owed any more.
pub(crate) struct Buckets<K> {
    at_once: u32,
    every: Duration,
    paid: Arc<Mutex<HashMap<K, Instant>>>,
    /// Tells other servers what was counted.
    tell: Option<Tell<K>>,
}

/// Tells other servers what happened to a key.
type Tell<K> = Box<dyn Fn(&K, Count) + Send + Sync>;

/// What happened to a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Count {
    /// One was counted.
    Taken,
    /// One was given back.
    GivenBack,
}

impl<K: Eq + Hash> Buckets<K> {
    /// So often at once, and once more after each span of time.
    pub(crate) fn new(at_once: u32, every: Duration) -> Self {
        Self { at_once, every, paid: Arc::default(), tell: None }
    }

    /// The same together with other servers: what is counted at one counts at all.
    pub(crate) fn shared(self, about: &'static str, gossip: &Gossip) -> Self
    where
        K: Serialize + DeserializeOwned + Send + 'static,
    {
        let (paid, every) = (Arc::clone(&self.paid), self.every);
        gossip.hear(about, move |value| {
            if let Ok((key, count)) = serde_json::from_value(value) {
                note(&mut lock(&paid), key, count, every, Instant::now());
            }
        });
        let gossip = gossip.clone();
        let tell = move |key: &K, count: Count| {
            if let Ok(value) = serde_json::to_value((key, count)) {
                gossip.say(about, value);
            }
        };
        Self { tell: Some(Box::new(tell)), ..self }
    }

    /// Counts one.
    ///
    /// # Errors
    /// If it is one too many: how long to wait until it is not.
    pub(crate) fn take(&self, key: K) -> Result<(), Duration> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut paid = lock(&self.paid);
        if paid.len() >= MOST_KEYS {
            paid.retain(|_, paid| *paid > now);
        }
        let all = self.every * self.at_once;
        let before = paid.get(&key).copied().unwrap_or(now).max(now);
        let after = before + self.every;
        match after.duration_since(now).checked_sub(all) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                self.tell(&key, Count::Taken);
                paid.insert(key, after);
                Ok(())
            }
        }
    }

    /// Gives one back that was counted.
    pub(crate) fn give_back(&self, key: &K) {
        if let Some(paid) = lock(&self.paid).get_mut(key) {
            *paid = paid.checked_sub(self.every).unwrap_or(*paid);
        }
        self.tell(key, Count::GivenBack);
    }

    fn tell(&self, key: &K, count: Count) {
        if let Some(tell) = &self.tell {
            tell(key, count);
        }
    }

    /// What is owed at this moment.
    #[cfg(test)]
    pub(crate) fn owed(&self, key: &K) -> Duration {
        let now = Instant::now();
        // What passes between two looks does not matter.
        let owed = lock(&self.paid).get(key).map(|paid| paid.saturating_duration_since(now));
        owed.unwrap_or_default() + Duration::from_secs(1)
    }
}

/// Counts what another server has counted, whatever the limit.
fn note<K: Eq + Hash>(
    paid: &mut HashMap<K, Instant>,
    key: K,
    count: Count,
    every: Duration,
    now: Instant,
) {
    if paid.len() >= MOST_KEYS {
        paid.retain(|_, paid| *paid > now);
    }
    let before = paid.get(&key).copied().unwrap_or(now).max(now);
    let after = match count {
        Count::Taken => before + every,
        Count::GivenBack => before.checked_sub(every).unwrap_or(before),
    };
    paid.insert(key, after);
}

fn lock<K>(paid: &Mutex<HashMap<K, Instant>>) -> MutexGuard<'_, HashMap<K, Instant>> {
    // A map of moments is whole after every step, so a panic elsewhere does not spoil it.
    paid.lock().unwrap_or_else(PoisonError::into_inner)
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
