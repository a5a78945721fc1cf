//! Keeping a server's place among others: its lease, and the games of servers that are gone.

use std::time::{Duration, Instant};

use tetrarch_protocol::TableId;
use tetrarch_store::{ServerId, StoreError};
use tokio::sync::oneshot;

use super::handle::{Command, Handle};
use super::live::stored_id;
use super::registry::{Registry, goes_on_alone};
use crate::cluster::{Cluster, Leases};

/// How long games are taken up before the lease is renewed again.
const LONGEST_ROUND: Duration = Duration::from_millis(500);

impl Registry {
    /// Says that this server is alive, and takes up the games of those that are not, for ever.
    pub(crate) async fn keep_place(&self, cluster: &Cluster) {
        let mut leases = Leases::new(cluster.clone());
        let mut is_well = true;
        loop {
            let done = self.keep_place_once(cluster, &mut leases).await;
            if let Err(error) = &done
                && is_well
            {
                tracing::error!(%error, "lease not renewed: other servers may take tables");
            }
            is_well = done.is_ok();
            leases.wait().await;
        }
    }

    async fn keep_place_once(
        &self,
        cluster: &Cluster,
        leases: &mut Leases,
    ) -> Result<(), StoreError> {
        for server in leases.renew().await? {
            tracing::warn!(%server, "server failed");
            let tables = self.clone();
            // Beside the lease, which must not wait for a table.
            tokio::spawn(async move { tables.forget_connections_of(&server).await });
        }
        if leases.was_late() {
            let (tables, cluster) = (self.clone(), cluster.clone());
            tokio::spawn(async move { drop(tables.check_kept(&cluster).await) });
        }
        if self.services().stopping.is_cancelled() {
            return Ok(());
        }
        let (mut taken, began) = (0, Instant::now());
        for id in leases.orphans().await? {
            // The lease must be renewed in time: the rest comes next time.
            if began.elapsed() > LONGEST_ROUND {
                break;
            }
            let Ok(table) = id.as_str().parse() else { continue };
            let head = self.services().store.table_head(&stored_id(&table)).await?;
            // What was remembered of its keeper is out of date.
            self.forget_keeper(&table);
            // A game in which nothing happens by itself only changes hands.
            let done = match head.is_some_and(|head| goes_on_alone(&head)) {
                true => self.locate_for(&table, Duration::ZERO).await.map(drop),
                false => cluster.keeper(&table).await.map(drop),
            };
            match done {
                Ok(()) => taken += 1,
                Err(error) => tracing::error!(%table, %error, "table not resumed"),
            }
        }
        if taken > 0 {
            tracing::info!(taken, "resumed games");
        }
        Ok(())
    }

    /// Forgets everybody who was connected to a server that is gone.
    async fn forget_connections_of(&self, server: &ServerId) {
        for (_, handle) in self.all_handles() {
            // A task that has ended keeps nobody.
            let _ = handle.send(Box::new(Command::ServerGone { server: server.clone() })).await;
        }
    }

    /// Gives up the tables that other servers have taken while this one could not be reached.
    pub(crate) async fn check_kept(&self, cluster: &Cluster) -> Result<(), StoreError> {
        for (table, handle) in self.all_handles() {
            self.give_up_if_lost(cluster, &table, &handle).await?;
        }
        Ok(())
    }

    /// The same for one table, if it is kept here.
    pub(super) async fn check_keeper(&self, table: &TableId) {
        let Some(cluster) = &self.services().cluster else { return };
        if let Some(handle) = self.kept_handle(table)
            && let Err(error) = self.give_up_if_lost(cluster, table, &handle).await
        {
            tracing::warn!(%table, %error, "table owner lookup failed");
        }
    }

    async fn give_up_if_lost(
        &self,
        cluster: &Cluster,
        table: &TableId,
        handle: &Handle,
    ) -> Result<(), StoreError> {
        let found = self.services().store.ownership(&stored_id(table)).await?;
        if let Some(found) = found.filter(|found| found.owner.as_ref() != Some(cluster.id())) {
            let (reply, _) = oneshot::channel();
            // A task that has ended keeps nothing.
            let _ = handle.send(Box::new(Command::Lost { epoch: found.epoch, reply })).await;
        }
        Ok(())
    }
}
