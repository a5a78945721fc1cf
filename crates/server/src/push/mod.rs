//! Push notifications about tables that a person is not looking at (Web Push).

mod delivery;
mod endpoint;
mod outbox;
mod sealing;
mod vapid;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::stream::{FuturesUnordered, StreamExt as _};
use sha2::{Digest as _, Sha256};
use tetrarch_game::Name;
use tetrarch_protocol::{NewPushSubscription, PushNews, PushNewsKind, TableId};
use tetrarch_store::{
    AccountId, Change, Damage, Person, PushSubscription, SecretHash, Store, StoreError,
};
use tokio::sync::mpsc;

use self::delivery::{PushClient, PushMessage};
use self::endpoint::Endpoint;
use self::outbox::Outbox;
use self::vapid::ServerKey;
use crate::config::Config;
use crate::refusal::{Refusal, Wrong};
use crate::shares::Buckets;
use crate::time::{TimeSource, stored};

/// How much news may wait. What does not fit is not told: the table is still there.
const QUEUE: usize = 256;
/// How many notifications about the same thing at one table are sent at once, and how long until the next.
const BURST: u32 = 5;
const PAUSE: Duration = Duration::from_secs(60);
/// A public key and a secret of a browser, in bytes.
const KEY_BYTES: usize = 65;
const SECRET_BYTES: usize = 16;
/// The most that fits into the 32 characters of a topic.
const TOPIC_BYTES: usize = 24;
/// Whom push services can ask about the server; a real address where the operator has given one.
const CONTACT: &str = "https://tetrarch.invalid";

/// Takes subscriptions, and sends messages to them.
#[derive(Clone)]
pub(crate) struct Push(Arc<PushSender>);

struct PushSender {
    store: Arc<dyn Store>,
    time: Arc<dyn TimeSource>,
    key: ServerKey,
    contact: String,
    client: PushClient,
    allows_loopback: bool,
    recent: Buckets<(Person, TableId, Occasion)>,
    news: mpsc::Sender<News>,
    /// Notifications that wait for delivery.
    pending: Mutex<Option<mpsc::Receiver<News>>>,
}

/// What happened, and by whose doing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Occasion {
    pub(crate) kind: PushNewsKind,
    /// The account that has said something or asks for a game: who has muted it is not told.
    pub(crate) by: Option<AccountId>,
}

/// Whom to tell, and what.
struct News {
    person: Person,
    by: Option<AccountId>,
    told: PushNews,
}

impl Push {
    /// With the key of the store, which is drawn the first time.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        time: Arc<dyn TimeSource>,
        config: &Config,
    ) -> Self {
        let key = key_of(&*store).await.unwrap_or_else(|error| {
            tracing::error!(%error, "push key not stored: browsers that subscribe now get no notifications after a restart");
            ServerKey::draw().0
        });
        let (news, pending) = mpsc::channel(QUEUE);
        let sender = PushSender {
            store,
            time,
            key,
            contact: config.origins.first().cloned().unwrap_or_else(|| CONTACT.to_owned()),
            client: PushClient::new(config.push_to_loopback),
            allows_loopback: config.push_to_loopback,
            recent: Buckets::new(BURST, PAUSE),
            news,
            pending: Mutex::new(Some(pending)),
        };
        Self(Arc::new(sender))
    }

    /// The key that browsers want to know before they subscribe.
    pub(crate) fn public_key(&self) -> String {
        self.0.key.public()
    }

    /// Subscribes a person's browser; that of an account, as long as its session lasts.
    pub(crate) async fn subscribe(
        &self,
        person: Person,
        session: Option<SecretHash>,
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
            session,
            endpoint: endpoint.uri.to_string(),
            key,
            secret,
            created: stored(self.0.time.now()),
        };
        let written = self.0.store.write(vec![Change::Subscribe(subscription)]).await;
        written.map_err(|error| match error {
            // The browser was signed out meanwhile.
            StoreError::NoSuchSession => Refusal::NeedsAccount,
            error => error.into(),
        })
    }

    /// Tells a browser no more.
    pub(crate) async fn unsubscribe(&self, person: Person, endpoint: &str) -> Result<(), Refusal> {
        let endpoint = Endpoint::read(endpoint, self.0.allows_loopback)?.uri.to_string();
        Ok(self.0.store.write(vec![Change::Unsubscribe { person, endpoint }]).await?)
    }

    /// Notifies a person who subscribed, unless they were notified too often.
    pub(crate) fn notify(&self, person: &Person, what: Occasion, game: &str, table: &TableId) {
        let Occasion { kind, ref by } = what;
        let (by, key) = (by.clone(), (person.clone(), table.clone(), what));
        if self.0.recent.take(key).is_ok() {
            let told = PushNews { kind, table: table.clone(), game: game.to_owned() };
            // If too much waits, the person is not told.
            let _ = self.0.news.try_send(News { person: person.clone(), by, told });
        }
    }

    /// Sends what is to be told, forever.
    pub(crate) async fn deliver(&self) {
        let pending = self.0.pending.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut pending) = pending else { return };
        let (mut outbox, mut under_way) = (Outbox::new(), FuturesUnordered::new());
        loop {
            while let Some((service, message)) = outbox.next() {
                under_way.push(async move { (service, self.0.send(message).await) });
            }
            tokio::select! {
                news = pending.recv() => match news {
                    Some(news) => self.0.write(&news, &mut outbox).await,
                    None => return,
                },
                Some((service, is_reached)) = under_way.next() => {
                    outbox.note(service, is_reached, Instant::now());
                }
            }
        }
    }
}

