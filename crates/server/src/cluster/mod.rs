//! Several servers that share a store and a bus.
//!
//! Every table has at most one owner, written in the store with an epoch. All other servers forward to the owner what is asked of
//! the table. When an owner is gone, whoever is asked next takes the table, and a new epoch begins: the store refuses what
//! the last owner would still write. That is all that correctness rests on; leases and questions only say when to take.

mod gossip;
mod lease;
mod message;

use std::sync::Arc;
use std::time::Duration;

use tetrarch_protocol::TableId;
use tetrarch_store::{AskError, Bus, Change, Conflict, ServerId, Store, StoreError};

pub(crate) use gossip::Gossip;
pub(crate) use lease::Leases;
pub(crate) use message::{Answer, Asked, Envelope, answer_text, read_envelope};

use crate::refusal::Refusal;
use crate::secrets::draw_server;
use crate::tables::stored_id;

/// After what time without an answer a server is asked whether it is alive.
const DOUBT: Duration = Duration::from_millis(600);
/// How long it may take to say so.
const PING: Duration = Duration::from_millis(600);
/// How long a server that is alive may take for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// This server among others.
#[derive(Clone)]
pub(crate) struct Cluster {
    id: ServerId,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
}

/// Where a table is kept.
pub(crate) enum Keeper {
    /// Here, taken in this epoch.
    Here(u64),
    /// By another server, which took it in this epoch.
    There(ServerId, u64),
}

/// Why a server did not answer.
pub(crate) enum Unanswered {
    /// It is gone.
    Gone,
    /// It does not keep the table, or not yet.
    Elsewhere,
    /// It is about to stop, and has let go of the table.
    Released,
    /// It cannot be reached, but may be alive.
    Unreachable,
}

impl Cluster {
    pub(crate) fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Self {
        Self { id: draw_server(), store, bus }
    }

    /// Which server this is.
    pub(crate) fn id(&self) -> &ServerId {
        &self.id
    }

    /// Who keeps a table. One that no living server keeps is taken.
    pub(crate) async fn keeper(&self, table: &TableId) -> Result<Keeper, Refusal> {
        loop {
            let found = self.store.ownership(&stored_id(table)).await?;
            let found = found.ok_or_else(|| Refusal::NoSuchTable(table.to_string()))?;
            match found.owner {
                Some(owner) if owner == self.id => return Ok(Keeper::Here(found.epoch)),
                Some(owner) if found.is_alive || self.answers(&owner).await => {
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

    /// Whether a server whose lease has run out is alive after all: the store may have been slow.
    async fn answers(&self, server: &ServerId) -> bool {
        self.bus.ask(server, Envelope::ping().into(), PING).await.is_ok()
    }

    /// The other living server that keeps a table, if one does.
    pub(crate) async fn other_keeper(
        &self,
        table: &tetrarch_store::TableId,
    ) -> Result<Option<ServerId>, StoreError> {
        let found = self.store.ownership(table).await?.filter(|found| found.is_alive);
        Ok(found.and_then(|found| found.owner).filter(|owner| *owner != self.id))
    }

    /// Takes a table that was last taken in this epoch; whether nobody was faster.
    pub(crate) async fn take(&self, table: &TableId, epoch: u64) -> Result<bool, Refusal> {
        let (table, owner) = (stored_id(table), self.id.clone());
        let taking = Change::TakeTable { table: table.clone(), epoch: epoch + 1, owner };
        match self.store.write(vec![taking]).await {
            Ok(()) => {
                tracing::debug!(%table, epoch = epoch + 1, "took table");
                Ok(true)
            }
            Err(StoreError::Conflict(Conflict::Epoch { .. })) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Asks another server, and waits as long as it is alive.
    pub(crate) async fn ask(&self, server: &ServerId, text: Arc<str>) -> Result<Asked, Unanswered> {
        let asking = self.bus.ask(server, text, PATIENCE);
        let doubting = async {
            loop {
                tokio::time::sleep(DOUBT).await;
                if let Err(error) = self.bus.ask(server, Envelope::ping().into(), PING).await {
                    return error;
                }
            }
        };
        let answered = tokio::select! {
            answered = asking => answered,
            error = doubting => match error {
                AskError::Nobody | AskError::NoAnswer => return Err(Unanswered::Gone),
                AskError::Bus(_) => return Err(Unanswered::Unreachable),
            },
        };
        match answered {
            Ok(text) => Asked::read(&text),
            Err(AskError::Nobody) => Err(Unanswered::Gone),
            // It said all the time that it is alive.
            Err(AskError::NoAnswer | AskError::Bus(_)) => Err(Unanswered::Unreachable),
        }
    }
}
