//! What people may be called, and what becomes of their words.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tetrarch_protocol::{Occupant, SeatSecret};

use crate::browser::PASSWORD;
use crate::support::{Running, problem, start};

fn called(name: &str) -> Value {
    json!({ "game": "hus", "seats": [{ "type": "me", "name": name }, { "type": "lobby" }] })
}

/// What a guest is told who wants to sit down under a name, at a table of someone else.
async fn refused(server: &Running, name: &str) -> String {
    let created = server.post("/api/tables", None, &called(name)).await;
    assert!(created.status().is_client_error(), "{name:?} made a table");
    let made = problem(created).await.id().to_owned();
    let table = server.create(&called("Bo")).await.table;
    let path = format!("/api/tables/{table}/seats");
    let taken = server.post(&path, None, &json!({ "name": name })).await;
    assert!(taken.status().is_client_error(), "{name:?} took a seat");
    assert_eq!(problem(taken).await.id(), made, "{name:?}");
    made
}

#[tokio::test]
async fn invisible_and_reversed_names_are_refused() {
    let (server, _folder) = start().await;
    for name in
        ["\u{202e}adA", "A\u{200b}da", "\u{3164}", "\u{2066}Ada\u{2069}", "Ada\u{ad}", "\u{2800}"]
    {
        assert_eq!(refused(&server, name).await, "invalid", "{name:?}");
    }
}

#[tokio::test]
async fn nobody_passes_for_an_engine_or_for_who_runs_the_server() {
    let (server, _folder) = start().await;
    for name in
        ["Computer, level 10", "Administrator Ada", "Аdmin", "Tetrarch", "MODERATOR", "C0mputer"]
    {
        assert_eq!(refused(&server, name).await, "reserved-name", "{name:?}");
    }
    for name in ["Admin", "computer_10", "Moderator", "Guest1", "Tetrarch"] {
        let body = json!({ "name": name, "password": PASSWORD });
        let answer = server.browser().post("/api/account", &body).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(problem(answer).await.id(), "reserved-name", "{name}");
    }
}

#[tokio::test]
async fn a_guest_is_not_called_like_an_account() {
    let (server, _folder) = start().await;
    server.signed_up("Ada").await;
    for name in ["Ada", "aDA", " ada ", "Аdа", "Ａｄａ"] {
        assert_eq!(refused(&server, name).await, "name-taken", "{name:?}");
    }
    server.create(&called("Ada L.")).await;
}

#[tokio::test]
async fn a_guest_keeps_a_name_that_became_an_accounts_later() {
    let (server, _folder) = start().await;
    let created = server.create(&called("Ada")).await;
    server.signed_up("Ada").await;
    // The same guest comes back, and says its name again.
    let mut guest = server.sit(&created.table, &created.seats[0]).await;
    guest
        .until(|message| matches!(message, tetrarch_protocol::ToClient::Welcome(_)).then_some(()))
        .await;
    let state = server.snapshot(&created.table).await;
    assert!(
        matches!(&state.state.seats[0].occupant, Occupant::Human { name, rating: None } if name == "Ada")
    );
}

#[tokio::test]
async fn words_are_shown_without_what_cannot_be_seen() {
    let (server, _folder) = start().await;
    let created = server.create(&called("Bo")).await;
    let path = format!("/api/tables/{}/acts", created.table);
    let secret = created.seats[0].secret.as_ref().map(SeatSecret::expose);
    let say = |id: u64, text: &str| json!({ "id": id, "act": { "type": "say", "text": text } });
    let said = server.post(&path, secret, &say(1, "go\u{202e}od \u{200b}luck")).await;
    assert_eq!(said.status(), StatusCode::OK);
    assert_eq!(server.snapshot(&created.table).await.chat[0].text, "good luck");
    let nothing = server.post(&path, secret, &say(2, "\u{200b}\u{3164}")).await;
    assert_eq!(problem(nothing).await.id(), "invalid");
}
