//! How many of something each address has at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::refusal::Refusal;

/// How many of something each address has, and how many it may have.
#[derive(Clone)]
pub(crate) struct Counter(Arc<Inner>);

struct Inner {
    most: Option<u32>,
    counts: Mutex<HashMap<IpAddr, u32>>,
}

/// One that counts until it is dropped.
pub(crate) struct Counted {
    counter: Counter,
    address: IpAddr,
}

impl Counter {
    /// None yet; no limit if there is no most.
    pub(crate) fn new(most: Option<u32>) -> Self {
        Self(Arc::new(Inner { most, counts: Mutex::default() }))
    }

    /// Counts one more, unless there are as many as there may be.
    pub(crate) fn count(&self, address: IpAddr) -> Result<Counted, Refusal> {
        let mut counts = self.lock();
        let count = counts.entry(address).or_default();
        if self.0.most.is_some_and(|most| *count >= most) {
            return Err(Refusal::TooManyConnections);
        }
        *count += 1;
        drop(counts);
        Ok(Counted { counter: self.clone(), address })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        // A map of numbers is whole after every step, so a panic elsewhere does not spoil it.
        self.0.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.counter.lock();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_have_so_many_at_once() {
        let counter = Counter::new(Some(2));
        let one = IpAddr::from([192, 0, 2, 1]);
        let first = counter.count(one).expect("one is allowed");
        let _second = counter.count(one).expect("two are allowed");
        assert!(counter.count(one).is_err());
        assert!(counter.count(IpAddr::from([192, 0, 2, 2])).is_ok());
        drop(first);
        assert!(counter.count(one).is_ok());
    }
}
