//! One WebSocket from its first message to its last.

use std::time::Instant;

use axum::extract::ws::{Message, WebSocket};
use futures_util::{FutureExt as _, StreamExt as _};
use governor::DefaultDirectRateLimiter;
use tetrarch_protocol::{Acknowledged, ActId, FromClient, Goodbye, Problem, TableId, ToClient};
use tetrarch_store::{Delivery, Subscription};
use tokio::time::{MissedTickBehavior, interval};

use super::greeting::greet;
use super::lag::Lag;
use super::outgoing::{
    Unreachable, answer_close, flush, forward, gather, gather_text, say, say_goodbye, send,
};
use crate::accounts::{Identity, Lease};
use crate::config::ServerLimits;
use crate::http::App;
use crate::limits::messages;
use crate::refusal::Refusal;
use crate::secrets::hash_of;
use crate::tables::{Joined, Watching, Who};
use crate::unreadable::{Fault, Unreadable};

/// How many messages may be no messages before the client is sent away.
const PATIENCE: u32 = 5;

/// What a table's last word begins with.
pub(crate) const GOODBYE: &str = r#"{"type":"goodbye""#;

/// Why a session ends.
pub(super) enum End {
    /// The client is gone.
    Gone,
    /// The client closes the connection, and is owed an answer.
    Closed,
    /// The client reads too slowly to be told anything, even goodbye.
    Stuck,
    /// The server ends it.
    Dismissed(Goodbye),
}

impl From<Unreachable> for End {
    fn from(unreachable: Unreachable) -> Self {
        match unreachable {
            Unreachable::Gone => Self::Gone,
            Unreachable::TooSlow => Self::Stuck,
        }
    }
}

/// A client that has joined a table.
struct Session {
    app: App,
    table: TableId,
    who: Who,
    rate: DefaultDirectRateLimiter,
    lag: Lag,
    last_heard: Instant,
    unreadable: u32,
}

/// Serves a client until one of both has enough.
pub(super) async fn serve(
    mut socket: WebSocket,
    app: App,
    table: TableId,
    identity: Option<Identity>,
    lease: Option<Lease>,
) {
    let metrics = app.services.metrics.clone();
    let patience = app.services.config.limits.write;
    metrics.sockets.inc();
    let end = attend(&mut socket, app, table, identity, lease).await;
    if matches!(end, End::Stuck | End::Dismissed(Goodbye::TooSlow)) {
        metrics.slow_readers.inc();
    }
    match end {
        End::Dismissed(reason) => Box::pin(say_goodbye(&mut socket, reason, patience)).await,
        End::Closed => Box::pin(answer_close(&mut socket)).await,
        End::Gone | End::Stuck => {}
    }
    metrics.sockets.dec();
}

async fn attend(
    socket: &mut WebSocket,
    app: App,
    table: TableId,
    identity: Option<Identity>,
    lease: Option<Lease>,
) -> End {
    let limits = app.services.config.limits.clone();
    let rate = messages(&limits);
    let hello = match Box::pin(greet(socket, &app, &limits, &rate)).await {
        Ok(hello) => hello,
        Err(end) => return end,
    };
    let (account, name) = identity.map(|Identity { id, name }| (id, name)).unzip();
    let who = Who { account, secret: hello.secret.as_ref().map(hash_of) };
    let Joined { connection, welcome, catch_up, news, .. } =
        match Box::pin(app.tables.join(&table, who.clone(), name, hello.last.into())).await {
            Ok(joined) => joined,
            Err(refusal) => {
                let problem = refusal.problem();
                let _ = say(socket, &ToClient::Refused { id: None, problem }, limits.write).await;
                return End::Dismissed(Goodbye::Misbehaved);
            }
        };
    let _watching = Watching::new(app.tables.clone(), table.clone(), connection);
    if let Err(unreachable) = say(socket, &ToClient::Welcome(welcome), limits.write).await {
        return unreachable.into();
    }
    for text in catch_up {
        if let Err(unreachable) = forward(socket, &text, limits.write).await {
            return unreachable.into();
        }
    }
    let session = Session {
        app,
        table,
        who,
        rate,
        lag: Lag::new(),
        last_heard: Instant::now(),
        unreadable: 0,
    };
    match session.talk(socket, news, lease, &limits).await {
        Ok(never) => match never {},
        Err(end) => end,
    }
}

/// Waits until the right to act for an account may have ended.
async fn hint(lease: Option<&mut Lease>) {
    match lease {
        Some(lease) => lease.hint().await,
        None => std::future::pending().await,
    }
}

