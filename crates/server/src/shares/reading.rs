//! Reading long tables: few at once, and for each owner within a share.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{Owner, TimeBudget};

/// How long an address may have long tables read at once, and what part of the time after that: a tenth.
const AT_ONCE: Duration = Duration::from_millis(500);
const SLOWNESS: u32 = 10;
/// No one looks again sooner.
const LEAST_WAIT: Duration = Duration::from_millis(10);

/// Who may read long tables now. Whatever is read holds a [`Place`], of which there are fewer than
/// processors, so that those who want something small never find all of them taken.
#[derive(Clone)]
pub(crate) struct Reading {
    budget: Arc<TimeBudget>,
    places: Arc<Semaphore>,
}

/// The right to read one piece. The time that it is held counts towards the owner's share.
pub(crate) struct Place {
    budget: Arc<TimeBudget>,
    owner: Option<Owner>,
    began: Instant,
    _permit: Option<OwnedSemaphorePermit>,
}

impl Reading {
    pub(crate) fn new() -> Self {
        let processors = available_parallelism().map_or(1, usize::from);
        Self {
            budget: Arc::new(TimeBudget::new(AT_ONCE, SLOWNESS)),
            places: Arc::new(Semaphore::new((processors / 2).max(1))),
        }
    }

    /// Whether an owner may have something read now.
    ///
    /// # Errors
    /// How long to wait until then.
    pub(crate) fn check(&self, owner: Option<Owner>) -> Result<(), Duration> {
        owner.map_or(Ok(()), |owner| self.budget.check(owner))
    }

    /// Waits until an owner may have something read, for what has begun and must come to its end.
    pub(crate) async fn wait(&self, owner: Option<Owner>) {
        while let Err(wait) = self.check(owner) {
            tokio::time::sleep(wait.max(LEAST_WAIT)).await;
        }
    }

    /// Waits for a place. It is held only while a processor works, never while a request waits for the disk or
    /// for another place.
    ///
    /// # Errors
    /// If the owner has used up its share, also while it waited: how long to wait.
    pub(crate) async fn begin(&self, owner: Option<Owner>) -> Result<Place, Duration> {
        self.check(owner)?;
        // It is never closed; without a place the reading would go on all the same.
        let permit = Arc::clone(&self.places).acquire_owned().await.ok();
        // Others of the same owner may have read meanwhile.
        self.check(owner)?;
        let budget = Arc::clone(&self.budget);
        Ok(Place { budget, owner, began: Instant::now(), _permit: permit })
    }

    /// The same for what must come to its end: an owner without a share waits.
    pub(crate) async fn go_on(&self, owner: Option<Owner>) -> Place {
        loop {
            match self.begin(owner).await {
                Ok(place) => return place,
                Err(_) => self.wait(owner).await,
            }
        }
    }

    /// Counts work that was done without a place.
    pub(crate) fn charge(&self, owner: Option<Owner>, used: Duration) {
        if let Some(owner) = owner {
            self.budget.charge(owner, used);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(owner) = self.owner {
            self.budget.charge(owner, self.began.elapsed());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_time_a_place_is_held_counts_for_those_who_wait_too() {
        let reading = Reading { places: Arc::new(Semaphore::new(1)), ..Reading::new() };
        let greedy = Some(Owner { address: 1, account: None });
        let held = reading.begin(greedy).await.expect("nothing was read yet");
        let waits = tokio::spawn({
            let reading = reading.clone();
            async move { reading.begin(greedy).await.map(drop) }
        });
        let other = tokio::spawn({
            let reading = reading.clone();
            async move { reading.begin(Some(Owner::default())).await.map(drop) }
        });
        tokio::task::yield_now().await;
        reading.charge(greedy, 2 * AT_ONCE);
        drop(held);
        assert!(waits.await.expect("no panic").is_err(), "the share was used up meanwhile");
        assert_eq!(other.await.expect("no panic"), Ok(()));
    }
}
