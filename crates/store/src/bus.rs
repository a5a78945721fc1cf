//! News between those who follow something, in one server or several.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use futures_util::stream::{self, BoxStream, StreamExt};
use thiserror::Error;
use tokio::sync::broadcast::{self, error::RecvError};

use crate::{AccountId, TableId};

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

/// Carries messages from any publisher to all subscribers of a topic, in the order of each publisher.
/// It promises no more than that: a message is a hint, and the store's journal is the truth.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells all who subscribed.
    async fn publish(&self, topic: Topic, message: Arc<str>) -> Result<(), BusError>;

    /// Listens from now on: what is published after this returns is delivered.
    async fn subscribe(&self, topic: Topic) -> Result<Subscription, BusError>;
}

/// A bus within one process.
#[derive(Clone, Debug)]
pub struct LocalBus {
    channels: Arc<Mutex<HashMap<Topic, broadcast::Sender<Arc<str>>>>>,
    capacity: usize,
}

impl LocalBus {
    /// A bus that keeps this many messages a topic for slow subscribers; at least 1.
    pub fn new(capacity: usize) -> LocalBus {
        LocalBus { channels: Arc::default(), capacity: capacity.max(1) }
    }

    /// The number of topics with subscribers.
    pub fn topics(&self) -> usize {
        self.with_channels(|channels| channels.len())
    }

    fn with_channels<T>(
        &self,
        act: impl FnOnce(&mut HashMap<Topic, broadcast::Sender<Arc<str>>>) -> T,
    ) -> T {
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
        self.with_channels(|channels| {
            if let Some(sender) = channels.get(&topic) {
                // Having no receivers is not an error.
                let _ = sender.send(message);
            }
        });
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
}

/// A subscription that tidies up its topic when the last one goes.
struct Listener {
    receiver: Option<broadcast::Receiver<Arc<str>>>,
    topic: Topic,
    bus: LocalBus,
}

impl Listener {
    async fn next(&mut self) -> Option<Delivery> {
        match self.receiver.as_mut()?.recv().await {
            Ok(message) => Some(Delivery::Message(message)),
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