/// The server's key, which is kept when it is drawn. Servers that share a store share it.
async fn key_of(store: &dyn Store) -> Result<ServerKey, StoreError> {
    let damaged = |_| StoreError::Damaged(Damage::Reported("the key for push messages".to_owned()));
    if let Some(key) = store.push_key().await? {
        return ServerKey::read(&key).map_err(damaged);
    }
    let (key, kept) = ServerKey::draw();
    store.write(vec![Change::SetPushKey(kept)]).await?;
    // Another server may have been faster.
    match store.push_key().await? {
        Some(kept) => ServerKey::read(&kept).map_err(damaged),
        None => Ok(key),
    }
}

/// The bytes of a key in URL-safe base64, which some browsers fill up with `=`.
fn bytes(name: &str, text: &str, length: usize) -> Result<Vec<u8>, Refusal> {
    let read = URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    read.filter(|bytes| bytes.len() == length)
        .ok_or_else(|| Refusal::invalid(&Wrong::PushKey { name: Name::of(&name), length }))
}

impl PushSender {
    /// Writes to every browser of a person.
    async fn write(&self, news: &News, outbox: &mut Outbox) {
        let browsers = match self.browsers(news).await {
            Ok(browsers) => browsers,
            Err(error) => return tracing::warn!(%error, "notification not sent"),
        };
        let text = serde_json::to_vec(&news.told).expect("news is plain data");
        for message in
            browsers.into_iter().filter_map(|browser| self.message(browser, &news.told, &text))
        {
            if !outbox.put(&news.person, message, Instant::now()) {
                tracing::debug!("notification dropped");
            }
        }
    }

    /// The browsers to tell: none if the person has muted whose doing it is.
    async fn browsers(&self, news: &News) -> Result<Vec<PushSubscription>, StoreError> {
        if let (Person::Account(person), Some(by)) = (&news.person, &news.by)
            && let Some(by) = self.store.account(by).await?
            && self.store.mutes(person).await?.contains(&by.name)
        {
            return Ok(Vec::new());
        }
        self.store.push_subscriptions(&news.person).await
    }

    /// Sends a message; whether the push service has answered.
    async fn send(&self, message: PushMessage) -> bool {
        match self.client.send(&message).await {
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
                let gone = Change::ForgetEndpoint(message.endpoint.uri.to_string());
                if let Err(error) = self.store.write(vec![gone]).await {
                    tracing::warn!(%error, "expired push subscription not removed");
                }
                true
            }
            Ok(status) => {
                tracing::debug!(%status, "push service answered");
                true
            }
            Err(error) => {
                tracing::debug!(%error, "push service not reached");
                false
            }
        }
    }

    fn message(
        &self,
        subscription: PushSubscription,
        news: &PushNews,
        text: &[u8],
    ) -> Option<PushMessage> {
        let endpoint = Endpoint::read(&subscription.endpoint, self.allows_loopback).ok()?;
        let now = self.time.now().0 / 1_000;
        Some(PushMessage {
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
