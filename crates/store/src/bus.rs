//! Publish and subscribe, and requests with replies, within one server or between several.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use futures_util::stream::{self, BoxStream, StreamExt};
use thiserror::Error;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::{mpsc, oneshot};

use crate::{AccountId, ServerId, TableId};

/// Requests that may wait for a server before those who ask have to.
const REQUESTS: usize = 1_024;

/// What news is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// What happens at a table.
    Table(TableId),
    /// What changes in the list of tables.
    Lobby,
    /// What concerns an account: a challenge, a game that starts.
    Account(AccountId),
    /// Sessions and tokens of an account that end: who acts by one asks the store whether it is still good.
    Credentials(AccountId),
    /// What every server must know: who uses how much, who is blocked.
    Servers,
    /// That there are new jobs for workers, or new results.
    Jobs,
}

/// What a subscriber gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// A message.
    Message(Arc<str>),
    /// This number of messages was missed; read the store to know what happened.
    Missed(u64),
}

/// Messages of a topic from the moment of subscribing. Ends when the bus does.
pub type Subscription = BoxStream<'static, Delivery>;

/// Why a message could not be sent.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the message bus cannot be reached: {0}")]
pub struct BusError(pub String);

/// A question of one server to another.
#[derive(Debug)]
pub struct Request {
    /// What is asked.
    pub message: Arc<str>,
    /// Where the answer goes. Without one, whoever asked waits as long as they have patience.
    pub answer: oneshot::Sender<Arc<str>>,
}

/// The questions to a server. It can be asked as long as they are listened to.
pub type Requests = BoxStream<'static, Request>;

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AskError {
    /// There is no such server, or it is gone: the question was not heard.
    #[error("there is no such server")]
    Nobody,
    /// No answer came in time. The question may have been heard.
    #[error("the server does not answer")]
    NoAnswer,
    /// The bus itself fails; nothing is known of the server.
    #[error(transparent)]
    Bus(#[from] BusError),
}

/// Carries messages from any publisher to all subscribers of a topic, in the order of each publisher.
/// It promises no more than that: a message is a hint, and the store's journal is the truth.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells all who subscribed.
    async fn publish(&self, topic: Topic, message: Arc<str>) -> Result<(), BusError>;

    /// Listens from now on: what is published after this returns is delivered. What another server published just
    /// before may arrive as well.
    async fn subscribe(&self, topic: Topic) -> Result<Subscription, BusError>;

    /// Hears what is asked of a server from now on.
    async fn hear(&self, server: ServerId) -> Result<Requests, BusError>;

    /// Asks a server, and waits for its answer no longer than this.
    async fn ask(
        &self,
        server: &ServerId,
        message: Arc<str>,
        patience: Duration,
    ) -> Result<Arc<str>, AskError>;

    /// Why other servers cannot be reached at the moment; nothing if they can.
    fn trouble(&self) -> Option<String> {
        None
    }
}

type Channels = HashMap<Topic, broadcast::Sender<Delivery>>;

/// A bus within one process.
#[derive(Clone, Debug)]
pub struct LocalBus {
    channels: Arc<Mutex<Channels>>,
    servers: Arc<Mutex<HashMap<ServerId, mpsc::Sender<Request>>>>,
    capacity: usize,
}

impl LocalBus {
    /// A bus that keeps this many messages a topic for slow subscribers; at least 1.
    pub fn new(capacity: usize) -> LocalBus {
        LocalBus { channels: Arc::default(), servers: Arc::default(), capacity: capacity.max(1) }
    }

    /// Tells all who subscribed to a topic, without waiting for anything.
    pub fn tell(&self, topic: &Topic, message: Arc<str>) {
        self.deliver(topic, Delivery::Message(message));
    }

    /// Says to all who subscribed to a topic that they may have missed something.
    pub fn note_missed(&self, topic: &Topic) {
        self.deliver(topic, Delivery::Missed(1));
    }

    /// The same of all topics.
    pub fn note_all_missed(&self) {
        self.with_channels(|channels| {
            for sender in channels.values() {
                let _ = sender.send(Delivery::Missed(1));
            }
        });
    }

    fn deliver(&self, topic: &Topic, delivery: Delivery) {
        self.with_channels(|channels| {
            if let Some(sender) = channels.get(topic) {
                // Having no receivers is not an error.
                let _ = sender.send(delivery);
            }
        });
    }

    /// The number of topics with subscribers.
    pub fn topics(&self) -> usize {
        self.with_channels(|channels| channels.len())
    }

    fn with_channels<T>(&self, act: impl FnOnce(&mut Channels) -> T) -> T {
        // A map of senders is whole after every step, so a panic elsewhere does not spoil it.
        act(&mut self.channels.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn drop_if_unheard(&self, topic: &Topic) {
        self.with_channels(|channels| {
            if channels.get(topic).is_some_and(|sender| sender.receiver_count() == 0) {
                channels.remove(topic);
            }
        });
    }
}

#[async_trait]
impl Bus for LocalBus {
    async fn publish(&self, topic: Topic, message: Arc<str>) -> Result<(), BusError> {
        self.tell(&topic, message);
        Ok(())
    }

    async fn subscribe(&self, topic: Topic) -> Result<Subscription, BusError> {
        let receiver = self.with_channels(|channels| {
            channels
                .entry(topic.clone())
                .or_insert_with(|| broadcast::channel(self.capacity).0)
                .subscribe()
        });
        let listener = Listener { receiver: Some(receiver), topic, bus: self.clone() };
        Ok(stream::unfold(listener, |mut listener| async move {
            let delivery = listener.next().await?;
            Some((delivery, listener))
        })
        .boxed())
    }

    async fn hear(&self, server: ServerId) -> Result<Requests, BusError> {
        let (sender, receiver) = mpsc::channel(REQUESTS);
        self.servers.lock().unwrap_or_else(PoisonError::into_inner).insert(server, sender);
        Ok(stream::unfold(receiver, |mut receiver| async move {
            Some((receiver.recv().await?, receiver))
        })
        .boxed())
    }

    async fn ask(
        &self,
        server: &ServerId,
        message: Arc<str>,
        patience: Duration,
    ) -> Result<Arc<str>, AskError> {
        let known =
            self.servers.lock().unwrap_or_else(PoisonError::into_inner).get(server).cloned();
        let requests = known.ok_or(AskError::Nobody)?;
        let (answer, answered) = oneshot::channel();
        let asking = async {
            requests.send(Request { message, answer }).await.map_err(|_| AskError::Nobody)?;
            match answered.await {
                Ok(answer) => Ok(answer),
                // As with every other bus: nothing says that no answer will come.
                Err(_) => std::future::pending().await,
            }
        };
        tokio::time::timeout(patience, asking).await.unwrap_or(Err(AskError::NoAnswer))
    }
}

/// A subscription that tidies up its topic when the last one goes.
struct Listener {
    receiver: Option<broadcast::Receiver<Delivery>>,
    topic: Topic,
    bus: LocalBus,
}

impl Listener {
    async fn next(&mut self) -> Option<Delivery> {
        match self.receiver.as_mut()?.recv().await {
            Ok(delivery) => Some(delivery),
            Err(RecvError::Lagged(missed)) => Some(Delivery::Missed(missed)),
            Err(RecvError::Closed) => None,
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.receiver = None;
        self.bus.drop_if_unheard(&self.topic);
    }
}
