//! `Bus` through NATS.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::client::{PublishErrorKind, RequestErrorKind};
use async_nats::{Client, Request as NatsRequest};
use async_trait::async_trait;
use futures_util::StreamExt as _;
use tetrarch_store::{
    AskError, Bus, BusError, Delivery, LocalBus, Request, Requests, ServerId, Subscription, Topic,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::address::{Address, NatsError};
use crate::connection::{Health, connect};
use crate::links::{Links, TOO_LARGE, until_read};
use crate::subjects::{of_server, of_topic};

/// How long a listener waits for NATS to know of it. Then it hears what happens here, and is told when it hears more.
const PATIENCE: Duration = Duration::from_secs(2);
/// News that may wait to be sent. More are lost.
const OUTBOX: usize = 8_192;

/// A bus that connects servers through NATS.
#[derive(Clone)]
pub struct NatsBus {
    client: Client,
    health: Health,
    local: LocalBus,
    links: Links,
    outbox: mpsc::Sender<(Topic, Arc<str>)>,
    /// Whether something was dropped because the outbox was full.
    has_dropped: Arc<AtomicBool>,
}

impl NatsBus {
    /// Connects to the servers at `nats://…`, separated by commas; for ever, if they cannot be reached yet. Keeps this many
    /// messages a topic for slow subscribers.
    ///
    /// # Errors
    /// If that is no address.
    pub async fn connect(url: &str, capacity: usize) -> Result<NatsBus, NatsError> {
        let address = Address::parse(url)?;
        let local = LocalBus::new(capacity);
        let (client, health) = connect(&address, local.clone()).await.ok_or(NatsError)?;
        let (outbox, news) = mpsc::channel(OUTBOX);
        let has_dropped = Arc::<AtomicBool>::default();
        let sending = Sending {
            client: client.clone(),
            health: health.clone(),
            local: local.clone(),
            has_dropped: Arc::clone(&has_dropped),
        };
        tokio::spawn(sending.send_all(news));
        Ok(NatsBus { client, health, local, links: Links::default(), outbox, has_dropped })
    }

    /// Why NATS cannot be reached.
    fn lost(&self) -> Option<BusError> {
        self.health.trouble().map(BusError)
    }
}

/// Sends news to other servers.
struct Sending {
    client: Client,
    health: Health,
    local: LocalBus,
    has_dropped: Arc<AtomicBool>,
}

impl Sending {
    /// Sends them in order. While there is no connection they are lost: when it is back, whoever listens for news of servers learns
    /// that others may have missed something.
    async fn send_all(self, mut news: mpsc::Receiver<(Topic, Arc<str>)>) {
        while let Some((topic, message)) = news.recv().await {
            if self.health.trouble().is_none() {
                self.send(&topic, &message).await;
            }
            // The same if there was no room for something: as soon as there is room again.
            if news.is_empty() && self.has_dropped.swap(false, Ordering::Relaxed) {
                tracing::warn!("more news than can be sent: some reach other servers late");
                self.local.note_missed(&Topic::Servers);
            }
        }
    }

    async fn send(&self, topic: &Topic, message: &str) {
        let subject = of_topic(topic);
        let sent = self.client.publish(subject.clone(), message.as_bytes().to_vec().into()).await;
        match sent.map_err(|error| error.kind()) {
            Ok(()) => {}
            Err(PublishErrorKind::MaxPayloadExceeded) => {
                let _ = self.client.publish(subject, TOO_LARGE.into()).await;
            }
            Err(error) => tracing::warn!(%error, subject, "message not sent to other servers"),
        }
    }
}

#[async_trait]
impl Bus for NatsBus {
    async fn publish(&self, topic: Topic, message: Arc<str>) -> Result<(), BusError> {
        self.local.tell(&topic, Arc::clone(&message));
        // Nobody waits for NATS: what cannot be sent is lost, as news may be.
        if self.outbox.try_send((topic, message)).is_err() {
            self.has_dropped.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    async fn subscribe(&self, topic: Topic) -> Result<Subscription, BusError> {
        let (listening, mut known) =
            self.links.listen(&self.client, &self.local, &self.health, &topic);
        let news = self.local.subscribe(topic).await?;
        if self.health.trouble().is_none() {
            let _ = timeout(PATIENCE, known.wait_for(|known| *known)).await;
        }
        Ok(news
            .map(move |delivery: Delivery| {
                let _held = &listening;
                delivery
            })
            .boxed())
    }

    async fn hear(&self, server: ServerId) -> Result<Requests, BusError> {
        let requests = self.client.subscribe(of_server(&server)).await;
        let requests = requests.map_err(|error| BusError(error.to_string()))?;
        if self.health.trouble().is_none() {
            let _ = timeout(PATIENCE, until_read(&self.client)).await;
        }
        let client = self.client.clone();
        let heard = requests.filter_map(move |message| {
            let request = || {
                let reply = message.reply?;
                let text: Arc<str> = std::str::from_utf8(&message.payload).ok()?.into();
                let (answer, answered) = oneshot::channel::<Arc<str>>();
                let client = client.clone();
                tokio::spawn(async move {
                    let Ok(answer) = answered.await else { return };
                    let payload = answer.as_bytes().to_vec().into();
                    let sent = client.publish(reply.clone(), payload).await;
                    match sent.map_err(|error| error.kind()) {
                        Ok(()) => {}
                        Err(PublishErrorKind::MaxPayloadExceeded) => {
                            let _ = client.publish(reply, TOO_LARGE.into()).await;
                        }
                        Err(error) => tracing::warn!(%error, "answer to another server not sent"),
                    }
                });
                Some(Request { message: text, answer })
            };
            std::future::ready(request())
        });
        Ok(heard.boxed())
    }

    async fn ask(
        &self,
        server: &ServerId,
        message: Arc<str>,
        patience: Duration,
    ) -> Result<Arc<str>, AskError> {
        if let Some(lost) = self.lost() {
            return Err(lost.into());
        }
        let request =
            NatsRequest::new().payload(message.as_bytes().to_vec().into()).timeout(Some(patience));
        let asking = self.client.send_request(of_server(server), request);
        // The client itself may wait for its connection before it looks at the clock.
        let asked = timeout(patience, asking).await;
        match asked
            .map_err(|_| RequestErrorKind::TimedOut)
            .and_then(|asked| asked.map_err(|error| error.kind()))
        {
            Ok(answer) if &*answer.payload == TOO_LARGE => {
                let bytes = self.client.max_payload();
                tracing::error!(bytes, "an answer is larger than NATS allows: raise max_payload");
                Err(BusError("the answer is too large for NATS".to_owned()).into())
            }
            Ok(answer) => match std::str::from_utf8(&answer.payload) {
                Ok(text) => Ok(text.into()),
                Err(_) => Err(AskError::NoAnswer),
            },
            Err(RequestErrorKind::NoResponders) => Err(AskError::Nobody),
            Err(RequestErrorKind::TimedOut) => {
                Err(self.lost().map_or(AskError::NoAnswer, AskError::Bus))
            }
            Err(error) => Err(BusError(error.to_string()).into()),
        }
    }

    fn trouble(&self) -> Option<String> {
        self.health.trouble()
    }
}
