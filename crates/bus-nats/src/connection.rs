//! The connection to NATS: it is kept up for ever, and says once when it goes and when it comes back.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event};
use tetrarch_store::LocalBus;

use crate::address::Address;

/// How long NATS may take to let a server in.
const CONNECTING: Duration = Duration::from_secs(2);
/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// How often it is asked whether NATS is still there.
const PINGS: Duration = Duration::from_secs(2);
/// Messages of a topic that may wait; more are lost, and their listeners know it.
const WAITING: usize = 8_192;

/// Whether there is a connection.
#[derive(Clone, Debug)]
pub(crate) struct Health(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    /// Why there is no connection; none if there is one.
    trouble: Option<String>,
    /// What was logged last, so that it is logged once.
    told: Option<String>,
}

impl Health {
    pub(crate) fn trouble(&self) -> Option<String> {
        self.with(|state| state.trouble.clone())
    }

    fn with<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn note(&self, event: &Event, local: &LocalBus, at: &str) {
        match event {
            Event::Connected => {
                self.with(|state| (state.trouble, state.told) = (None, None));
                tracing::info!(at, "connected to NATS");
                local.note_all_missed();
            }
            Event::Disconnected | Event::Closed => self.gone("the connection was lost", at),
            Event::ClientError(error) => self.gone(&error.to_string(), at),
            Event::ServerError(error) => tracing::warn!(at, %error, "NATS reports an error"),
            Event::SlowConsumer(_) => local.note_all_missed(),
            _ => {}
        }
    }

    /// There is no connection. The same reason is logged once.
    fn gone(&self, why: &str, at: &str) {
        let is_news = self.with(|state| {
            state.trouble = Some(why.to_owned());
            let is_news = state.told.as_deref() != Some(why);
            state.told = Some(why.to_owned());
            is_news
        });
        if is_news {
            tracing::error!(
                at,
                why,
                "NATS cannot be reached: only this server's own tables are served"
            );
        }
    }
}

/// Connects, now or later: a server can begin without NATS.
pub(crate) async fn connect(address: &Address, local: LocalBus) -> Option<(Client, Health)> {
    let state = State { trouble: Some("not connected yet".to_owned()), told: None };
    let health = Health(Arc::new(Mutex::new(state)));
    let (noting, at) = (health.clone(), address.to_string());
    let connecting = ConnectOptions::new()
        .name("tetrarch")
        // What a server says to itself goes another way.
        .no_echo()
        .retry_on_initial_connect()
        .max_reconnects(None)
        .connection_timeout(CONNECTING)
        .ping_interval(PINGS)
        .subscription_capacity(WAITING)
        .reconnect_delay_callback(|attempts| {
            LONGEST_PAUSE.min(Duration::from_millis(50) * attempts.min(100) as u32)
        })
        .event_callback(move |event| {
            noting.note(&event, &local, &at);
            std::future::ready(())
        })
        .connect(address.0.clone());
    // With `retry_on_initial_connect` it does not wait for the server, and fails only without any address.
    connecting.await.ok().map(|client| (client, health))
}
