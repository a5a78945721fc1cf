//! The first message of a client.

use axum::extract::ws::{Message, WebSocket};
use governor::DefaultDirectRateLimiter;
use serde::Deserialize;
use tetrarch_protocol::{FromClient, Goodbye, Hello, Problem, ToClient, VERSION};
use tokio::time::timeout;

use super::outgoing::say;
use super::session::{End, unreadable};
use crate::config::ServerLimits;
use crate::http::App;
use crate::unreadable::Unreadable;

/// What a hello has in every version.
#[derive(Deserialize)]
struct AnyHello {
    #[serde(rename = "type")]
    kind: String,
    version: u32,
}

/// Waits for the client to say who it is.
pub(super) async fn greet(
    socket: &mut WebSocket,
    app: &App,
    limits: &ServerLimits,
    rate: &DefaultDirectRateLimiter,
) -> Result<Hello, End> {
    tokio::select! {
        greeted = timeout(limits.idle, hello(socket, limits, rate)) => {
            greeted.map_err(|_| End::Dismissed(Goodbye::Idle))?
        }
        () = app.services.stopping.cancelled() => Err(End::Dismissed(Goodbye::Shutdown)),
    }
}

/// Listens until the client says hello. Pings are answered before that too.
async fn hello(
    socket: &mut WebSocket,
    limits: &ServerLimits,
    rate: &DefaultDirectRateLimiter,
) -> Result<Hello, End> {
    loop {
        let message = socket.recv().await.ok_or(End::Gone)?.map_err(|_| End::Gone)?;
        if rate.check().is_err() {
            return Err(End::Dismissed(Goodbye::Misbehaved));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Close(_) => return Err(End::Closed),
            Message::Binary(_) => return Err(End::Dismissed(Goodbye::Misbehaved)),
        };
        let problem = match serde_json::from_str(&text) {
            Ok(FromClient::Hello(hello)) if hello.version == VERSION => return Ok(hello),
            Ok(FromClient::Ping { token }) => {
                say(socket, &ToClient::Pong { token }, limits.write).await?;
                continue;
            }
            Ok(FromClient::Hello(hello)) => other_version(hello.version),
            Ok(FromClient::Move(_) | FromClient::Act(_)) => Unreadable::NoHello.problem(400),
            Err(error) => wrong_hello(&text, &error),
        };
        say(socket, &ToClient::Refused { id: None, problem }, limits.write).await?;
        return Err(End::Dismissed(Goodbye::Misbehaved));
    }
}

/// A hello of another version may have other fields.
fn wrong_hello(text: &str, error: &serde_json::Error) -> Problem {
    match serde_json::from_str::<AnyHello>(text) {
        Ok(AnyHello { kind, version }) if kind == "hello" && version != VERSION => {
            other_version(version)
        }
        _ => unreadable(error),
    }
}

fn other_version(version: u32) -> Problem {
    Unreadable::OtherVersion { server: VERSION, client: version }.problem(400)
}
