//! Saying that one is alive, and noticing who is not.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use tetrarch_store::{Change, ServerId, StoreError, TableId};

use super::Cluster;

/// For how long a server is believed to be alive without saying so.
const LEASE: Duration = Duration::from_secs(3);
/// How often it says so.
const RENEWAL: Duration = Duration::from_millis(750);
/// How many games of servers that are gone are taken up in one go.
const ORPHANS: u32 = 200;

/// What a server knows of the others' leases.
pub(crate) struct Leases {
    cluster: Cluster,
    living: BTreeSet<ServerId>,
    /// Since when this server has renewed its own lease in time.
    steady: Option<Instant>,
    renewed: Option<Instant>,
    was_late: bool,
}

impl Leases {
    pub(crate) fn new(cluster: Cluster) -> Self {
        Self { cluster, living: BTreeSet::new(), steady: None, renewed: None, was_late: false }
    }

    /// Waits until it is time to renew the lease.
    pub(crate) async fn wait(&self) {
        tokio::time::sleep(RENEWAL).await;
    }

    /// Renews this server's lease. Returns the servers that are gone since the last time.
    pub(crate) async fn renew(&mut self) -> Result<Vec<ServerId>, StoreError> {
        self.cluster.renew_lease(LEASE).await?;
        let now = Instant::now();
        let was_in_time = self.renewed.is_some_and(|last| now.duration_since(last) < LEASE);
        self.was_late = !was_in_time;
        if self.was_late {
            self.steady = Some(now);
        }
        self.renewed = Some(now);
        let living: BTreeSet<_> = self.cluster.store.living_servers().await?.into_iter().collect();
        let gone = self.living.difference(&living).cloned().collect();
        self.living = living;
        Ok(gone)
    }

    /// Whether the last renewal came too late: others may have taken tables.
    pub(crate) fn was_late(&self) -> bool {
        self.was_late
    }

    /// Games under way that no living server keeps. After a time in which the store could not be reached, or at the start, the
    /// others get the time to renew their leases first.
    pub(crate) async fn orphans(&self) -> Result<Vec<TableId>, StoreError> {
        if self.steady.is_none_or(|since| since.elapsed() < LEASE) {
            return Ok(Vec::new());
        }
        self.cluster.store.orphans(ORPHANS).await
    }
}

impl Cluster {
    async fn renew_lease(&self, lease: Duration) -> Result<(), StoreError> {
        let millis = u32::try_from(lease.as_millis()).unwrap_or(u32::MAX);
        self.store.write(vec![Change::RenewLease { server: self.id.clone(), millis }]).await
    }

    /// Says that this server is alive, for the first time.
    pub(crate) async fn say_hello(&self) -> Result<(), StoreError> {
        self.renew_lease(LEASE).await
    }

    /// Says that this server is about to end: others can have its tables.
    pub(crate) async fn say_goodbye(&self) {
        if let Err(error) = self.renew_lease(Duration::ZERO).await {
            tracing::warn!(%error, "tables not handed over: others take them in a few seconds");
        }
    }
}
