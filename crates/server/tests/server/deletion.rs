//! Deleting an account leaves nothing of it: not in answers, not in a file of the data folder.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tetrarch_protocol::{Created, JournalEvent, ListingPage, Occupant, Phase, Snapshot, ToClient};
use tetrarch_server::{Config, ServerLimits};
use tetrarch_store::{Change, SqliteStore, Store as _};

use crate::browser::{Browser, PASSWORD, credentials};
use crate::support::{Running, hello, start, start_in, start_on};

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

fn account(name: &str) -> Value {
    json!({ "type": "account", "name": name })
}

/// Where a game stands; waits until the reader has a share again.
async fn stored_phase(server: &Running, table: &str) -> Phase {
    loop {
        let answer = server.get(&format!("/api/tables/{table}")).await;
        if answer.status() == StatusCode::OK {
            return answer.json::<Snapshot>().await.unwrap().state.phase;
        }
        assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Where a game goes on.
async fn next(server: &Running, table: &str) -> String {
    let state = server.snapshot(&table.parse().unwrap()).await;
    state.state.next.expect("the game goes on").to_string()
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
    // Someone invites the account, and the account invites someone.
    let asked = bo.create(&together(NAME)).await.table;
    let asking = ada.create(&together("Cleo")).await.table.to_string();
    let hello = hello(None);
    let mut waiting = server.join_as(&asked, hello, bo.cookie.as_deref()).await;
    waiting.until(|message| matches!(message, ToClient::Snapshot(_)).then_some(())).await;
    assert!(!traces(folder.path()).is_empty(), "the search finds what is there");

    let gone = ada.delete("/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    assert_eq!(traces(folder.path()), Vec::<String>::new(), "while the server runs");

    // Whoever looks on is told, and no one else gets the seat that was kept.
    waiting.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
    let seen = waiting
        .until(|message| match message {
            ToClient::Snapshot(snapshot) => Some(snapshot),
            _ => None,
        })
        .await;
    check("the table that waited", &serde_json::to_string(&seen).unwrap());
    assert_eq!(seen.state.phase, Phase::Over);
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
    assert_eq!(
        (state.state.phase, state.state.ending.unwrap().id.as_str()),
        (Phase::Over, "abort")
    );
    let open: ListingPage = server.get("/api/tables").await.json().await.unwrap();
    assert!(open.tables.is_empty(), "it is in no list");
}

#[tokio::test]
async fn nothing_is_left_where_the_computer_has_taken_over() {
    let (server, folder) = start().await;
    let mut ada = server.signed_up(NAME).await;
    let mut bo = server.signed_up("Bo").await;
    let mut cleo = server.signed_up("Cleo").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let seats = [json!({ "type": "me" }), account(NAME), account("Cleo")];
        let new = json!({ "game": "abalone", "variant": "three-players", "seats": seats });
        let table = bo.create(&new).await.table.to_string();
        ada.take_seat(&table).await;
        cleo.take_seat(&table).await;
        ok(ada.act(&table, 1, json!({ "type": "say", "text": WORDS })).await).await;
        // Only a game that has properly begun goes on without a player.
        for (ply, person) in [(1, &mut bo), (2, &mut ada)] {
            let text = server.snapshot(&table.parse().unwrap()).await.moves[0].clone();
            ok(person.play(&table, ply, &text).await).await;
        }
        tables.push(table);
    }
    // The account leaves one game, and the table of it is read from the disk again; from the others it goes by
    // being deleted.
    ok(ada.act(&tables[0], 2, json!({ "type": "resign" })).await).await;
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    let mut ada = server.browser();
    ada.log_in(NAME).await;
    let gone = ada.delete("/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    for table in &tables {
        let state = server.snapshot(&table.parse().unwrap()).await;
        assert!(matches!(state.state.seats[1].occupant, Occupant::Computer { .. }), "{state:?}");
        assert_eq!(state.state.phase, Phase::Playing, "the others play on");
    }
    assert_eq!(traces(folder.path()), Vec::<String>::new());
    // The stream of events goes on with the game, so it is not read to its end here.
    for table in &tables {
        for part in ["", "/record", "/record?format=text"] {
            let path = format!("/api/tables/{table}{part}");
            check(&path, &server.get(&path).await.text().await.unwrap());
        }
    }
}

#[tokio::test]
async fn a_deletion_comes_to_its_end_however_much_there_is_to_read() {
    let folder = tempfile::tempdir().unwrap();
    // Every table must be read from the disk.
    let limits = ServerLimits { requests_per_second: None, ..ServerLimits::default() };
    let config = Config { table_idle: Duration::ZERO, limits, ..Config::default() };
    let server = start_in(folder.path(), config).await;
    let mut ada = server.signed_up(NAME).await;
    let open = json!({ "game": "gou", "visibility": "public",
        "seats": [{ "type": "me" }, { "type": "lobby" }] });
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(ada.create(&open).await.table.to_string());
    }
    for line in 0..100 {
        let say = json!({ "type": "say", "text": format!("{WORDS} {}", "x".repeat(400)) });
        ok(ada.act(&tables[0], line, say).await).await;
    }
    // The address has no share of reading left.
    let path = server.url(&format!("/api/tables/{}", tables[0]));
    let client = reqwest::Client::new();
    while client.get(&path).send().await.unwrap().status() != StatusCode::TOO_MANY_REQUESTS {}
    let gone = ada.delete("/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT, "{}", gone.text().await.unwrap());
    assert_eq!(traces(folder.path()), Vec::<String>::new());
    for table in &tables {
        assert_eq!(stored_phase(&server, table).await, Phase::Over);
    }
}

#[tokio::test]
async fn a_deletion_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), Config::default()).await;
    let mut ada = server.signed_up(NAME).await;
    let table = ada
        .create(&json!({ "game": "gou", "visibility": "public",
        "seats": [{ "type": "me" }, { "type": "lobby" }] }))
        .await
        .table
        .to_string();
    server.stop().await;
    // As it is if the server ends right after the deletion has begun.
    let store = Arc::new(SqliteStore::open(folder.path()).unwrap());
    let id = store.account_named(NAME).await.unwrap().unwrap().id;
    store.write(vec![Change::BeginForgetting(id)]).await.unwrap();
    let server = start_on(store.clone(), Config::default()).await;
    let mut ada = server.browser();
    let refused = ada.post("/api/session", &credentials(NAME)).await;
    assert_eq!(refused.status(), StatusCode::UNAUTHORIZED, "the account is nobody's");
    while store.account_named(NAME).await.unwrap().is_some() {
        tokio::task::yield_now().await;
    }
    let state = server.snapshot(&table.parse().unwrap()).await;
    check("the table", &serde_json::to_string(&state).unwrap());
    assert_eq!(state.state.phase, Phase::Over);
}
