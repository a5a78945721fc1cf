//! Reports, mutes, and what administrators do about people.

use std::fs;
use std::net::IpAddr;
use std::path::Path;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;
use tetrarch_protocol::{Goodbye, Muted, Occupant, Profile, TableId, ToClient};
use tetrarch_server::{
    AdminAnswer, AdminRequest, Config, ReportView, Whom, administer, control_socket,
};

use crate::browser::{Browser, credentials};
use crate::support::{Running, hello, problem, start_in};

const WORDS: &str = "kumquat is an insult";

/// A server that administrators reach.
async fn start() -> (Running, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (start_again(folder.path()).await, folder)
}

async fn start_again(folder: &Path) -> Running {
    let config = Config { control: Some(control_socket(folder)), ..Config::default() };
    start_in(folder, config).await
}

async fn done(folder: &TempDir, request: AdminRequest) -> String {
    match administer(folder.path(), request).await.unwrap() {
        AdminAnswer::Done(what) => tetrarch_messages::english(&what),
        other => panic!("{other:?}"),
    }
}

async fn refused(folder: &TempDir, request: AdminRequest) -> String {
    match administer(folder.path(), request).await.unwrap() {
        AdminAnswer::Refused(why) => tetrarch_messages::english(&why),
        other => panic!("{other:?}"),
    }
}

async fn reports(folder: &TempDir, all: bool) -> Vec<ReportView> {
    match administer(folder.path(), AdminRequest::Reports { all }).await.unwrap() {
        AdminAnswer::Reports(reports) => reports,
        other => panic!("{other:?}"),
    }
}

/// What was done, oldest first: who, what, to whom.
async fn logged(folder: &TempDir) -> Vec<(String, String, String)> {
    match administer(folder.path(), AdminRequest::Log { limit: 100 }).await.unwrap() {
        AdminAnswer::Log(entries) => {
            let entries = entries.into_iter().rev();
            entries.map(|entry| (entry.who, entry.action, entry.subject)).collect()
        }
        other => panic!("{other:?}"),
    }
}

fn block(whom: Whom, for_ms: Option<u64>, reason: &str) -> AdminRequest {
    AdminRequest::Block { whom, for_ms, reason: reason.to_owned() }
}

fn account(name: &str) -> Whom {
    Whom::Account(name.to_owned())
}

/// A table of two accounts, of whom the first has said something.
async fn insulted(first: &mut Browser<'_>, second: &mut Browser<'_>, name: &str) -> TableId {
    let seats = json!([{ "type": "me" }, { "type": "account", "name": name }]);
    let table =
        first.create(&json!({ "game": "gou", "visibility": "public", "seats": seats })).await;
    second.take_seat(table.table.as_str()).await;
    let say = json!({ "type": "say", "text": WORDS });
    assert_eq!(first.act(table.table.as_str(), 1, say).await.status(), StatusCode::OK);
    table.table
}

async fn report(browser: &mut Browser<'_>, table: &TableId, body: &Value) -> reqwest::Response {
    browser.post(&format!("/api/tables/{table}/reports"), body).await
}

fn is_in_files(folder: &Path, text: &str) -> bool {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut bytes = files.map(|file| fs::read(file).unwrap_or_default());
    bytes.any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

fn name_of(occupant: &Occupant) -> &str {
    match occupant {
        Occupant::Human { name, .. } => name,
        other => panic!("nobody sits there: {other:?}"),
    }
}

#[tokio::test]
async fn a_report_reaches_the_administrators_until_it_is_closed() {
    let (server, folder) = start().await;
    let (mut eve, mut bo) = (server.signed_up("Eve").await, server.signed_up("Bo").await);
    let table = insulted(&mut eve, &mut bo, "Bo").await;
    let line = server.snapshot(&table).await.chat.remove(0);
    let about =
        json!({ "seat": 1, "message": line.number, "reason": "abuse", "words": "please look" });
    for _ in 0..2 {
        let answer = report(&mut bo, &table, &about).await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    }
    let [found] = <[ReportView; 1]>::try_from(reports(&folder, false).await).expect("counted once");
    assert_eq!((found.reason.as_str(), found.words.as_str()), ("abuse", "please look"));
    assert_eq!((found.seat, found.table.as_str()), (1, table.as_str()));
    assert_eq!((found.name.as_deref(), found.account.as_deref()), (Some("Eve"), Some("Eve")));
    assert_eq!((found.text.as_deref(), found.reporter.as_deref()), (Some(WORDS), Some("Bo")));

    done(&folder, AdminRequest::CloseReport { id: found.id }).await;
    assert!(reports(&folder, false).await.is_empty());
    assert_eq!(reports(&folder, true).await.len(), 1);
    let why = refused(&folder, AdminRequest::CloseReport { id: 99 }).await;
    assert!(why.contains("no report 99"), "{why}");
}

#[tokio::test]
async fn a_report_must_be_about_somebody_and_nobody_floods_with_them() {
    let (server, folder) = start().await;
    let (mut eve, mut bo) = (server.signed_up("Eve").await, server.signed_up("Bo").await);
    let table = insulted(&mut eve, &mut bo, "Bo").await;
    let mut guest = server.browser();
    let wrong = [
        (json!({ "seat": 3, "reason": "abuse" }), "invalid"),
        (json!({ "seat": 0, "reason": "abuse" }), "invalid"),
        (json!({ "seat": 2, "message": 3, "reason": "abuse" }), "invalid"),
        (json!({ "seat": 1, "reason": "dislike" }), "unreadable"),
        (json!({ "seat": 1, "reason": "other", "words": "x".repeat(501) }), "invalid"),
    ];
    for (body, id) in wrong {
        assert_eq!(problem(report(&mut guest, &table, &body).await).await.id(), id, "{body}");
    }
    let body = json!({ "seat": 1, "reason": "spam" });
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(report(&mut guest, &table, &body).await.status());
    }
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    let kept = reports(&folder, false).await;
    assert!((1..=5).contains(&kept.len()), "{kept:?}");
    assert_eq!(kept[0].reporter, None);
}

