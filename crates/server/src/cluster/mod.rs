//! Several servers that share a store and a bus.
//!
//! Every table has at most one owner, written in the store with an epoch. All other servers forward to the owner what is asked of
//! the table. When an owner is gone, whoever is asked next takes the table, and a new epoch begins: the store refuses what
//! the last owner would still write. That is all that correctness rests on; leases and questions only say when to take.

mod gossip;
mod keeper;
mod lease;
mod message;

use std::sync::Arc;
use std::time::Duration;

use tetrarch_store::{AskError, Bus, ServerId, Store};

pub(crate) use gossip::Gossip;
pub(crate) use keeper::{Keeper, Verdicts};
use lease::OwnLease;
pub(crate) use lease::{Leases, Renewed};
use message::says_failing;
pub(crate) use message::{Answer, Asked, Envelope, answer_text, read_envelope};

use crate::secrets::draw_server;

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
    lease: OwnLease,
}

/// Why a server did not answer.
pub(crate) enum Unanswered {
    /// It is gone, or can no longer reach the store.
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
        Self { id: draw_server(), store, bus, lease: OwnLease::new() }
    }

    /// Which server this is.
    pub(crate) fn id(&self) -> &ServerId {
        &self.id
    }

    /// Asks a server whether it is alive and can do its work. One that cannot reach the store keeps no table.
    async fn ping(&self, server: &ServerId) -> Result<(), AskError> {
        let answer = self.bus.ask(server, Envelope::ping().into(), PING).await?;
        if says_failing(&answer) { Err(AskError::NoAnswer) } else { Ok(()) }
    }

    /// Asks another server, and waits as long as it is alive.
    pub(crate) async fn ask(&self, server: &ServerId, text: Arc<str>) -> Result<Asked, Unanswered> {
        let asking = self.bus.ask(server, text, PATIENCE);
        let doubting = async {
            loop {
                tokio::time::sleep(DOUBT).await;
                if let Err(error) = self.ping(server).await {
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
