//! Time that the server gives its clients, and takes from them.

use std::time::Duration;

use serde_json::json;
use tetrarch_protocol::{Goodbye, JournalEvent, ToClient};
use tetrarch_server::{Config, ServerLimits};
use tetrarch_table::LAG_LIMIT;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::support::{start, start_in};

#[tokio::test]
async fn who_is_silent_for_too_long_is_sent_away() {
    // Long enough for two to sit down on a busy machine without a break of this length.
    const IDLE: Duration = Duration::from_secs(3);
    let folder = tempfile::tempdir().unwrap();
    let limits = ServerLimits {
        idle: IDLE,
        ping_every: Duration::from_millis(200),
        ..ServerLimits::default()
    };
    let server = start_in(folder.path(), Config { limits, ..Config::default() }).await;
    let (_table, mut first, _second) = server.two(json!({})).await;
    // Pings are only answered by those who listen.
    sleep(IDLE + Duration::from_millis(800)).await;
    let idle = ToClient::Goodbye { reason: Goodbye::Idle };
    first.until(|message| (message == idle).then_some(())).await;
}

#[tokio::test]
async fn who_does_not_finish_the_head_of_a_request_is_hung_up_on() {
    let folder = tempfile::tempdir().unwrap();
    let limits = ServerLimits { head: Duration::from_millis(100), ..ServerLimits::default() };
    let server = start_in(folder.path(), Config { limits, ..Config::default() }).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
    // Ends only if the server hangs up.
    let _ = stream.read_to_end(&mut Vec::new()).await;
    assert!(server.get("/healthz").await.status().is_success());
}

#[tokio::test]
async fn who_does_not_finish_a_body_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let limits = ServerLimits { request: Duration::from_millis(100), ..ServerLimits::default() };
    let server = start_in(folder.path(), Config { limits, ..Config::default() }).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 408");
}

#[tokio::test]
async fn the_way_of_a_move_is_not_charged_up_to_a_limit() {
    const WAY: u64 = 300;
    const THOUGHT: u64 = 5_000;
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({ "time": "5" })).await;
    let reply = {
        first.play(1, "c1").await.unwrap();
        server.snapshot(&table).await.moves[0].clone()
    };
    // Whoever listens late answers the server's ping late: the way seems to be long.
    sleep(Duration::from_millis(WAY)).await;
    second.hear_move(1).await;
    server.time.advance(THOUGHT);
    second.play(2, &reply).await.unwrap();
    let JournalEvent::Played { spent_ms, .. } = first.hear_move(2).await.event else {
        unreachable!()
    };
    assert!(spent_ms <= THOUGHT - WAY, "{spent_ms}");
    assert!(spent_ms >= THOUGHT - LAG_LIMIT.0, "{spent_ms}");
}
