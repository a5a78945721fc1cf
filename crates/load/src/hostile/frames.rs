//! Invalid frames and messages.

use tetrarch_protocol::{FromClient, Goodbye, ToClient};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::Message;

use super::Harm;
use super::field::{Field, allowed};
use crate::client::{ClientError, Socket};

/// Frames that RFC 6455 forbids. A mask of zeros leaves the bytes as they are.
const MALFORMED: &[(&str, &[u8])] = &[
    ("an operation that does not exist", &[0x83, 0x80, 0, 0, 0, 0]),
    ("reserved bits", &[0xF1, 0x80, 0, 0, 0, 0]),
    ("no mask", &[0x81, 0x02, b'{', b'}']),
    ("text that is not UTF-8", &[0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28]),
    ("a ping in parts", &[0x09, 0x80, 0, 0, 0, 0]),
    ("the middle of a message without its beginning", &[0x80, 0x80, 0, 0, 0, 0]),
    ("a length of 2^63", &[0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ("a length of 1 GiB", &[0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0]),
];

pub(super) async fn malformed(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let upgrade = format!(
        "GET /api/tables/{}/socket HTTP/1.1\r\nHost: {}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        at.table,
        field.good.server()
    );
    for (name, frame) in MALFORMED {
        let mut stream = field.connect().await?;
        stream.write_all(upgrade.as_bytes()).await.map_err(ClientError::from)?;
        let mut head = [0; 12];
        stream.read_exact(&mut head).await.map_err(ClientError::from)?;
        if !head.ends_with(b" 101") && !head.ends_with(b"101") {
            return allowed(format!("before {name}: no WebSocket was made"));
        }
        stream.write_all(frame).await.map_err(ClientError::from)?;
        // The server hangs up, or this goes on forever, which is noticed.
        let _ = stream.read_to_end(&mut Vec::new()).await;
    }
    Ok(format!("hung up on all {} kinds", MALFORMED.len()))
}

pub(super) async fn nonsense(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let mut socket = field.watch(&at).await?;
    let mut answers = 0;
    loop {
        // The server hangs up sooner or later.
        let _ = socket.send(Message::text("{\"type\":\"nothing\"}")).await;
        match socket.next_message().await {
            Ok(ToClient::Refused { .. }) => answers += 1,
            Ok(ToClient::Goodbye { reason: Goodbye::Misbehaved }) => break,
            Ok(_) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(format!("said what is wrong {answers} times, then goodbye"))
}

pub(super) async fn manners(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let server = field.good.server();
    let mut socket = Socket::connect(field.connect().await?, server, &at.table).await?;
    socket.send(Message::Ping(vec![1].into())).await?;
    socket.say(&FromClient::Ping { token: 2 }).await?;
    match socket.next_message().await? {
        ToClient::Pong { token: 2 } => {}
        other => return allowed(format!("a ping was answered by {other:?}")),
    }
    match socket.close().await? {
        1000 => Ok("answered, and closed with code 1000".to_owned()),
        code => allowed(format!("closed with code {code}")),
    }
}

pub(super) async fn binary(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let mut socket = field.watch(&at).await?;
    socket.send(Message::binary(vec![0; 1000])).await?;
    socket.until_closed().await;
    Ok("hung up".to_owned())
}
