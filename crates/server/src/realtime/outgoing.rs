//! Writing to a client that may read slowly.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use tetrarch_protocol::{Goodbye, ToClient};
use tokio::time::timeout;

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

/// Sends a frame.
pub(super) async fn send(
    socket: &mut WebSocket,
    message: Message,
    patience: Duration,
) -> Result<(), Unreachable> {
    match timeout(patience, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Unreachable::Gone),
        Err(_) => Err(Unreachable::TooSlow),
    }
}

/// Says why the connection ends, and ends it.
pub(super) async fn say_goodbye(socket: &mut WebSocket, reason: Goodbye, patience: Duration) {
    let code = match reason {
        Goodbye::TooSlow | Goodbye::Misbehaved => close_code::POLICY,
        Goodbye::Idle => close_code::NORMAL,
        Goodbye::Shutdown => close_code::RESTART,
    };
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
    // A client that is gone needs no goodbye.
    if say(socket, &ToClient::Goodbye { reason }, patience).await.is_ok() {
        let _ = send(socket, Message::Close(Some(frame)), patience).await;
    }
}
