//! Which server keeps a table, and taking one that no living server keeps.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tetrarch_protocol::TableId;
use tetrarch_store::{Change, Conflict, Ownership, ServerId, StoreError};
use tokio::sync::OnceCell;

use super::Cluster;
use crate::refusal::Refusal;
use crate::tables::stored_id;

/// Where a table is kept.
pub(crate) enum Keeper {
    /// Here, taken in this epoch.
    Here(u64),
    /// By another server, which took it in this epoch.
    There(ServerId, u64),
}

/// Which servers without a lease are alive after all, as far as they were asked: each is asked once.
#[derive(Default)]
pub(crate) struct Verdicts(Mutex<HashMap<ServerId, Arc<OnceCell<bool>>>>);

impl Verdicts {
    /// Whether a server whose lease has run out is alive after all: the store may have been slow.
    async fn answers(&self, cluster: &Cluster, server: &ServerId) -> bool {
        let verdict = {
            let mut verdicts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(verdicts.entry(server.clone()).or_default())
        };
        *verdict.get_or_init(async || cluster.ping(server).await.is_ok()).await
    }
}

impl Cluster {
    /// Who keeps a table. One that no living server keeps is taken.
    pub(crate) async fn keeper(&self, table: &TableId) -> Result<Keeper, Refusal> {
        self.keeper_by(table, &Verdicts::default()).await
    }

    /// The same for one of several tables: of servers without a lease, it may be known already whether they are alive.
    pub(crate) async fn keeper_by(
        &self,
        table: &TableId,
        verdicts: &Verdicts,
    ) -> Result<Keeper, Refusal> {
        loop {
            let found = self.store.ownership(&stored_id(table)).await?;
            let found = found.ok_or_else(|| Refusal::NoSuchTable(table.to_string()))?;
            match found.owner {
                Some(owner) if owner == self.id => return Ok(Keeper::Here(found.epoch)),
                Some(owner) if found.is_alive || verdicts.answers(self, &owner).await => {
                    return Ok(Keeper::There(owner, found.epoch));
                }
                _ => {
                    if self.take(table, found.epoch).await? {
                        return Ok(Keeper::Here(found.epoch + 1));
                    }
                }
            }
        }
    }

    /// Who keeps a table as the store has it; none if it is another living server.
    pub(crate) async fn free_or_own(
        &self,
        table: &tetrarch_store::TableId,
    ) -> Result<Option<Ownership>, StoreError> {
        let is_other = |found: &Ownership| {
            found.is_alive && found.owner.as_ref().is_some_and(|owner| *owner != self.id)
        };
        Ok(self.store.ownership(table).await?.filter(|found| !is_other(found)))
    }

    /// Who keeps a table as the store has it.
    pub(crate) async fn ownership(&self, table: &TableId) -> Result<Option<Ownership>, StoreError> {
        self.store.ownership(&stored_id(table)).await
    }

    /// Takes a table that was last taken in this epoch; whether nobody was faster.
    pub(crate) async fn take(&self, table: &TableId, epoch: u64) -> Result<bool, Refusal> {
        let table = stored_id(table);
        match self.store.write(vec![self.taking(&table, epoch)]).await {
            Ok(()) => {
                tracing::debug!(%table, epoch = epoch + 1, "took table");
                Ok(true)
            }
            Err(StoreError::Conflict(Conflict::Epoch { .. })) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// The change by which this server takes a table that was last taken in this epoch.
    pub(crate) fn taking(&self, table: &tetrarch_store::TableId, epoch: u64) -> Change {
        Change::TakeTable { table: table.clone(), epoch: epoch + 1, owner: self.id.clone() }
    }
}