#[tokio::test]
async fn a_message_that_is_removed_is_gone_everywhere_at_once() {
    let (server, folder) = start().await;
    let (mut eve, mut bo) = (server.signed_up("Eve").await, server.signed_up("Bo").await);
    let table = insulted(&mut eve, &mut bo, "Bo").await;
    let line = server.snapshot(&table).await.chat.remove(0);
    let mut watcher = server.watch(&table).await;
    watcher.until(|message| matches!(message, ToClient::Snapshot(_)).then_some(())).await;
    let remove = |number| AdminRequest::RemoveMessage { table: table.to_string(), number };
    done(&folder, remove(line.number)).await;
    let seen = watcher
        .until(|message| match message {
            ToClient::Snapshot(snapshot) => Some(snapshot),
            _ => None,
        })
        .await;
    assert_eq!(seen.chat[0].text, "[removed]");
    assert!(!is_in_files(folder.path(), WORDS));
    let why = refused(&folder, remove(1)).await;
    assert!(why.contains("not a message"), "{why}");
    server.stop().await;
    let server = start_again(folder.path()).await;
    assert_eq!(server.snapshot(&table).await.chat[0].text, "[removed]");
}

#[tokio::test]
async fn a_name_that_is_removed_is_gone_everywhere_at_once() {
    let (server, folder) = start().await;
    let (mut eve, mut bo) = (server.signed_up("Malapropos").await, server.signed_up("Bo").await);
    let table = insulted(&mut eve, &mut bo, "Bo").await;
    let kept = bo
        .create(&json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "account", "name": "Malapropos" }] }))
        .await
        .table;
    done(&folder, AdminRequest::RemoveAccountName { name: "malapropos".to_owned() }).await;
    let me: Profile = eve.get("/api/account").await.json().await.unwrap();
    assert!(me.name.starts_with("Player-"), "{}", me.name);
    assert_eq!(name_of(&server.snapshot(&table).await.state.seats[0].occupant), me.name);
    let waiting = serde_json::to_string(&server.snapshot(&kept).await).unwrap();
    assert!(waiting.contains(&me.name) && !waiting.contains("Malapropos"), "{waiting}");
    assert!(!is_in_files(folder.path(), "Malapropos") && !is_in_files(folder.path(), "malapropos"));
    assert_eq!(server.get("/api/accounts/Malapropos").await.status(), StatusCode::NOT_FOUND);
    // The account lives on under its new name.
    assert_eq!(eve.log_in(&me.name).await.account.name, me.name);

    let guests = json!({ "game": "hus", "seats": [{ "type": "me", "name": "Contumely" }, { "type": "lobby" }] });
    let table = server.create(&guests).await.table;
    let remove = |seat| AdminRequest::RemoveSeatName { table: table.to_string(), seat };
    done(&folder, remove(1)).await;
    assert_eq!(name_of(&server.snapshot(&table).await.state.seats[0].occupant), "Guest");
    assert!(!is_in_files(folder.path(), "Contumely"));
    refused(&folder, remove(2)).await;
}

