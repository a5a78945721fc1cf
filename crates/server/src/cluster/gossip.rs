//! What every server tells all others: who did how much, and that something in the store has changed.
//!
//! It may be lost, like all news. Then a limit is for a while as high as without the servers that could not be heard.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tetrarch_store::{Bus, Delivery, ServerId, Topic};
use tokio::sync::mpsc;

use super::message::{FIRST, VERSION};

/// After what time it is tried again to hear the others.
const PAUSE: Duration = Duration::from_secs(1);

type Heard = Box<dyn Fn(Value) + Send + Sync>;

/// Tells other servers something, if there are any, and hears what they tell.
#[derive(Clone, Default)]
pub(crate) struct Gossip(Option<Arc<Hub>>);

struct Hub {
    own: ServerId,
    out: mpsc::UnboundedSender<Arc<str>>,
    /// What is to be told, until somebody tells it.
    pending: Mutex<Option<mpsc::UnboundedReceiver<Arc<str>>>>,
    heard: Mutex<HashMap<&'static str, Heard>>,
}

#[derive(Serialize, Deserialize)]
struct Said {
    version: u32,
    from: ServerId,
    about: String,
    value: Value,
}

impl Gossip {
    /// What this server tells others.
    pub(crate) fn of(own: ServerId) -> Self {
        let (out, pending) = mpsc::unbounded_channel();
        let pending = Mutex::new(Some(pending));
        Self(Some(Arc::new(Hub { own, out, pending, heard: Mutex::default() })))
    }

    /// Tells all other servers, without waiting for anything.
    pub(crate) fn say(&self, about: &str, value: Value) {
        let Some(hub) = &self.0 else { return };
        let said = Said { version: FIRST, from: hub.own.clone(), about: about.to_owned(), value };
        let text = serde_json::to_string(&said).expect("gossip is plain data");
        // Nobody tells it any more when the server ends.
        let _ = hub.out.send(text.into());
    }

    /// Does something with whatever others tell about something.
    pub(crate) fn hear(&self, about: &'static str, then: impl Fn(Value) + Send + Sync + 'static) {
        if let Some(hub) = &self.0 {
            hub.lock().insert(about, Box::new(then));
        }
    }

    /// Carries everything to and fro, for ever.
    pub(crate) async fn carry(&self, bus: &dyn Bus) {
        let Some(hub) = &self.0 else { return };
        let pending = hub.pending.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut pending) = pending else { return };
        let telling = async {
            while let Some(text) = pending.recv().await {
                // What cannot be told is lost.
                let _ = bus.publish(Topic::Servers, text).await;
            }
        };
        let hearing = async {
            loop {
                match bus.subscribe(Topic::Servers).await {
                    Ok(mut news) => {
                        while let Some(delivery) = news.next().await {
                            hub.note(delivery);
                        }
                    }
                    Err(error) => tracing::warn!(%error, "other servers cannot be heard"),
                }
                tokio::time::sleep(PAUSE).await;
                hub.note(Delivery::Missed(1));
            }
        };
        futures_util::future::join(telling, hearing).await;
    }
}

impl Hub {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, delivery: Delivery) {
        let heard = self.lock();
        let text = match delivery {
            Delivery::Message(text) => text,
            // What was counted is lost; what was changed can be read again.
            Delivery::Missed(_) => {
                heard.values().for_each(|then| then(Value::Null));
                return;
            }
        };
        // A newer server may say what is not known here.
        let Ok(said) = serde_json::from_str::<Said>(&text) else { return };
        if said.from != self.own
            && said.version <= VERSION
            && let Some(then) = heard.get(&*said.about)
        {
            then(said.value);
        }
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_store::LocalBus;

    use super::*;
    use crate::shares::Buckets;

    #[tokio::test]
    async fn what_is_done_at_one_server_counts_at_all() {
        let bus = LocalBus::new(64);
        let servers = ["one", "other"].map(|id| Gossip::of(id.parse().expect("an id")));
        for gossip in servers.clone() {
            let bus = bus.clone();
            tokio::spawn(async move { gossip.carry(&bus).await });
        }
        let every = Duration::from_secs(3_600);
        let [one, other] =
            servers.map(|gossip| Buckets::<String>::new(3, every).shared("guesses", &gossip));
        while bus.topics() == 0 {
            tokio::task::yield_now().await;
        }
        let ada = || "ada".to_owned();
        one.take(ada()).expect("the first");
        one.take(ada()).expect("the second");
        one.give_back(&ada());
        // News come in order: when the other server has heard of this, it has heard of all that.
        one.take("last".to_owned()).expect("the first");
        while other.owed(&"last".to_owned()) < every {
            tokio::task::yield_now().await;
        }
        other.take(ada()).expect("the second");
        other.take(ada()).expect("the third");
        assert!(other.take(ada()).is_err());
        assert_eq!(other.take("bo".to_owned()), Ok(()));
        while one.take(ada()).is_ok() {
            one.give_back(&ada());
            tokio::task::yield_now().await;
        }
    }
}
