//! What is open by a session or a token ends with it, at once.

use futures_util::StreamExt as _;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tetrarch_protocol::{Act, CreatedToken, Goodbye, TableId, ToClient};

use crate::browser::{Browser, PASSWORD};
use crate::support::{Player, Running, hello, start};

/// A table of an account against a guest.
async fn table_of(server: &Running, ada: &mut Browser<'_>) -> (TableId, Player) {
    let table = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "link" }] });
    let created = ada.create(&table).await;
    let guest = server.accept(&created.table, &created.invitations[0]).await;
    (created.table, guest)
}

/// An open socket of whoever has this cookie, at its seat.
async fn socket(server: &Running, table: &TableId, cookie: Option<&str>) -> Player {
    let mut socket = server.join_as(table, hello(None), cookie).await;
    assert_eq!(socket.welcome().await.seat, Some(1));
    socket
}

/// The socket says nothing more for the account, and hears why.
async fn assert_signed_out(mut socket: Player) {
    let act = json!({ "type": "act", "id": 99, "act": { "type": "resign" } });
    socket.try_say(&act.to_string()).await;
    let bye = ToClient::Goodbye { reason: Goodbye::SignedOut };
    socket
        .until(|message| match message {
            ToClient::Acknowledged(done) => panic!("it was done: {done:?}"),
            message => (message == bye).then_some(()),
        })
        .await;
    assert_eq!(socket.next().await, None);
}

#[tokio::test]
async fn logging_out_ends_the_rights_of_open_sockets() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let (table, _guest) = table_of(&server, &mut ada).await;
    let mut phone = server.browser();
    phone.log_in("Ada").await;
    let (here, there) = (ada.cookie.clone(), phone.cookie.clone());
    let (own, mut other) = (
        socket(&server, &table, here.as_deref()).await,
        socket(&server, &table, there.as_deref()).await,
    );
    assert_eq!(ada.delete("/api/session", None).await.status(), StatusCode::NO_CONTENT);
    assert_signed_out(own).await;
    // Another session of the same account goes on.
    other.act(Act::Say { text: "still here".to_owned() }).await.unwrap();
    // Who comes back without signing in watches.
    let mut back = server.join_as(&table, hello(None), here.as_deref()).await;
    assert_eq!(back.welcome().await.seat, None);
}

#[tokio::test]
async fn a_new_password_and_a_deleted_account_end_them_too() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let (table, _guest) = table_of(&server, &mut ada).await;
    let mut phone = server.browser();
    phone.log_in("Ada").await;
    let open = socket(&server, &table, phone.cookie.as_deref()).await;
    let new = json!({ "old": PASSWORD, "new": "another password" });
    let changed = ada.send(Method::PUT, "/api/account/password", Some(&new)).await;
    assert_eq!(changed.status(), StatusCode::NO_CONTENT);
    assert_signed_out(open).await;
    let open = socket(&server, &table, ada.cookie.as_deref()).await;
    let gone = ada.delete("/api/account", Some(&json!({ "password": "another password" }))).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    assert_signed_out(open).await;
}

#[tokio::test]
async fn signing_in_as_somebody_else_ends_the_session_before() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    server.signed_up("Bo").await;
    let (table, _guest) = table_of(&server, &mut ada).await;
    let open = socket(&server, &table, ada.cookie.as_deref()).await;
    ada.log_in("Bo").await;
    assert_signed_out(open).await;
}

#[tokio::test]
async fn a_session_that_expires_ends_its_sockets() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let (table, _guest) = table_of(&server, &mut ada).await;
    let open = socket(&server, &table, ada.cookie.as_deref()).await;
    server.time.advance(30 * 24 * 60 * 60 * 1_000);
    assert_signed_out(open).await;
}

async fn token_of(owner: &mut Browser<'_>, label: &str) -> String {
    let new = json!({ "label": label, "scopes": ["play"] });
    let made: CreatedToken = owner.post("/api/account/tokens", &new).await.json().await.unwrap();
    made.token
}

/// The lines of a stream of the bot API.
async fn stream(
    server: &Running,
    path: &str,
    token: &str,
) -> impl futures_util::Stream<Item = Value> + Unpin {
    let request = reqwest::Client::new().get(server.url(path)).bearer_auth(token);
    let answer = request.send().await.unwrap().error_for_status().unwrap();
    let lines = answer.bytes_stream().map(|piece| piece.unwrap());
    let values = lines.flat_map(|piece| {
        let text = String::from_utf8(piece.to_vec()).unwrap();
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        futures_util::stream::iter(lines)
    });
    Box::pin(values.filter_map(async |line| serde_json::from_str(&line).ok()))
}

#[tokio::test]
async fn a_revoked_token_ends_its_streams_and_no_others() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let (table, mut guest) = table_of(&server, &mut ada).await;
    let (old, new) = (token_of(&mut ada, "old bot").await, token_of(&mut ada, "new bot").await);
    let game = format!("/api/bot/tables/{table}");
    let mut revoked =
        [stream(&server, "/api/bot/events", &old).await, stream(&server, &game, &old).await];
    let mut kept = stream(&server, &game, &new).await;
    for stream in revoked.iter_mut().chain([&mut kept]) {
        assert!(stream.next().await.is_some(), "what is the case comes first");
    }
    let gone = ada.delete("/api/account/tokens/old%20bot", None).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    for mut stream in revoked {
        assert_eq!(stream.next().await, None);
    }
    guest.act(Act::Say { text: "hello bot".to_owned() }).await.unwrap();
    assert_eq!(kept.next().await.unwrap()["text"], "hello bot");
}