#[tokio::test]
async fn a_game_that_is_removed_is_gone_and_ratings_stay() {
    let (server, folder) = start().await;
    let (mut eve, mut bo) = (server.signed_up("Eve").await, server.signed_up("Bo").await);
    let seats = json!([{ "type": "me" }, { "type": "account", "name": "Bo" }]);
    let rated = json!({ "game": "gou", "rated": true, "visibility": "public", "seats": seats });
    let table = eve.create(&rated).await.table;
    bo.take_seat(table.as_str()).await;
    let state = server.snapshot(&table).await;
    assert_eq!(eve.play(table.as_str(), 1, &state.moves[0]).await.status(), StatusCode::OK);
    let state = server.snapshot(&table).await;
    assert_eq!(bo.play(table.as_str(), 2, &state.moves[0]).await.status(), StatusCode::OK);
    assert_eq!(
        eve.act(table.as_str(), 9, json!({ "type": "resign" })).await.status(),
        StatusCode::OK
    );
    let before: Profile = bo.get("/api/account").await.json().await.unwrap();
    assert_eq!(before.ratings.len(), 1);

    let open = insulted(&mut eve, &mut bo, "Bo").await;
    let mut watcher = server.watch(&open).await;
    watcher.until(|message| matches!(message, ToClient::Snapshot(_)).then_some(())).await;
    for table in [&table, &open] {
        done(&folder, AdminRequest::RemoveGame { table: table.to_string() }).await;
        for part in ["", "/record", "/events", "/analysis"] {
            let answer = server.get(&format!("/api/tables/{table}{part}")).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{part}");
        }
    }
    while watcher.next().await.is_some() {}
    let listed = bo.get("/api/account/tables").await.text().await.unwrap();
    assert!(!listed.contains(table.as_str()) && !listed.contains(open.as_str()), "{listed}");
    assert!(!is_in_files(folder.path(), WORDS));
    let after: Profile = bo.get("/api/account").await.json().await.unwrap();
    assert_eq!(before.ratings, after.ratings);
    refused(&folder, AdminRequest::RemoveGame { table: open.to_string() }).await;
}

#[tokio::test]
async fn a_blocked_account_is_signed_out_and_stays_out_until_the_block_ends() {
    let (server, folder) = start().await;
    let mut eve = server.signed_up("Eve").await;
    let new = json!({ "label": "bot", "scopes": ["play"] });
    let token: Value = eve.post("/api/account/tokens", &new).await.json().await.unwrap();
    let by_token = || {
        let request = reqwest::Client::new().get(server.url("/api/account/tables"));
        server.send(request.bearer_auth(token["token"].as_str().unwrap()))
    };
    assert_eq!(by_token().await.status(), StatusCode::OK);
    let table = eve
        .create(&json!({ "game": "gou", "seats": [{ "type": "me" }, { "type": "lobby" }] }))
        .await
        .table;
    let mut playing = server.join_as(&table, hello(None), eve.cookie.as_deref()).await;
    playing.until(|message| matches!(message, ToClient::Snapshot(_)).then_some(())).await;
    let stream = reqwest::Client::new().get(server.url("/api/bot/events"));
    let stream = stream.bearer_auth(token["token"].as_str().unwrap()).send().await.unwrap();
    assert_eq!(stream.status(), StatusCode::OK);
    done(&folder, block(account("Eve"), Some(60_000), "insults")).await;
    // What the account has open ends.
    stream.bytes().await.unwrap();
    let bye = ToClient::Goodbye { reason: Goodbye::SignedOut };
    playing.until(|message| (message == bye).then_some(())).await;
    assert_eq!(playing.next().await, None);
    assert_eq!(eve.get("/api/account").await.status(), StatusCode::UNAUTHORIZED);
    let mut again = server.browser();
    let answer = again.post("/api/session", &credentials("Eve")).await;
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
    let said = problem(answer).await;
    assert_eq!(said.id(), "blocked");
    assert_eq!(said.detail, "This account is blocked until 2027-01-15 08:01 UTC: insults");
    assert_eq!(problem(by_token().await).await.id(), "blocked");
    // Who guesses the password learns nothing of the block.
    let wrong = json!({ "name": "Eve", "password": "wrong horse" });
    assert_eq!(problem(again.post("/api/session", &wrong).await).await.id(), "wrong-login");

    server.time.advance(60_000);
    assert_eq!(by_token().await.status(), StatusCode::OK);
    again.log_in("Eve").await;
    done(&folder, block(account("Eve"), None, "")).await;
    server.time.advance(365 * 24 * 60 * 60 * 1_000);
    assert_eq!(by_token().await.status(), StatusCode::FORBIDDEN);
    // A block outlives the server.
    server.stop().await;
    let server = start_again(folder.path()).await;
    let answer = server.browser().post("/api/session", &credentials("Eve")).await;
    assert_eq!(problem(answer).await.detail, "This account is permanently blocked.");
    done(&folder, AdminRequest::Unblock { whom: account("Eve") }).await;
    server.browser().log_in("Eve").await;
}

