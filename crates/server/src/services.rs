//! The services that all parts of the server share: store, bus, time, limits.

use std::sync::Arc;

use tetrarch_protocol::TableId;
use tetrarch_store::{AccountId, Bus, Store, Subscription, Topic};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::cluster::{Cluster, Gossip};
use crate::config::Config;
use crate::engine_pool::EnginePool;
use crate::health::Health;
use crate::metrics::Metrics;
use crate::moderation::Blocks;
use crate::pressure::Pressure;
use crate::push::Push;
use crate::refusal::Refusal;
use crate::shares::{Owner, Place, Reading};
use crate::tables::stored_id;
use crate::time::TimeSource;

/// What every part of the server works with.
#[derive(Clone)]
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    /// The other servers; none if this is the only one.
    pub(crate) cluster: Option<Cluster>,
    /// What is told to all of them.
    pub(crate) gossip: Gossip,
    pub(crate) time: Arc<dyn TimeSource>,
    pub(crate) engines: EnginePool,
    pub(crate) health: Health,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) config: Arc<Config>,
    /// Who may not use the server.
    pub(crate) blocks: Blocks,
    /// Tells people what happens at tables that they do not look at.
    pub(crate) push: Push,
    /// How much is taken on at once.
    pub(crate) pressure: Pressure,
    /// Who may have long tables read.
    pub(crate) reading: Reading,
    /// Set when connections should end.
    pub(crate) stopping: CancellationToken,
    /// Set when tables should be put away: after the last request was answered.
    pub(crate) closing: CancellationToken,
    /// Everything that must end before the server has ended.
    pub(crate) tasks: TaskTracker,
}

impl Services {
    /// Whether long tables may be read for an owner now; the server itself always may.
    pub(crate) fn check_reading(&self, owner: Option<Owner>) -> Result<(), Refusal> {
        self.reading.check(owner).map_err(Refusal::TooMuchReading)
    }

    /// A slot for reading something long, charged to the requester.
    pub(crate) async fn begin_reading(&self) -> Result<Place, Refusal> {
        self.reading.begin(Owner::asking()).await.map_err(Refusal::TooMuchReading)
    }

    /// What happens at a table from now on.
    pub(crate) async fn follow(&self, table: &TableId) -> Result<Subscription, Refusal> {
        let topic = Topic::Table(stored_id(table));
        self.bus.subscribe(topic).await.map_err(|error| {
            tracing::error!(%error, "client cannot join table");
            Refusal::Unavailable
        })
    }

    /// Hints to every open connection of an account that its right to act for it may have ended. Whatever
    /// ended it must be known already: connections look for themselves.
    pub(crate) async fn hint_credentials(&self, account: &AccountId) {
        let topic = Topic::Credentials(account.clone());
        if let Err(error) = self.bus.publish(topic, "".into()).await {
            tracing::error!(%error, "sign-out not announced to open connections");
        }
    }

    /// Hints to an account's programs that something has begun or ended at a table. What it is, the
    /// store knows.
    pub(crate) async fn notify_account(&self, account: &AccountId, table: &TableId) {
        let topic = Topic::Account(account.clone());
        if let Err(error) = self.bus.publish(topic, table.as_str().into()).await {
            tracing::warn!(%table, %error, "account not notified");
        }
    }
}
