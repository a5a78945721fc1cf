//! How others speak to the task of a table.

use std::sync::Arc;

use tetrarch_protocol::{
    Acknowledged, AnalysisProgress, DeviceLink, NewAct, NewMove, SeatKey, Snapshot, TakeSeat,
    Welcome,
};
use tetrarch_store::{AccountId, Person, SecretHash, Subscription};
use tetrarch_table::Millis;
use tetrarch_table::record::Record;
use tokio::sync::{mpsc, oneshot};

use super::moderating::Moderation;
use crate::accounts::Identity;
use crate::refusal::Refusal;
use crate::shares::Owner;

/// How many questions may wait for a table.
const INBOX: usize = 64;

/// Who makes a request to a table, as far as they have shown it. Their role there is decided again
/// every time: a seat may have changed hands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Who {
    /// The account that is signed in. Its own seat comes before any secret.
    pub(crate) account: Option<AccountId>,
    /// The secret of a seat, or of an invitation.
    pub(crate) secret: Option<SecretHash>,
}

impl Who {
    /// An account.
    pub(crate) fn account(account: AccountId) -> Self {
        Self { account: Some(account), secret: None }
    }
}

/// What a client that joins a table has received before.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Since {
    /// Nothing: the whole table is wanted.
    Never,
    /// Everything up to the event with this number.
    Event(u64),
    /// Nothing of what was is wanted.
    Now,
}

impl From<Option<u64>> for Since {
    fn from(last: Option<u64>) -> Self {
        last.map_or(Self::Never, Self::Event)
    }
}

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What can be asked of a table.
pub(super) enum Command {
    Join {
        who: Who,
        name: Option<String>,
        owner: Option<Owner>,
        since: Since,
        reply: Reply<Joined>,
    },
    Leave {
        connection: u64,
    },
    Play {
        who: Who,
        new: NewMove,
        lag: Millis,
        reply: Reply<Acknowledged>,
    },
    Act {
        who: Who,
        new: NewAct,
        reply: Reply<Acknowledged>,
    },
    TakeSeat {
        take: TakeSeat,
        identity: Option<Identity>,
        reply: Reply<SeatKey>,
    },
    OpenDeviceLink {
        who: Who,
        reply: Reply<DeviceLink>,
    },
    UseDeviceLink {
        link: SecretHash,
        reply: Reply<SeatKey>,
    },
    Claim {
        secret: SecretHash,
        identity: Identity,
        reply: Reply<()>,
    },
    Decline {
        account: AccountId,
        reply: Reply<()>,
    },
    Forget {
        account: AccountId,
        reply: Reply<()>,
    },
    Person {
        who: Who,
        reply: Reply<Person>,
    },
    Accused {
        seat: u8,
        message: Option<u64>,
        reply: Reply<Option<AccountId>>,
    },
    NameAt {
        seat: u8,
        reply: Reply<String>,
    },
    Moderate {
        what: Moderation,
        reply: Reply<()>,
    },
    Analyse {
        owner: Owner,
        reply: Reply<AnalysisProgress>,
    },
    Snapshot {
        owner: Option<Owner>,
        reply: Reply<Box<Snapshot>>,
    },
    Record {
        reply: Reply<Box<Record>>,
    },
}

/// A connection that has joined a table.
pub(crate) struct Joined {
    /// The table's own number for the connection.
    pub(crate) connection: u64,
    /// The answer to its hello.
    pub(crate) welcome: Welcome,
    /// What it must hear first: events or a snapshot, ready to be sent.
    pub(crate) catch_up: Vec<Arc<str>>,
    /// What happens from then on.
    pub(crate) news: Subscription,
}

/// Speaks to the task of a table.
#[derive(Clone)]
pub(super) struct Handle {
    commands: mpsc::Sender<Box<Command>>,
}

/// Where the commands to a table arrive. They are boxed, because a channel has room for dozens of them
/// ready all the time, and most tables wait.
pub(super) type Inbox = mpsc::Receiver<Box<Command>>;

/// A handle, and where its commands arrive.
pub(super) fn channel() -> (Handle, Inbox) {
    let (commands, inbox) = mpsc::channel(INBOX);
    (Handle { commands }, inbox)
}

impl Handle {
    /// Gives it a command.
    ///
    /// # Errors
    /// Gives the command back if the task has ended; the table must be fetched from the store again.
    pub(super) async fn send(&self, command: Box<Command>) -> Result<(), Box<Command>> {
        self.commands.send(command).await.map_err(|returned| returned.0)
    }

    /// Says that a connection is gone.
    pub(super) async fn leave(&self, connection: u64) {
        // The table may be gone.
        let _ = self.send(Box::new(Command::Leave { connection })).await;
    }

    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.commands.same_channel(&other.commands)
    }
}
