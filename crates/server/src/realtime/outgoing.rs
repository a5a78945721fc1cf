//! Writing to a client that may read slowly.

use std::error::Error;
use std::io;
use std::iter::successors;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use tetrarch_protocol::{Goodbye, RETRY_MS, ToClient};
use tokio::time::timeout;

use crate::secrets::draw_number;

/// How long a client may take to close its side.
const CLOSING: Duration = Duration::from_secs(1);
/// Clients come back within this time when a server stops.
const LONGEST_RETRY_MS: u64 = 1_000;
/// How much of what it still says is listened to meanwhile.
const LAST_MESSAGES: usize = 100;

/// Why nothing can be said to a client any more.
pub(super) enum Unreachable {
    /// It is gone.
    Gone,
    /// It reads too slowly to be waited for.
    TooSlow,
}

/// Sends a message.
pub(super) async fn say(
    socket: &mut WebSocket,
    message: &ToClient,
    patience: Duration,
) -> Result<(), Unreachable> {
    let text = serde_json::to_string(message).expect("a message is plain data");
    send(socket, Message::Text(text.into()), patience).await
}

/// Sends a message that is text already.
pub(super) async fn forward(
    socket: &mut WebSocket,
    text: &str,
    patience: Duration,
) -> Result<(), Unreachable> {
    send(socket, Message::Text(text.into()), patience).await
}

/// Sends a message together with what follows it: it goes out when something is sent, or by [`flush`].
pub(super) async fn gather(
    socket: &mut WebSocket,
    message: &ToClient,
    patience: Duration,
) -> Result<(), Unreachable> {
    let text = serde_json::to_string(message).expect("a message is plain data");
    in_time(patience, socket.feed(Message::Text(text.into()))).await
}

/// The same with a message that is text already.
pub(super) async fn gather_text(
    socket: &mut WebSocket,
    text: &str,
    patience: Duration,
) -> Result<(), Unreachable> {
    in_time(patience, socket.feed(Message::Text(text.into()))).await
}

/// Sends what was gathered.
pub(super) async fn flush(socket: &mut WebSocket, patience: Duration) -> Result<(), Unreachable> {
    in_time(patience, socket.flush()).await
}

/// Sends a frame.
pub(super) async fn send(
    socket: &mut WebSocket,
    message: Message,
    patience: Duration,
) -> Result<(), Unreachable> {
    in_time(patience, SinkExt::send(socket, message)).await
}

async fn in_time(
    patience: Duration,
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Unreachable> {
    match timeout(patience, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) if has_timed_out(&error) => Err(Unreachable::TooSlow),
        Ok(Err(_)) => Err(Unreachable::Gone),
        Err(_) => Err(Unreachable::TooSlow),
    }
}

/// Whether the connection itself had no more patience with its reader.
fn has_timed_out(error: &axum::Error) -> bool {
    successors(Some(error as &dyn Error), |&error| error.source())
        .filter_map(|error| error.downcast_ref::<io::Error>())
        .any(|error| error.kind() == io::ErrorKind::TimedOut)
}

/// Says why the connection ends, and ends it.
pub(super) async fn say_goodbye(socket: &mut WebSocket, reason: Goodbye, patience: Duration) {
    let code = match reason {
        Goodbye::TooSlow | Goodbye::Misbehaved | Goodbye::SignedOut => close_code::POLICY,
        Goodbye::Idle | Goodbye::Removed => close_code::NORMAL,
        Goodbye::Shutdown => close_code::RESTART,
    };
    let reason_text = match reason {
        // Not all who are sent away at the same moment come back at the same moment.
        Goodbye::Shutdown => format!("{RETRY_MS}{}", draw_number() % LONGEST_RETRY_MS).into(),
        _ => Utf8Bytes::from_static(""),
    };
    let frame = CloseFrame { code, reason: reason_text };
    // A client that is gone needs no goodbye.
    if say(socket, &ToClient::Goodbye { reason }, patience).await.is_ok()
        && send(socket, Message::Close(Some(frame)), patience).await.is_ok()
    {
        let _ = timeout(CLOSING, hear_out(socket)).await;
    }
}

/// Lets the answer to the client's close frame go out: without it, the client takes the connection for
/// broken.
pub(super) async fn answer_close(socket: &mut WebSocket) {
    let _ = timeout(CLOSING, hear_out(socket)).await;
}

/// Waits until the client closes its side: if the server hung up while the client still speaks, the
/// client's system would throw away the goodbye unread.
async fn hear_out(socket: &mut WebSocket) {
    for _ in 0..LAST_MESSAGES {
        if !matches!(socket.recv().await, Some(Ok(_))) {
            return;
        }
    }
}
