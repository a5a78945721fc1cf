//! What lies between servers, the database and NATS, and can fail.

use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::Mutex;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tetrarch_store::{
    AskError, Bus, BusError, Delivery, Request, Requests, ServerId, Subscription, Topic,
};
use tokio::io::{AsyncRead, AsyncWrite, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;

/// Where a relay leads.
#[derive(Clone)]
pub enum Target {
    Socket(PathBuf),
    /// The address of a NATS server.
    Nats(String),
}

trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

impl Target {
    async fn reach(&self) -> std::io::Result<Box<dyn Wire>> {
        Ok(match self {
            Self::Socket(path) => Box::new(UnixStream::connect(path).await?),
            Self::Nats(url) => {
                Box::new(TcpStream::connect(url.trim_start_matches("nats://")).await?)
            }
        })
    }
}

/// A port behind which something is, and from which it can be cut off.
pub struct Relay {
    pub port: u16,
    is_cut: watch::Sender<bool>,
    _carrying: JoinSet<()>,
}

impl Relay {
    pub async fn to(target: Target) -> Relay {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (is_cut, cut) = watch::channel(false);
        let mut carrying = JoinSet::new();
        carrying.spawn(async move {
            let mut wires = JoinSet::new();
            loop {
                let Ok((mut client, _)) = listener.accept().await else { continue };
                let (mut cut, target) = (cut.clone(), target.clone());
                wires.spawn(async move {
                    if *cut.borrow_and_update() {
                        return;
                    }
                    let Ok(mut there) = target.reach().await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut client, &mut there) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        Relay { port, is_cut, _carrying: carrying }
    }

    /// Ends all connections, and lets no new one through.
    pub fn cut(&self) {
        self.is_cut.send_replace(true);
    }

    pub fn mend(&self) {
        self.is_cut.send_replace(false);
    }
}

/// What happens to a question of a kind, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mishap {
    /// It does not arrive.
    Question(&'static str),
    /// Its answer does not.
    Answer(&'static str),
}

/// A bus that loses what it is told to lose.
pub struct Lossy {
    bus: Arc<dyn Bus>,
    next: Arc<Mutex<Option<Mishap>>>,
}

impl Lossy {
    pub fn over(bus: Arc<dyn Bus>, next: Arc<Mutex<Option<Mishap>>>) -> Arc<dyn Bus> {
        Arc::new(Self { bus, next })
    }

    fn take(&self, message: &str) -> Option<Mishap> {
        let mut next = self.next.lock().unwrap();
        let is_next = |mishap: &Mishap| {
            let (Mishap::Question(kind) | Mishap::Answer(kind)) = mishap;
            message.contains(&format!("\"command\":\"{kind}\""))
        };
        if next.as_ref().is_some_and(is_next) { next.take() } else { None }
    }
}

fn lost() -> AskError {
    AskError::Bus(BusError("the wire broke".to_owned()))
}

#[async_trait]
impl Bus for Lossy {
    async fn publish(&self, topic: Topic, message: Arc<str>) -> Result<(), BusError> {
        self.bus.publish(topic, message).await
    }

    async fn subscribe(&self, topic: Topic) -> Result<Subscription, BusError> {
        self.bus.subscribe(topic).await
    }

    async fn hear(&self, server: ServerId) -> Result<Requests, BusError> {
        self.bus.hear(server).await
    }

    async fn ask(
        &self,
        server: &ServerId,
        message: Arc<str>,
        patience: Duration,
    ) -> Result<Arc<str>, AskError> {
        match self.take(&message) {
            Some(Mishap::Question(_)) => Err(lost()),
            Some(Mishap::Answer(_)) => {
                self.bus.ask(server, message, patience).await?;
                Err(lost())
            }
            None => self.bus.ask(server, message, patience).await,
        }
    }

    fn trouble(&self) -> Option<String> {
        self.bus.trouble()
    }
}

/// The bus of a server of the next version: it says more than this version knows, and things that it does not know at all.
pub struct Newer(pub Arc<dyn Bus>);

/// A message with fields that nobody knows yet, at every level that says what it is.
fn with_more(text: &str) -> Arc<str> {
    let Ok(Value::Object(mut said)) = serde_json::from_str::<Value>(text) else {
        return text.into();
    };
    if let Some(Value::Object(question)) = said.get_mut("question") {
        question.insert("because".to_owned(), json!({ "mood": [1, 2] }));
    }
    said.insert("since_next_version".to_owned(), json!({ "colour": "green" }));
    Value::Object(said).to_string().into()
}

#[async_trait]
impl Bus for Newer {
    async fn publish(&self, topic: Topic, message: Arc<str>) -> Result<(), BusError> {
        match &topic {
            Topic::Servers => {
                let own: Value = serde_json::from_str(&message).unwrap();
                let unknown =
                    json!({ "version": 1, "from": own["from"], "about": "weather", "value": 3 });
                let newer = json!({ "version": 2, "from": own["from"], "about": own["about"], "value": {} });
                for said in [unknown, newer] {
                    self.0.publish(Topic::Servers, said.to_string().into()).await?;
                }
                self.0.publish(topic, with_more(&message)).await
            }
            Topic::Table(_) => {
                self.0.publish(topic.clone(), "!weather 3".into()).await?;
                self.0.publish(topic, message).await
            }
            _ => self.0.publish(topic, message).await,
        }
    }

    async fn subscribe(&self, topic: Topic) -> Result<Subscription, BusError> {
        let news = self.0.subscribe(topic).await?;
        // What it says to itself it understands.
        let known = |delivery: &Delivery| match delivery {
            Delivery::Message(text) => !text.starts_with("!weather"),
            Delivery::Missed(_) => true,
        };
        Ok(news.filter(move |delivery| std::future::ready(known(delivery))).boxed())
    }

    async fn hear(&self, server: ServerId) -> Result<Requests, BusError> {
        let heard = self.0.hear(server).await?;
        Ok(heard
            .map(|Request { message, answer: out }| {
                let (answer, answered) = oneshot::channel::<Arc<str>>();
                tokio::spawn(async move {
                    if let Ok(text) = answered.await {
                        let _ = out.send(with_more(&text));
                    }
                });
                Request { message, answer }
            })
            .boxed())
    }

    async fn ask(
        &self,
        server: &ServerId,
        message: Arc<str>,
        patience: Duration,
    ) -> Result<Arc<str>, AskError> {
        let asked: Value = serde_json::from_str(&message).unwrap();
        if asked["question"].is_object() {
            // A question that only the next version knows does nothing, and is answered.
            let dance = json!({ "version": 1, "table": asked["table"], "question": { "command": "dance" } });
            let answer = self.0.ask(server, dance.to_string().into(), patience).await?;
            let answer: Value = serde_json::from_str(&answer).unwrap();
            assert!(
                ["unknown", "failing"].contains(&answer["answer"].as_str().unwrap()),
                "{answer}"
            );
        }
        self.0.ask(server, with_more(&message), patience).await
    }

    fn trouble(&self) -> Option<String> {
        self.0.trouble()
    }
}
