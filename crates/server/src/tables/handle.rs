//! Sends commands to the task of a table.

use std::any::Any;
use std::sync::Arc;

use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use tetrarch_protocol::{
    Acknowledged, AnalysisProgress, DeviceLink, NewAct, NewMove, SeatKey, Snapshot, TableId,
    TakeSeat, Welcome,
};
use tetrarch_store::{AccountId, Person, SecretHash, ServerId, Subscription};
use tetrarch_table::Millis;
use tetrarch_table::record::Record;
use tokio::sync::{Mutex, MutexGuard, mpsc, oneshot};

use super::forwarding::Elsewhere;
use super::moderating::Moderation;
use super::registry::Registry;
use crate::accounts::Identity;
use crate::cluster::Answer;
use crate::refusal::Refusal;
use crate::secrets::draw_number;
use crate::shares::Owner;

/// How many questions may wait for a table.
const INBOX: usize = 64;

/// Who makes a request to a table, as far as they have shown it. Their role there is decided again
/// every time: a seat may have changed hands.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
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

/// A connection that joins a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Newcomer {
    /// Its number. No two connections of all servers have the same: it may outlive the task that let it in, and leave
    /// the next one.
    pub(super) connection: u64,
    /// The server it is connected to, if there are several.
    pub(super) server: Option<ServerId>,
    pub(super) who: Who,
    /// What an account is called.
    pub(super) name: Option<String>,
}

/// Makes the enum of all commands, and from it the same without a place for the answer, which can be kept and sent to another
/// server.
macro_rules! commands {
    ($($name:ident { $($field:ident: $type:ty),* $(,)? } -> $answer:ty;)*) => {
        /// What can be asked of a table.
        pub(super) enum Command {
            $($name { $($field: $type,)* reply: Reply<$answer> },)*
            /// The game as it stands. Only asked of a table that is kept here.
            Record { reply: Reply<Box<Record>> },
            /// A server is gone, and everybody who was connected to it.
            ServerGone { server: ServerId },
            /// Some may have missed what was told last: they are told how far the table is.
            TellNumber,
        }

        /// What can be asked of a table, as it is sent to the server that keeps it.
        #[derive(Clone, Serialize, Deserialize)]
        #[serde(tag = "command", rename_all = "kebab-case")]
        pub(super) enum Question {
            $($name { $($field: $type),* },)*
        }

        impl Command {
            /// What is asked, if it can be asked of another server.
            pub(super) fn question(&self) -> Option<Question> {
                match self {
                    $(Self::$name { $($field,)* .. } => {
                        Some(Question::$name { $($field: $field.clone()),* })
                    })*
                    Self::Record { .. } | Self::ServerGone { .. } | Self::TellNumber => None,
                }
            }
        }

        impl Question {
            /// Whether a player waits for it: it counts towards what is taken on at once.
            pub(super) fn is_playing(&self) -> bool {
                matches!(self, Self::Play { .. } | Self::Act { .. })
            }

            /// The question with a place for the answer, which must be of the right kind.
            pub(super) fn with<T: 'static>(self, reply: Reply<T>) -> Command {
                let reply: Box<dyn Any> = Box::new(reply);
                match self {
                    $(Self::$name { $($field),* } => {
                        let reply = *reply.downcast().expect("a place for this answer");
                        Command::$name { $($field,)* reply }
                    })*
                }
            }

            /// Asks it of a table that is kept here.
            pub(super) async fn answered(self, tables: &Registry, table: &TableId) -> Answer {
                match self {
                    $(question @ Self::$name { .. } => {
                        match tables.ask_here::<$answer>(table, question).await {
                            Ok(answer) => Answer::of(answer),
                            Err(Elsewhere) => Answer::Elsewhere,
                        }
                    })*
                }
            }
        }
    };
}

commands! {
    Join { newcomer: Newcomer, owner: Option<Owner>, since: Since, with_news: bool } -> Joined;
    Leave { connection: u64 } -> ();
    Lost { epoch: u64 } -> ();
    Play { who: Who, new: NewMove, lag: Millis } -> Acknowledged;
    Act { who: Who, new: NewAct } -> Acknowledged;
    TakeSeat { take: TakeSeat, identity: Option<Identity> } -> SeatKey;
    OpenDeviceLink { who: Who } -> DeviceLink;
    UseDeviceLink { link: SecretHash } -> SeatKey;
    Claim { secret: SecretHash, identity: Identity } -> ();
    Decline { account: AccountId } -> ();
    Forget { account: AccountId } -> ();
    Person { who: Who } -> Person;
    Accused { seat: u8, message: Option<u64> } -> Option<AccountId>;
    NameAt { seat: u8 } -> String;
    Moderate { what: Moderation } -> ();
    Analyse { owner: Owner } -> AnalysisProgress;
    Snapshot { owner: Option<Owner> } -> Box<Snapshot>;
}

/// A connection that has joined a table.
#[derive(Serialize, Deserialize)]
pub(crate) struct Joined {
    /// The table's own number for the connection.
    pub(crate) connection: u64,
    /// Which task let it in: another one knows nothing of it.
    pub(super) task: u64,
    /// The answer to its hello.
    pub(crate) welcome: Welcome,
    /// What it must hear first: events or a snapshot, ready to be sent.
    #[serde(with = "texts")]
    pub(crate) catch_up: Vec<Arc<str>>,
    /// What happens from then on.
    #[serde(skip, default = "nothing")]
    pub(crate) news: Subscription,
}

/// No news.
pub(super) fn nothing() -> Subscription {
    futures_util::stream::empty().boxed()
}

/// Shared texts as plain ones.
mod texts {
    use std::sync::Arc;

    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(texts: &[Arc<str>], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(texts.iter().map(|text| &**text))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Arc<str>>, D::Error> {
        Ok(Vec::<String>::deserialize(from)?.into_iter().map(Arc::from).collect())
    }
}

/// Speaks to the task of a table.
#[derive(Clone)]
pub(super) struct Handle {
    commands: mpsc::Sender<Box<Command>>,
    task: u64,
    looking: Arc<Mutex<()>>,
}

/// Where the commands to a table arrive. They are boxed, because a channel has room for dozens of them
/// ready all the time, and most tables wait.
pub(super) type Inbox = mpsc::Receiver<Box<Command>>;

/// A handle, and where its commands arrive.
pub(super) fn channel() -> (Handle, Inbox) {
    let (commands, inbox) = mpsc::channel(INBOX);
    (Handle { commands, task: draw_number(), looking: Arc::default() }, inbox)
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
        let (reply, _) = oneshot::channel();
        let _ = self.send(Box::new(Command::Leave { connection, reply })).await;
    }

    /// Which task this is: connections that another one let in are not known to it.
    pub(super) fn task(&self) -> u64 {
        self.task
    }

    /// Held while it is looked up whether another server has taken the table.
    pub(super) async fn looking(&self) -> MutexGuard<'_, ()> {
        self.looking.lock().await
    }

    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.commands.same_channel(&other.commands)
    }
}
