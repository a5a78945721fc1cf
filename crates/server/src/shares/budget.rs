//! Limits the time the server spends on long requests of one owner.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Owner;

/// After how many owners those that were quiet are forgotten.
const MOST_OWNERS: usize = 10_000;

/// How long the server may work for each owner: what was used is measured, and comes back at a steady
/// rate. When it is used up, requests wait until some of it is back.
///
/// For each owner it keeps the moment at which everything is back.
pub(crate) struct TimeBudget {
    /// What an owner may use at once.
    most: Duration,
    /// So much time must pass for each time used.
    slowness: u32,
    back: Mutex<HashMap<Owner, Instant>>,
}

impl TimeBudget {
    /// So much at once, and a fraction of the time that passes.
    pub(crate) fn new(most: Duration, slowness: u32) -> Self {
        Self { most, slowness, back: Mutex::default() }
    }

    /// Whether something is left.
    ///
    /// # Errors
    /// How long to wait until there is.
    pub(crate) fn check(&self, owner: Owner) -> Result<(), Duration> {
        self.check_at(owner, Instant::now())
    }

    fn check_at(&self, owner: Owner, now: Instant) -> Result<(), Duration> {
        let owed = match self.lock().get(&owner) {
            Some(back) => back.saturating_duration_since(now),
            None => Duration::ZERO,
        };
        match owed.checked_sub(self.most * self.slowness) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => Ok(()),
        }
    }

    /// Counts what was used.
    pub(crate) fn charge(&self, owner: Owner, used: Duration) {
        self.charge_at(owner, used, Instant::now());
    }

    fn charge_at(&self, owner: Owner, used: Duration, now: Instant) {
        let mut back = self.lock();
        if back.len() >= MOST_OWNERS {
            back.retain(|_, back| *back > now);
        }
        let back = back.entry(owner).or_insert(now);
        *back = (*back).max(now) + used * self.slowness;
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Owner, Instant>> {
        // A map of moments is whole after every step, so a panic elsewhere does not spoil it.
        self.back.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_comes_back_in_time() {
        let budget = TimeBudget::new(Duration::from_millis(500), 10);
        let (one, other) = (Owner { address: 1, account: None }, Owner::default());
        let now = Instant::now();
        budget.charge_at(one, Duration::from_millis(500), now);
        assert_eq!(budget.check_at(one, now), Ok(()), "nothing is owed yet");
        budget.charge_at(one, Duration::from_millis(200), now);
        assert_eq!(budget.check_at(one, now), Err(Duration::from_secs(2)));
        assert_eq!(budget.check_at(other, now), Ok(()));
        assert_eq!(budget.check_at(one, now + Duration::from_secs(2)), Ok(()));
    }
}
