//! Keeping a server's place among others: its lease, and giving up what others have taken.

use tetrarch_protocol::TableId;
use tetrarch_store::{ServerId, StoreError};
use tokio::sync::oneshot;

use super::handle::{Command, Handle};
use super::registry::Registry;
use crate::cluster::{Cluster, Leases, Renewed};

impl Registry {
    /// Says that this server is alive, for ever, whatever else it does.
    pub(crate) async fn keep_lease(&self, cluster: &Cluster) {
        let mut leases = Leases::new(cluster.clone());
        let mut is_well = true;
        loop {
            let renewed = leases.renew().await;
            if let Err(error) = &renewed
                && is_well
            {
                tracing::error!(%error, "lease not renewed: other servers may take tables");
            }
            is_well = renewed.is_ok();
            if let Ok(renewed) = renewed {
                self.note_renewal(cluster, renewed);
            }
            leases.wait().await;
        }
    }

    /// Does what a renewal calls for, without keeping the next one waiting.
    fn note_renewal(&self, cluster: &Cluster, Renewed { gone, was_late }: Renewed) {
        for server in gone {
            tracing::warn!(%server, "server failed");
            let tables = self.clone();
            tokio::spawn(async move { tables.forget_connections_of(&server).await });
        }
        if was_late {
            let (tables, cluster) = (self.clone(), cluster.clone());
            tokio::spawn(async move {
                if let Err(error) = tables.check_kept(&cluster).await {
                    tracing::error!(%error, "table owner lookup failed");
                }
            });
        }
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

    /// Tells all who follow a table that is kept here how far it is: they may have missed what was said last.
    pub(crate) async fn tell_numbers(&self) {
        for (_, handle) in self.all_handles() {
            // A task that has ended tells nobody anything.
            let _ = handle.send(Box::new(Command::TellNumber)).await;
        }
    }

    /// Another task says that it keeps a table: gives the table up if it is kept here, and that is true.
    pub(super) async fn check_keeper(&self, table: &TableId, task: Option<u64>) {
        let Some(cluster) = &self.services().cluster else { return };
        let Some(handle) = self.kept_handle(table) else { return };
        if task == Some(handle.task()) {
            return;
        }
        // All who follow the table are told; it is enough that one of them looks.
        let _looking = handle.looking().await;
        if self.kept_handle(table).is_some_and(|kept| kept.is_same(&handle))
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
        let found = cluster.ownership(table).await?;
        if let Some(found) = found.filter(|found| found.owner.as_ref() != Some(cluster.id())) {
            let (reply, _) = oneshot::channel();
            // A task that has ended keeps nothing.
            let _ = handle.send(Box::new(Command::Lost { epoch: found.epoch, reply })).await;
        }
        Ok(())
    }
}
