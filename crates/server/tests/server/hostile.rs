//! Clients that do not behave.

use std::num::NonZeroU32;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::StatusCode;
use serde_json::json;
use tetrarch_protocol::{Created, FromClient, Goodbye, Hello, SeatSecret, ToClient};
use tetrarch_server::{Config, ServerLimits};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{hello, problem, start, start_in};

#[tokio::test]
async fn nobody_plays_on_a_seat_that_is_not_theirs() {
    let (server, _folder) = start().await;
    let (table, first, _second) = server.two(json!({})).await;
    let (other, _, stranger) = server.two(json!({})).await;
    let strange = stranger.hello.secret.clone().unwrap();
    let body = json!({ "id": 1, "ply": 1, "move": "c1" });
    let path = format!("/api/tables/{table}/moves");
    for (secret, status) in [
        (None, StatusCode::UNAUTHORIZED),
        (Some("guess"), StatusCode::FORBIDDEN),
        (Some(strange.expose()), StatusCode::FORBIDDEN),
    ] {
        let answer = server.post(&path, secret, &body).await;
        assert_eq!(answer.status(), status);
        problem(answer).await;
    }
    let hello = Hello { secret: first.hello.secret.clone(), ..stranger.hello.clone() };
    let mut intruder = server.join(&other, hello).await;
    let refused = intruder
        .until(|message| match message {
            ToClient::Refused { problem, .. } => Some(problem),
            _ => None,
        })
        .await;
    assert_eq!(refused.id(), "wrong-secret");
}

#[tokio::test]
async fn secrets_are_shown_to_their_owners_only() {
    let (server, _folder) = start().await;
    let new = json!({
        "game": "hus", "visibility": "public", "seats": [{ "type": "me" }, { "type": "lobby" }]
    });
    let Created { table, seats, .. } = server.create(&new).await;
    let secret: &SeatSecret = seats[0].secret.as_ref().unwrap();
    for path in ["/api/tables".to_owned(), format!("/api/tables/{table}"), "/metrics".to_owned()] {
        let text = server.get(&path).await.text().await.unwrap();
        assert!(!text.contains(secret.expose()), "{path}");
    }
}

#[tokio::test]
async fn messages_that_are_none_are_answered_a_few_times_only() {
    let (server, _folder) = start().await;
    let (_table, mut first, _second) = server.two(json!({})).await;
    for nonsense in ["", "null", "{", r#"{"type":"move"}"#, "[[[[[[[["] {
        first.say_text(nonsense).await;
        let refused = first
            .until(|message| match message {
                ToClient::Refused { id, problem } => Some((id, problem)),
                _ => None,
            })
            .await;
        assert_eq!((refused.0, refused.1.id()), (None, "unreadable"));
    }
    first.say_text("once more").await;
    let bye = ToClient::Goodbye { reason: Goodbye::Misbehaved };
    first.until(|message| (message == bye).then_some(())).await;
}

#[tokio::test]
async fn a_flood_and_a_huge_message_end_the_connection() {
    let (server, _folder) = start().await;
    let (table, mut flooder, _second) = server.two(json!({})).await;
    for token in 0..200 {
        let ping = serde_json::to_string(&FromClient::Ping { token }).unwrap();
        // The server may hang up before all of them are sent.
        flooder.try_say(&ping).await;
    }
    let mut pongs = 0;
    while let Some(message) = flooder.next().await {
        pongs += u32::from(matches!(message, ToClient::Pong { .. }));
    }
    assert!((1..200).contains(&pongs), "{pongs}");

    let mut socket = server.socket(&table).await;
    let hello = serde_json::to_string(&FromClient::Hello(hello(None))).unwrap();
    socket.send(Message::text(hello)).await.unwrap();
    // The server may hang up before all of it is sent.
    let _ = socket.send(Message::text("x".repeat(1 << 20))).await;
    while let Some(Ok(_)) = socket.next().await {}
    // Others play on.
    assert_eq!(server.get("/healthz").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_huge_body_is_refused() {
    let (server, _folder) = start().await;
    let body = json!({ "game": "x".repeat(1 << 20), "seats": [] });
    let answer = server.post("/api/tables", None, &body).await;
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn pages_of_other_sites_may_not_ask() {
    let (server, _folder) = start().await;
    let ask = |origin: String| {
        let request = reqwest::Client::new().post(server.url("/api/tables")).json(&json!({}));
        request.header("origin", origin).send()
    };
    let foreign = ask("https://evil.example".to_owned()).await.unwrap();
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN);
    assert_eq!(problem(foreign).await.id(), "foreign-origin");
    let own = ask(server.url("")).await.unwrap();
    assert_eq!(own.status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn an_address_that_asks_too_often_has_to_wait() {
    let folder = tempfile::tempdir().unwrap();
    let limits = ServerLimits {
        requests_per_second: NonZeroU32::new(1),
        connections: Some(1),
        ..ServerLimits::default()
    };
    let server = start_in(folder.path(), Config { limits, ..Config::default() }).await;
    let new = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "link" }] });
    let Created { table, .. } = server.create(&new).await;
    let _watcher = server.watch(&table).await;
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(server.get("/healthz").await.status());
    }
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS));
}

#[tokio::test]
async fn every_answer_makes_browsers_careful() {
    let (server, _folder) = start().await;
    for path in ["/api/games", "/nothing", "/healthz"] {
        let answer = server.get(path).await;
        let headers = answer.headers();
        assert!(
            headers["content-security-policy"].to_str().unwrap().contains("default-src 'none'")
        );
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
    }
}
