//! Too much of what is allowed.

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use tetrarch_protocol::{FromClient, Goodbye, ToClient};

use super::Harm;
use super::field::{Field, allowed};
use crate::client::ClientError;

/// Far above every limit.
const MESSAGES: u32 = 5_000;
const REQUESTS: usize = 1_000;
const SOCKETS: usize = 250;
const CONNECTIONS: usize = 300;

pub(super) async fn messages(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let mut socket = field.watch(&at).await?;
    for token in 0..MESSAGES {
        // The server may hang up before all of them are sent.
        if socket.say(&FromClient::Ping { token }).await.is_err() {
            break;
        }
    }
    let mut pongs = 0;
    let why = loop {
        match socket.next_message().await {
            Ok(ToClient::Pong { .. }) => pongs += 1,
            Ok(ToClient::Goodbye { reason: Goodbye::Misbehaved }) => break "said goodbye",
            Ok(_) => {}
            Err(ClientError::Gone(_)) => break "hung up",
            Err(error) => return Err(error.into()),
        }
    };
    if pongs >= MESSAGES {
        return allowed("every message was answered");
    }
    Ok(format!("{why} after {pongs} of {MESSAGES}"))
}

pub(super) async fn requests(field: &Field) -> Result<String, Harm> {
    let mut refused = 0;
    for _ in 0..REQUESTS {
        let answer = field.bad.request(Method::GET, "/api/tables").send().await;
        let status = answer.map_err(ClientError::from)?.status();
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    if refused == 0 {
        return allowed(format!("all {REQUESTS} were answered"));
    }
    Ok(format!("refused {refused} of {REQUESTS}"))
}

pub(super) async fn sockets(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let mut open = Vec::new();
    let mut refused = 0;
    for _ in 0..SOCKETS {
        match field.watch(&at).await {
            Ok(socket) => open.push(socket),
            Err(ClientError::Gone(_)) => refused += 1,
            Err(error) => return Err(error.into()),
        }
    }
    if refused == 0 {
        return allowed(format!("all {SOCKETS} were let in"));
    }
    Ok(format!("let {} in and refused {refused}", open.len()))
}

pub(super) async fn connections(field: &Field) -> Result<String, Harm> {
    let open = join_all((0..CONNECTIONS).map(|_| field.connect())).await;
    let mut closed = 0;
    for stream in open {
        let stream = stream?;
        // One that was let in has nothing to read; of one that was not, the end can be read.
        let is_open = tokio::time::timeout(LOOK, stream.readable()).await.is_err();
        closed += usize::from(!is_open);
    }
    if closed == 0 {
        return allowed(format!("all {CONNECTIONS} were let in"));
    }
    Ok(format!("hung up on {closed} of {CONNECTIONS}"))
}

/// Streams of events without end.
pub(super) async fn streams(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let path = format!("/api/tables/{}/events", at.table);
    let asked = join_all((0..SOCKETS).map(|_| field.bad.request(Method::GET, &path).send())).await;
    let mut open = Vec::new();
    for answer in asked.into_iter().flatten() {
        if answer.status() == StatusCode::OK {
            open.push(answer);
        }
    }
    if open.len() == SOCKETS {
        return allowed(format!("all {SOCKETS} were let in"));
    }
    Ok(format!("let {} of {SOCKETS} in", open.len()))
}

/// How long to look whether a connection was closed.
const LOOK: std::time::Duration = std::time::Duration::from_millis(20);
