//! Saying that one is alive, and noticing who is not.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tetrarch_store::{Change, ServerId, StoreError};
use tokio::sync::{Mutex, watch};
use tokio::time::timeout;

use super::Cluster;

/// For how long a server is believed to be alive without saying so.
const LEASE: Duration = Duration::from_millis(1_500);
/// How often it says so.
const RENEWAL: Duration = Duration::from_millis(400);

/// How this server's own lease stands.
#[derive(Clone)]
pub(super) struct OwnLease(Arc<State>);

struct State {
    begin: Instant,
    /// When the last renewal was asked for, in milliseconds since the beginning, plus 1; 0 if there was none.
    renewed: AtomicU64,
    /// Since when the lease has been renewed in time, in the same way.
    steady: AtomicU64,
    /// How often the lease ended, so that others forgot who is connected here.
    lapses: watch::Sender<u64>,
    /// Held while the lease is written; whether it has been given up for good.
    is_given_up: Mutex<bool>,
}

impl OwnLease {
    pub(super) fn new() -> Self {
        Self::beginning(Instant::now())
    }

    fn beginning(begin: Instant) -> Self {
        let (renewed, steady) = (AtomicU64::new(0), AtomicU64::new(0));
        let lapses = watch::Sender::new(0);
        Self(Arc::new(State { begin, renewed, steady, lapses, is_given_up: Mutex::new(false) }))
    }

    /// How long ago one of the moments was; none if it has never been.
    fn since(&self, moment: &AtomicU64) -> Option<Duration> {
        let moment = moment.load(Ordering::Relaxed).checked_sub(1)?;
        Some(self.0.begin.elapsed().saturating_sub(Duration::from_millis(moment)))
    }

    /// Notes a renewal that was asked for at this moment. Whether the lease had ended before it was stored.
    fn note(&self, asked: Instant) -> bool {
        let asked = asked.duration_since(self.0.begin).as_millis() as u64 + 1;
        // The store may have noted the last one as soon as it was asked for, and this one only now.
        let was_in_time = self.since(&self.0.renewed).is_some_and(|age| age < LEASE);
        self.0.renewed.store(asked, Ordering::Relaxed);
        if !was_in_time {
            self.0.steady.store(asked, Ordering::Relaxed);
            self.0.lapses.send_modify(|lapses| *lapses += 1);
        }
        !was_in_time
    }
}

/// What a server knows of the others' leases.
pub(crate) struct Leases {
    cluster: Cluster,
    living: BTreeSet<ServerId>,
}

/// What came out of a renewal.
pub(crate) struct Renewed {
    /// The servers that are gone since the last time.
    pub(crate) gone: Vec<ServerId>,
    /// Whether it came too late: others may have taken tables.
    pub(crate) was_late: bool,
}

impl Leases {
    pub(crate) fn new(cluster: Cluster) -> Self {
        Self { cluster, living: BTreeSet::new() }
    }

    /// Waits until it is time to renew the lease.
    pub(crate) async fn wait(&self) {
        tokio::time::sleep(RENEWAL).await;
    }

    /// Renews this server's lease.
    pub(crate) async fn renew(&mut self) -> Result<Renewed, StoreError> {
        let was_late = self.cluster.renew_lease(LEASE).await?;
        let living: BTreeSet<_> = self.cluster.store.living_servers().await?.into_iter().collect();
        let gone = self.living.difference(&living).cloned().collect();
        self.living = living;
        Ok(Renewed { gone, was_late })
    }
}

impl Cluster {
    /// Says that this server is alive from now on. Whether its lease had ended.
    async fn renew_lease(&self, lease: Duration) -> Result<bool, StoreError> {
        let is_given_up = self.lease.0.is_given_up.lock().await;
        if *is_given_up {
            return Ok(false);
        }
        let asked = Instant::now();
        // Later than that it is tried again through another connection.
        let written = timeout(LEASE, self.write_lease(lease)).await;
        written.unwrap_or_else(|_| Err(StoreError::Unreachable("it is too slow".to_owned())))?;
        Ok(self.lease.note(asked))
    }

    async fn write_lease(&self, lease: Duration) -> Result<(), StoreError> {
        let millis = u32::try_from(lease.as_millis()).unwrap_or(u32::MAX);
        self.store.write(vec![Change::RenewLease { server: self.id.clone(), millis }]).await
    }

    /// Whether this server has a lease: it can reach the store.
    pub(crate) fn has_lease(&self) -> bool {
        self.lease.since(&self.lease.0.renewed).is_some_and(|age| age < LEASE)
    }

    /// Whether this server has had a lease for long enough for the others to have renewed theirs, if nobody could reach the store.
    pub(crate) fn is_steady(&self) -> bool {
        self.has_lease() && self.lease.since(&self.lease.0.steady).is_some_and(|age| age >= LEASE)
    }

    /// Changes whenever this server's lease had ended: others have forgotten who is connected here.
    pub(crate) fn lapses(&self) -> watch::Receiver<u64> {
        self.lease.0.lapses.subscribe()
    }

    /// Says that this server is alive, for the first time.
    pub(crate) async fn say_hello(&self) -> Result<(), StoreError> {
        self.renew_lease(LEASE).await.map(drop)
    }

    /// Says that this server is about to end: others can have its tables.
    pub(crate) async fn say_goodbye(&self) {
        *self.lease.0.is_given_up.lock().await = true;
        if let Err(error) = self.write_lease(Duration::ZERO).await {
            tracing::warn!(%error, "tables not handed over: others take them in a few seconds");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lease_that_was_not_renewed_in_time_has_lapsed() {
        let begin = Instant::now().checked_sub(2 * LEASE).expect("the machine runs longer");
        let lease = OwnLease::beginning(begin);
        let mut lapses = lease.0.lapses.subscribe();
        assert!(lease.note(begin), "the first comes after none");
        lapses.mark_unchanged();
        assert!(lease.note(Instant::now()), "the last was long ago");
        assert!(lapses.has_changed().expect("open"));
        lapses.mark_unchanged();
        assert!(!lease.note(Instant::now()));
        assert!(!lapses.has_changed().expect("open"));
    }
}
