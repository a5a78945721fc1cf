//! Games under way whose server is gone: they are taken up though nobody asks.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream;
use tetrarch_protocol::TableId;
use tetrarch_store::{self as store, StoreError};

use super::live::stored_id;
use super::registry::{Registry, goes_on_alone};
use crate::cluster::{Cluster, Keeper, Verdicts};
use crate::refusal::Refusal;

/// How often they are looked for.
const PAUSE: Duration = Duration::from_millis(400);
/// How many are looked at in one go.
const PAGE: u32 = 200;
/// How many are taken up at once.
const AT_ONCE: usize = 16;

impl Registry {
    /// Takes up the games of servers that are gone, for ever.
    pub(crate) async fn take_up_orphans(&self, cluster: &Cluster) {
        // Where the last look ended: games that cannot be taken up must not stand in the way of the others.
        let mut last = None;
        loop {
            tokio::time::sleep(PAUSE).await;
            // After a time in which the store could not be reached, the others get the time to renew their leases first.
            if self.services().stopping.is_cancelled() || !cluster.is_steady() {
                continue;
            }
            last = self.take_up_page(cluster, last.as_ref()).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "cannot look for games of servers that are gone");
                None
            });
        }
    }

    /// Takes up the games after one; says after which it goes on.
    async fn take_up_page(
        &self,
        cluster: &Cluster,
        after: Option<&store::TableId>,
    ) -> Result<Option<store::TableId>, StoreError> {
        let orphans = self.services().store.orphans(after, PAGE).await?;
        let last = orphans.last().filter(|_| orphans.len() == PAGE as usize).cloned();
        let tables = orphans.iter().filter_map(|id| id.as_str().parse::<TableId>().ok());
        let (verdicts, taken) = (Verdicts::default(), AtomicUsize::new(0));
        let taking = stream::iter(tables).for_each_concurrent(AT_ONCE, async |table| {
            match self.take_up(cluster, &table, &verdicts).await {
                Ok(true) => drop(taken.fetch_add(1, Ordering::Relaxed)),
                Ok(false) => {}
                Err(error) => tracing::error!(%table, %error, "table cannot be taken up"),
            }
        });
        taking.await;
        let taken = taken.into_inner();
        if taken > 0 {
            tracing::info!(taken, "took up games");
            self.services().metrics.taken_over.inc_by(taken as u64);
        }
        Ok(last)
    }

    /// Takes up a game, unless another server keeps it after all.
    async fn take_up(
        &self,
        cluster: &Cluster,
        table: &TableId,
        verdicts: &Verdicts,
    ) -> Result<bool, Refusal> {
        // What was remembered of its keeper is out of date.
        self.forget_keeper(table);
        let Keeper::Here(epoch) = cluster.keeper_by(table, verdicts).await? else {
            return Ok(false);
        };
        let head = self.services().store.table_head(&stored_id(table)).await?;
        // A game in which nothing happens by itself only changes hands.
        if head.is_some_and(|head| goes_on_alone(&head)) {
            self.fetch(table, Duration::ZERO, Some(epoch)).await?;
        }
        Ok(true)
    }
}
