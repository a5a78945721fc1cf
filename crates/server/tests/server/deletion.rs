//! Deleting an account leaves nothing of it: not in answers, not in a file of the data folder.

use std::fs;
use std::path::Path;

use reqwest::{Method, StatusCode};
use serde_json::json;
use tetrarch_protocol::{Created, JournalEvent, ListingPage, Phase, ToClient};
use tetrarch_server::Config;

use crate::browser::{Browser, PASSWORD};
use crate::support::{Running, hello, start, start_in};

const NAME: &str = "Quetzalcoatlus";
const WORDS: &str = "vexillology is my passion";
const LABEL: &str = "my zymurgy bot";

/// In which files of the folder one of the texts stands.
fn traces(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut found = Vec::new();
    for file in files {
        // Sockets cannot be read, and hold nothing.
        let bytes = fs::read(&file).unwrap_or_default().to_ascii_lowercase();
        for text in [NAME, WORDS, LABEL] {
            let text = text.to_ascii_lowercase();
            if bytes.windows(text.len()).any(|window| window == text.as_bytes()) {
                found.push(format!("{text:?} in {}", file.display()));
            }
        }
    }
    found
}

fn check(place: &str, answer: &str) {
    for text in [NAME, WORDS, LABEL] {
        assert!(!answer.contains(text), "{text:?} is in {place}: {answer}");
    }
}

/// Everything that the API says about these tables, and to this person.
async fn check_answers(server: &Running, person: &mut Browser<'_>, tables: &[String]) {
    for table in tables {
        for part in ["", "/events", "/record", "/record?format=text"] {
            let path = format!("/api/tables/{table}{part}");
            check(&path, &server.get(&path).await.text().await.unwrap());
        }
    }
    for phase in ["open", "playing", "over"] {
        let path = format!("/api/tables?phase={phase}");
        check(&path, &server.get(&path).await.text().await.unwrap());
    }
    for path in
        ["/api/account", "/api/account/tables", "/api/account/challenges", "/api/account/data"]
    {
        check(path, &person.get(path).await.text().await.unwrap());
    }
}

async fn ok(answer: reqwest::Response) {
    assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
}

/// Where a game goes on.
async fn next(server: &Running, table: &str) -> String {
    let state = server.snapshot(&table.parse().unwrap()).await;
    state.next.expect("the game goes on").to_string()
}

#[tokio::test]
async fn nothing_is_left_of_a_deleted_account() {
    let (server, folder) = start().await;
    let mut ada = server.signed_up(NAME).await;
    let mut bo = server.signed_up("Bo").await;
    let mut cleo = server.signed_up("Cleo").await;
    ok(ada.post("/api/account/tokens", &json!({ "label": LABEL, "scopes": ["play"] })).await).await;

    // A match of two games, played to its end, and a rematch of it.
    let together = |name: &str| {
        json!({ "game": "gou", "games": 2, "visibility": "public",
            "seats": [{ "type": "me" }, { "type": "account", "name": name }] })
    };
    let first = ada.create(&together("Bo")).await.table.to_string();
    bo.take_seat(&first).await;
    ok(ada.act(&first, 1, json!({ "type": "say", "text": WORDS })).await).await;
    ok(ada.act(&first, 2, json!({ "type": "resign" })).await).await;
    let second = next(&server, &first).await;
    ok(bo.act(&second, 1, json!({ "type": "resign" })).await).await;
    for (id, person) in [(3, &mut ada), (4, &mut bo)] {
        ok(person.act(&second, id, json!({ "type": "rematch", "yes": true })).await).await;
    }
    let rematch = next(&server, &second).await;
    // Somebody invites the account, and the account invites somebody.
    let asked = bo.create(&together(NAME)).await.table;
    let asking = ada.create(&together("Cleo")).await.table.to_string();
    let hello = hello(None);
    let mut waiting = server.join_as(&asked, hello, bo.cookie.as_deref()).await;
    waiting.until(|message| matches!(message, ToClient::Snapshot(_)).then_some(())).await;
    assert!(!traces(folder.path()).is_empty(), "the search finds what is there");

    let gone = ada.delete("/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    assert_eq!(traces(folder.path()), Vec::<String>::new(), "while the server runs");

    // Whoever looks on is told, and nobody else gets the seat that was kept.
    waiting.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
    let seen = waiting
        .until(|message| match message {
            ToClient::Snapshot(snapshot) => Some(snapshot),
            _ => None,
        })
        .await;
    check("the table that waited", &serde_json::to_string(&seen).unwrap());
    assert_eq!(seen.phase, Phase::Over);
    let taken = cleo.post(&format!("/api/tables/{asked}/seats"), &json!({})).await;
    assert_eq!(taken.status(), StatusCode::CONFLICT);

    let tables = [first, second, rematch, asked.to_string(), asking];
    check_answers(&server, &mut bo, &tables).await;
    check_answers(&server, &mut cleo, &tables).await;
    assert_eq!(server.get(&format!("/api/accounts/{NAME}")).await.status(), StatusCode::NOT_FOUND);
    let challenges: ListingPage = cleo.get("/api/account/challenges").await.json().await.unwrap();
    assert!(challenges.tables.is_empty());

    // The same is true when everything is read from the disk again.
    server.stop().await;
    assert_eq!(traces(folder.path()), Vec::<String>::new(), "after the end of the server");
    let server = start_in(folder.path(), Config::default()).await;
    let mut bo = server.browser();
    bo.log_in("Bo").await;
    check_answers(&server, &mut bo, &tables).await;
    assert_eq!(traces(folder.path()), Vec::<String>::new(), "after a restart");
}

#[tokio::test]
async fn a_table_that_only_waited_for_the_account_is_called_off() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let mut bo = server.signed_up("Bo").await;
    let seats =
        json!([{ "type": "me" }, { "type": "account", "name": "Ada" }, { "type": "lobby" }]);
    let table = json!({ "game": "abalone", "variant": "three-players", "visibility": "public", "seats": seats });
    let answer = bo.post("/api/tables", &table).await;
    let created: Created = match answer.status() {
        StatusCode::CREATED => answer.json().await.unwrap(),
        _ => panic!("{}", answer.text().await.unwrap()),
    };
    ok(ada.send(Method::DELETE, "/api/account", Some(&json!({ "password": PASSWORD }))).await)
        .await;
    let state = server.snapshot(&created.table).await;
    assert_eq!((state.phase, state.ending.unwrap().id.as_str()), (Phase::Over, "abort"));
    let open: ListingPage = server.get("/api/tables").await.json().await.unwrap();
    assert!(open.tables.is_empty(), "it is in no list");
}