#[tokio::test]
async fn a_blocked_address_is_refused_at_the_door() {
    let (server, folder) = start().await;
    let (mut eve, mut bo) = (server.signed_up("Eve").await, server.signed_up("Bo").await);
    let table = insulted(&mut eve, &mut bo, "Bo").await;
    let mut watcher = server.watch(&table).await;
    watcher.until(|message| matches!(message, ToClient::Snapshot(_)).then_some(())).await;
    let here = Whom::Address(IpAddr::from([127, 0, 0, 1]));
    done(&folder, block(here.clone(), Some(60_000), "a flood")).await;
    while watcher.next().await.is_some() {}
    for path in ["/", "/healthz", "/api/tables", "/api/openapi.json"] {
        let answer = reqwest::get(server.url(path)).await.unwrap();
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path}");
        let said = problem(answer).await;
        assert_eq!(said.id(), "blocked");
        assert_eq!(said.detail, "This address is blocked until 2027-01-15 08:01 UTC: a flood");
    }
    let blocks = administer(folder.path(), AdminRequest::Blocks).await.unwrap();
    let AdminAnswer::Blocks(blocks) = blocks else { panic!("{blocks:?}") };
    assert_eq!(tetrarch_messages::english(&blocks[0].whom), "address 127.0.0.1");
    done(&folder, AdminRequest::Unblock { whom: here }).await;
    assert_eq!(server.get("/api/tables").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn everything_that_administrators_do_is_logged_with_or_without_a_server() {
    let (server, folder) = start().await;
    let (mut eve, mut bo) = (server.signed_up("Eve").await, server.signed_up("Bo").await);
    let table = insulted(&mut eve, &mut bo, "Bo").await;
    let number = server.snapshot(&table).await.chat[0].number;
    let table = table.to_string();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(control_socket(folder.path())).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    done(&folder, AdminRequest::RemoveMessage { table: table.clone(), number }).await;
    server.stop().await;
    // The same without a server.
    done(&folder, block(account("Eve"), None, "")).await;
    done(&folder, AdminRequest::RemoveAccountName { name: "Eve".to_owned() }).await;
    done(&folder, AdminRequest::RemoveGame { table: table.clone() }).await;
    let server = start_again(folder.path()).await;
    assert_eq!(server.get(&format!("/api/tables/{table}")).await.status(), StatusCode::NOT_FOUND);
    done(&folder, block(Whom::Address([192, 0, 2, 1].into()), None, "")).await;
    done(&folder, AdminRequest::Unblock { whom: Whom::Address([192, 0, 2, 1].into()) }).await;
    let log = logged(&folder).await;
    let deeds: Vec<&str> = log.iter().map(|(_, action, _)| action.as_str()).collect();
    let expected = ["remove-message", "block", "remove-name", "remove-game", "block", "unblock"];
    assert_eq!(deeds, expected);
    assert!(log.iter().all(|(who, ..)| who.starts_with("user ")), "{log:?}");
    assert_eq!(log[0].2, format!("table:{table}"));
    assert!(log[1].2.starts_with("account:") && log[1].2 == log[2].2, "{log:?}");
    assert_eq!(log[5].2, "address:192.0.2.1");
    assert!(administer(&folder.path().join("nothing"), AdminRequest::Blocks).await.is_err());
}

#[tokio::test]
async fn an_account_mutes_others_on_all_its_devices() {
    let (server, _folder) = start().await;
    let (mut ada, mut eve) = (server.signed_up("Ada").await, server.signed_up("Eve").await);
    let muted = async |browser: &mut Browser<'_>| {
        browser.get("/api/account/mutes").await.json::<Muted>().await.unwrap().names
    };
    let put = Method::PUT;
    for _ in 0..2 {
        let answer = ada.send(put.clone(), "/api/account/mutes/eve", None).await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    }
    let mut phone = server.browser();
    phone.log_in("Ada").await;
    assert_eq!(muted(&mut phone).await, ["Eve"]);
    assert!(muted(&mut eve).await.is_empty(), "it is the viewer's own");
    for (name, id) in [("Nobody", "no-such-account"), ("Ada", "invalid")] {
        let answer = ada.send(put.clone(), &format!("/api/account/mutes/{name}"), None).await;
        assert_eq!(problem(answer).await.id(), id);
    }
    let guest = server.browser().send(put.clone(), "/api/account/mutes/Eve", None).await;
    assert_eq!(guest.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(phone.delete("/api/account/mutes/Eve", None).await.status(), StatusCode::NO_CONTENT);
    assert!(muted(&mut ada).await.is_empty());
}