/// Passes on what happened at the table, together with what follows.
async fn deliver(
    socket: &mut WebSocket,
    delivery: Option<Delivery>,
    limits: &ServerLimits,
) -> Result<(), End> {
    match delivery.ok_or(End::Gone)? {
        // The table is gone: so are those who looked at it.
        Delivery::Message(text) if text.starts_with(GOODBYE) => {
            forward(socket, &text, limits.write).await?;
            Err(End::Gone)
        }
        Delivery::Message(text) => Ok(gather_text(socket, &text, limits.write).await?),
        Delivery::Missed(_) => Err(End::Dismissed(Goodbye::TooSlow)),
    }
}

impl Session {
    async fn talk(
        mut self,
        socket: &mut WebSocket,
        mut news: Subscription,
        mut lease: Option<Lease>,
        limits: &ServerLimits,
    ) -> Result<std::convert::Infallible, End> {
        let stopping = self.app.services.stopping.clone();
        let stopped = stopping.cancelled();
        tokio::pin!(stopped);
        let mut pings = interval(limits.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // In this order: who is signed out does nothing more, whatever was sent meanwhile.
                biased;
                () = hint(lease.as_mut()) => {
                    if let Some(lease) = &mut lease && !lease.holds().await {
                        return Err(End::Dismissed(Goodbye::SignedOut));
                    }
                }
                () = &mut stopped => return Err(End::Dismissed(Goodbye::Shutdown)),
                _ = pings.tick() => {
                    if self.last_heard.elapsed() > limits.idle {
                        return Err(End::Dismissed(Goodbye::Idle));
                    }
                    let payload = self.lag.ping().to_vec();
                    send(socket, Message::Ping(payload.into()), limits.write).await?;
                }
                message = socket.recv() => {
                    let message = message.ok_or(End::Gone)?.map_err(|_| End::Gone)?;
                    // Boxed: ten thousand who only listen need no room for the answers.
                    Box::pin(self.hear(socket, message, limits)).await?;
                    // The event of a move is there with its acknowledgement, and goes out with it.
                    while let Some(delivery) = news.next().now_or_never() {
                        deliver(socket, delivery, limits).await?;
                    }
                    flush(socket, limits.write).await?;
                }
                delivery = news.next() => {
                    deliver(socket, delivery, limits).await?;
                    flush(socket, limits.write).await?;
                }
            }
        }
    }

    async fn hear(
        &mut self,
        socket: &mut WebSocket,
        message: Message,
        limits: &ServerLimits,
    ) -> Result<(), End> {
        self.last_heard = Instant::now();
        if self.rate.check().is_err() {
            return Err(End::Dismissed(Goodbye::Misbehaved));
        }
        let answer = match message {
            Message::Pong(payload) => {
                self.lag.pong(&payload);
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
            Message::Close(_) => return Err(End::Closed),
            Message::Binary(_) => return Err(End::Dismissed(Goodbye::Misbehaved)),
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(message) => self.answer(message).await,
                Err(error) => self.complain(&error)?,
            },
        };
        Ok(gather(socket, &answer, limits.write).await?)
    }

    async fn answer(&self, message: FromClient) -> ToClient {
        let tables = &self.app.tables;
        match message {
            FromClient::Ping { token } => ToClient::Pong { token },
            FromClient::Hello(_) => {
                let problem = Unreadable::SecondHello.problem(409);
                ToClient::Refused { id: None, problem }
            }
            FromClient::Move(new) => {
                let lag = self.lag.measured();
                let done = tables.play(&self.table, self.who.clone(), &new, lag).await;
                self.to_answer(new.id, done)
            }
            FromClient::Act(new) => {
                let done = tables.act(&self.table, self.who.clone(), &new).await;
                self.to_answer(new.id, done)
            }
        }
    }

    fn to_answer(&self, id: ActId, done: Result<Acknowledged, Refusal>) -> ToClient {
        match done {
            Ok(acknowledged) => ToClient::Acknowledged(acknowledged),
            Err(refusal) => {
                self.app.services.metrics.refusals.inc();
                ToClient::Refused { id: Some(id), problem: refusal.problem() }
            }
        }
    }

    fn complain(&mut self, error: &serde_json::Error) -> Result<ToClient, End> {
        self.unreadable += 1;
        if self.unreadable > PATIENCE {
            return Err(End::Dismissed(Goodbye::Misbehaved));
        }
        Ok(ToClient::Refused { id: None, problem: unreadable(error) })
    }
}

pub(super) fn unreadable(error: &serde_json::Error) -> Problem {
    Unreadable::from(Fault::of_json(error)).problem(400)
}
