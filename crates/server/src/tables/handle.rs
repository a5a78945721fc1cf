//! How others speak to the task of a table.

use std::sync::Arc;

use tetrarch_catalog::Seat;
use tetrarch_protocol::{
    Acknowledged, AnalysisProgress, Hello, NewAct, NewMove, SeatKey, Snapshot, TakeSeat, Welcome,
};
use tetrarch_store::{AccountId, SecretHash, Subscription};
use tetrarch_table::Millis;
use tetrarch_table::record::Record;
use tokio::sync::{mpsc, oneshot};

use super::moderating::Moderation;
use crate::accounts::Identity;
use crate::refusal::Refusal;
use crate::shares::Owner;

/// How many questions may wait for a table.
const INBOX: usize = 64;

/// Who wants something of a table.
#[derive(Clone, Debug)]
pub(crate) enum Who {
    /// A connection whose seat is known.
    Seat(Seat),
    /// Whoever has this secret.
    Secret(SecretHash),
    /// An account, on the seat that is its own.
    Account(AccountId),
}

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What can be asked of a table.
pub(super) enum Command {
    Join { hello: Hello, identity: Option<Identity>, reply: Reply<Joined> },
    Leave { connection: u64 },
    Play { who: Who, new: NewMove, lag: Millis, reply: Reply<Acknowledged> },
    Act { who: Who, new: NewAct, reply: Reply<Acknowledged> },
    TakeSeat { take: TakeSeat, identity: Option<Identity>, reply: Reply<SeatKey> },
    Claim { secret: SecretHash, identity: Identity, reply: Reply<()> },
    Decline { account: AccountId, reply: Reply<()> },
    Forget { account: AccountId, reply: Reply<()> },
    Accused { seat: u8, message: Option<u64>, reply: Reply<Option<AccountId>> },
    NameAt { seat: u8, reply: Reply<String> },
    Moderate { what: Moderation, reply: Reply<()> },
    Analyse { owner: Owner, reply: Reply<AnalysisProgress> },
    Snapshot { reply: Reply<Box<Snapshot>> },
    Record { reply: Reply<Box<Record>> },
}

/// A connection that has joined a table.
pub(crate) struct Joined {
    /// The table's own number for the connection.
    pub(crate) connection: u64,
    /// For whom it plays, if it does.
    pub(crate) who: Option<Who>,
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
        // A table that is gone misses nobody.
        let _ = self.send(Box::new(Command::Leave { connection })).await;
    }

    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.commands.same_channel(&other.commands)
    }
}
