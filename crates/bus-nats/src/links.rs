//! The subjects that this server listens to: each once, as long as someone here wants to hear it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_nats::Client;
use futures_util::StreamExt as _;
use tetrarch_store::{LocalBus, Topic};
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::connection::Health;
use crate::subjects::{NOBODY, of_topic};

/// Stands for a message that is too large for NATS.
pub(crate) const TOO_LARGE: &[u8] = b"\0";

/// What brings the news of a subject.
#[derive(Debug)]
struct Link {
    listeners: usize,
    task: AbortHandle,
    /// Whether NATS knows that this server listens.
    known: watch::Receiver<bool>,
}

/// The subjects that this server listens to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links(Arc<Mutex<HashMap<Topic, Link>>>);

/// Someone who listens. When the last one goes, so does the link.
pub(crate) struct Listening {
    links: Links,
    topic: Topic,
}

impl Links {
    /// Begins to listen. The receiver says when NATS knows it.
    pub(crate) fn listen(
        &self,
        client: &Client,
        local: &LocalBus,
        health: &Health,
        topic: &Topic,
    ) -> (Listening, watch::Receiver<bool>) {
        let mut links = self.lock();
        let link = links.entry(topic.clone()).or_insert_with(|| {
            let (now_known, known) = watch::channel(false);
            let bringing =
                bring(client.clone(), local.clone(), health.clone(), topic.clone(), now_known);
            Link { listeners: 0, task: tokio::spawn(bringing).abort_handle(), known }
        });
        link.listeners += 1;
        let known = link.known.clone();
        (Listening { links: self.clone(), topic: topic.clone() }, known)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Topic, Link>> {
        // The map is whole after every step, so a panic elsewhere does not spoil it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut links = self.links.lock();
        let Some(link) = links.get_mut(&self.topic) else { return };
        link.listeners -= 1;
        if link.listeners == 0 {
            link.task.abort();
            links.remove(&self.topic);
        }
    }
}

/// Brings what other servers publish, for ever.
async fn bring(
    client: Client,
    local: LocalBus,
    health: Health,
    topic: Topic,
    known: watch::Sender<bool>,
) {
    let was_connected = health.trouble().is_none();
    // It fails only if the client has ended, which it does not while there is a bus.
    let Ok(mut news) = client.subscribe(of_topic(&topic)).await else { return };
    until_read(&client).await;
    known.send_replace(true);
    if !was_connected {
        local.note_missed(&topic);
    }
    while let Some(message) = news.next().await {
        if &*message.payload == TOO_LARGE {
            local.note_missed(&topic);
        } else if let Ok(text) = std::str::from_utf8(&message.payload) {
            local.tell(&topic, text.into());
        }
    }
}

/// Waits until NATS has read everything that was sent to it.
pub(crate) async fn until_read(client: &Client) {
    // Whatever the answer is, there is one.
    let _ = client.request(NOBODY, "".into()).await;
}
