//! Tells people what happens at a table that they do not look at (Web Push).

mod delivery;
mod endpoint;
mod sealing;
mod vapid;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::StreamExt as _;
use futures_util::stream;
use sha2::{Digest as _, Sha256};
use tetrarch_game::Name;
use tetrarch_protocol::{NewPushSubscription, PushNews, PushNewsKind, TableId};
use tetrarch_store::{Change, Person, PushSubscription, Store, StoreError};
use tokio::sync::mpsc;

use self::delivery::{Carrier, Letter};
use self::endpoint::Endpoint;
use self::vapid::ServerKey;
use crate::config::Config;
use crate::refusal::{Refusal, Wrong};
use crate::shares::Buckets;
use crate::time::{TimeSource, stored};

/// How much news may wait. What does not fit is not told: the table is still there.
const QUEUE: usize = 256;
/// How many push services are spoken to at once.
const AT_ONCE: usize = 4;
/// How many notifications about one table are sent at once, and how long until the next.
const BURST: u32 = 5;
const PAUSE: Duration = Duration::from_secs(60);
/// A public key and a secret of a browser, in bytes.
const KEY_BYTES: usize = 65;
const SECRET_BYTES: usize = 16;
/// The most that fits into the 32 letters of a topic.
const TOPIC_BYTES: usize = 24;
/// Whom push services can ask about the server; a real address where the operator has given one.
const CONTACT: &str = "https://tetrarch.invalid";

/// Takes subscriptions, and sends messages to them.
#[derive(Clone)]
pub(crate) struct Push(Arc<Office>);

struct Office {
    store: Arc<dyn Store>,
    time: Arc<dyn TimeSource>,
    key: ServerKey,
    contact: String,
    carrier: Carrier,
    allows_loopback: bool,
    recent: Buckets<(Person, TableId)>,
    news: mpsc::Sender<News>,
    /// Notifications that wait for delivery.
    pending: Mutex<Option<mpsc::Receiver<News>>>,
}

/// Whom to tell, and what.
type News = (Person, PushNews);

impl Push {
    /// With the key of the store, which is drawn the first time.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        time: Arc<dyn TimeSource>,
        config: &Config,
    ) -> Self {
        let key = key_of(&*store).await.unwrap_or_else(|error| {
            tracing::error!(%error, "browsers that subscribe now will not be told after a restart");
            ServerKey::draw().0
        });
        let (news, pending) = mpsc::channel(QUEUE);
        let office = Office {
            store,
            time,
            key,
            contact: config.origins.first().cloned().unwrap_or_else(|| CONTACT.to_owned()),
            carrier: Carrier::new(config.push_to_loopback),
            allows_loopback: config.push_to_loopback,
            recent: Buckets::new(BURST, PAUSE),
            news,
            pending: Mutex::new(Some(pending)),
        };
        Self(Arc::new(office))
    }

    /// The key that browsers want to know before they subscribe.
    pub(crate) fn public_key(&self) -> String {
        self.0.key.public()
    }

    /// Subscribes a person's browser.
    pub(crate) async fn subscribe(
        &self,
        person: Person,
        new: &NewPushSubscription,
    ) -> Result<(), Refusal> {
        let endpoint = Endpoint::read(&new.endpoint, self.0.allows_loopback)?;
        let key = bytes("p256dh", &new.keys.p256dh, KEY_BYTES)?;
        let secret = bytes("auth", &new.keys.auth, SECRET_BYTES)?;
        // A key that is no point of the curve is found out now, and not when it is needed.
        let sealed = sealing::seal(b"", &key, &secret);
        sealed.map_err(|_| Refusal::invalid(&Wrong::PushPoint))?;
        let subscription = PushSubscription {
            person,
            endpoint: endpoint.uri.to_string(),
            key,
            secret,
            created: stored(self.0.time.now()),
        };
        Ok(self.0.store.write(vec![Change::Subscribe(subscription)]).await?)
    }

    /// Tells a browser no more.
    pub(crate) async fn unsubscribe(&self, person: Person, endpoint: &str) -> Result<(), Refusal> {
        let endpoint = Endpoint::read(endpoint, self.0.allows_loopback)?.uri.to_string();
        Ok(self.0.store.write(vec![Change::Unsubscribe { person, endpoint }]).await?)
    }

    /// Notifies a person who subscribed, unless they were notified too often.
    pub(crate) fn notify(&self, person: &Person, kind: PushNewsKind, game: &str, table: &TableId) {
        if self.0.recent.take((person.clone(), table.clone())).is_ok() {
            let news = PushNews { kind, table: table.clone(), game: game.to_owned() };
            // If too much waits, the person is not told.
            let _ = self.0.news.try_send((person.clone(), news));
        }
    }

    /// Sends what is to be told, for ever.
    pub(crate) async fn deliver(&self) {
        let pending = self.0.pending.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(pending) = pending else { return };
        let pending = stream::unfold(pending, |mut pending| async move {
            let next = pending.recv().await?;
            Some((next, pending))
        });
        let told = pending.for_each_concurrent(AT_ONCE, |(person, news)| async move {
            if let Err(error) = self.0.tell_all(&person, &news).await {
                tracing::warn!(%error, "somebody was not told");
            }
        });
        told.await;
    }
}

/// The server's key, which is kept when it is drawn.
async fn key_of(store: &dyn Store) -> Result<ServerKey, StoreError> {
    if let Some(key) = store.push_key().await? {
        let damaged = |_| StoreError::Damaged("the key for push messages".to_owned());
        return ServerKey::read(&key).map_err(damaged);
    }
    let (key, kept) = ServerKey::draw();
    store.write(vec![Change::SetPushKey(kept)]).await?;
    Ok(key)
}

/// The bytes of a key in URL-safe base64, which some browsers fill up with `=`.
fn bytes(name: &str, text: &str, length: usize) -> Result<Vec<u8>, Refusal> {
    let read = URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    read.filter(|bytes| bytes.len() == length)
        .ok_or_else(|| Refusal::invalid(&Wrong::PushKey { name: Name::of(&name), length }))
}

impl Office {
    async fn tell_all(&self, person: &Person, news: &PushNews) -> Result<(), StoreError> {
        let text = serde_json::to_vec(news).expect("news is plain data");
        for subscription in self.store.push_subscriptions(person).await? {
            let endpoint = subscription.endpoint.clone();
            let Some(letter) = self.letter(subscription, news, &text) else { continue };
            match self.carrier.carry(&letter).await {
                Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
                    self.store.write(vec![Change::ForgetEndpoint(endpoint)]).await?;
                }
                Ok(status) => tracing::debug!(%status, "a push service has answered"),
                Err(error) => tracing::debug!(%error, "a push service was not reached"),
            }
        }
        Ok(())
    }

    fn letter(
        &self,
        subscription: PushSubscription,
        news: &PushNews,
        text: &[u8],
    ) -> Option<Letter> {
        let endpoint = Endpoint::read(&subscription.endpoint, self.allows_loopback).ok()?;
        let now = self.time.now().0 / 1_000;
        Some(Letter {
            authorization: self.key.authorization(&endpoint.origin(), &self.contact, now).ok()?,
            topic: topic(&news.table),
            sealed: sealing::seal(text, &subscription.key, &subscription.secret).ok()?,
            endpoint,
        })
    }
}

/// What a later message replaces an earlier one by. The push service must not learn the table's name, which
/// is all that it takes to watch there.
fn topic(table: &TableId) -> String {
    let hash = Sha256::digest(table.as_str());
    URL_SAFE_NO_PAD.encode(&hash[..TOPIC_BYTES])
}
