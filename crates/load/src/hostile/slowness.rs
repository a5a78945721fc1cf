//! Clients that take their time, to take the server's.

use std::time::Duration;

use futures_util::future::try_join_all;
use tetrarch_protocol::{Act, ActId, Created, Hello, VERSION};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpSocket;
use tokio::time::sleep;

use super::Harm;
use super::field::{Field, allowed};
use crate::client::{ClientError, Socket, sit};

/// How many are slow at once.
const CLIENTS: usize = 50;
/// One byte in this time.
const BYTE: Duration = Duration::from_millis(100);
/// The figure in which the server counts those it dropped.
const SLOW_READERS: &str = "tetrarch_slow_readers_total";

pub(super) async fn heads(field: &Field) -> Result<String, Harm> {
    let head = format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX: {}", "x".repeat(10_000));
    try_join_all((0..CLIENTS).map(|_| drip(field, head.as_bytes()))).await?;
    Ok(format!("hung up on all {CLIENTS}"))
}

pub(super) async fn bodies(field: &Field) -> Result<String, Harm> {
    let body = format!(
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Content-Length: 10000\r\n\r\n{}",
        " ".repeat(10_000)
    );
    let answers = try_join_all((0..CLIENTS).map(|_| drip(field, body.as_bytes()))).await?;
    match answers.iter().find(|answer| !answer.starts_with("HTTP/1.1 408")) {
        Some(answer) => allowed(format!("it was answered with {answer:.40?}")),
        None => Ok(format!("answered all {CLIENTS} with 408")),
    }
}

/// Sends a request byte by byte, until the server hangs up; what it said before.
async fn drip(field: &Field, bytes: &[u8]) -> Result<String, Harm> {
    let (mut read, mut write) = field.connect().await?.into_split();
    let (fast, slow) = bytes.split_at(bytes.len() - 9_000);
    let sent = async {
        write.write_all(fast).await?;
        for byte in slow {
            sleep(BYTE).await;
            write.write_all(&[*byte]).await?;
        }
        std::io::Result::Ok(())
    };
    let mut answer = Vec::new();
    tokio::select! {
        _ = read.read_to_end(&mut answer) => Ok(String::from_utf8_lossy(&answer).into_owned()),
        sent = sent => match sent {
            Ok(()) => allowed("the server waited to the end"),
            // The server hung up.
            Err(_) => Ok(String::from_utf8_lossy(&answer).into_owned()),
        },
    }
}

/// A client joins a table and reads nothing, while the players keep playing and chatting.
pub(super) async fn readers(field: &Field) -> Result<String, Harm> {
    let at = field.table().await?;
    let dropped_before = field.good.figure(SLOW_READERS).await?;
    let sleeper = sleeper(field, &at).await?;
    let (mut players, _) = sit(field.good.server(), &at.table, &at.seats).await?;
    // The longest that can be said, in the longest letters.
    let words = "𝄞".repeat(500);
    let mut said = 0_u64;
    while field.good.figure(SLOW_READERS).await? <= dropped_before {
        for player in &mut players {
            said += 1;
            player.act(ActId(said), Act::Say { text: words.clone() }).await?;
        }
        // As fast as people may, and no faster.
        sleep(BYTE).await;
    }
    drop(sleeper);
    Ok(format!("dropped after {said} messages, which the others heard"))
}

/// A watcher with the smallest buffer there is, who says hello and then nothing.
async fn sleeper(field: &Field, at: &Created) -> Result<Socket, ClientError> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(1)?;
    socket.bind((field.hostile, 0).into())?;
    let server = field.good.server();
    let stream = socket.connect(server).await?;
    let mut socket = Socket::connect(stream, server, &at.table).await?;
    let hello = Hello { version: VERSION, secret: None, last: None };
    socket.say(&tetrarch_protocol::FromClient::Hello(hello)).await?;
    Ok(socket)
}
