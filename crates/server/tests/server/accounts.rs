//! Accounts: from signing up to being forgotten.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tetrarch_protocol::{Created, JournalEvent, ListingPage, LoggedIn, Occupant, Phase, Profile};
use tetrarch_server::Config;

use crate::browser::{PASSWORD, credentials};
use crate::support::{hello, problem, start, start_in};

fn two_people() -> Value {
    json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "link" }] })
}

fn name_of(occupant: &Occupant) -> &str {
    match occupant {
        Occupant::Human { name, .. } => name,
        other => panic!("nobody sits there: {other:?}"),
    }
}

#[tokio::test]
async fn somebody_signs_up_logs_out_and_in_again() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let me: Profile = ada.get("/api/account").await.json().await.unwrap();
    assert_eq!((me.name.as_str(), me.since_ms), ("Ada", 1_800_000_000_000));
    let first = ada.cookie.clone();

    assert_eq!(ada.delete("/api/session", None).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(ada.cookie, None, "the cookie is taken away");
    ada.cookie = first.clone();
    let stale = ada.get("/api/account").await;
    assert_eq!(stale.status(), StatusCode::UNAUTHORIZED, "and is worth nothing any more");
    assert_eq!(problem(stale).await.id(), "needs-account");

    assert_eq!(ada.log_in("ADA").await.account.name, "Ada");
    assert_ne!(ada.cookie, first, "every session has a secret of its own");
    assert_eq!(ada.get("/api/account").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn logging_in_again_ends_the_session_before() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let mut thief = server.browser();
    thief.cookie = ada.cookie.clone();
    ada.log_in("Ada").await;
    assert_eq!(thief.get("/api/account").await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(ada.get("/api/account").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_session_ends_after_a_month() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    server.time.advance(30 * 24 * 60 * 60 * 1_000 - 1);
    assert_eq!(ada.get("/api/account").await.status(), StatusCode::OK);
    server.time.advance(1);
    assert_eq!(ada.get("/api/account").await.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn what_is_wrong_with_a_name_or_a_password_is_said() {
    let (server, _folder) = start().await;
    server.signed_up("Ada").await;
    let mut browser = server.browser();
    let wrong = [
        (json!({ "name": "A da", "password": PASSWORD }), "invalid"),
        (json!({ "name": "Bo", "password": "short" }), "invalid"),
        (json!({ "name": "aDA", "password": PASSWORD }), "name-taken"),
        (json!({ "name": "Bo" }), "unreadable"),
    ];
    for (body, id) in wrong {
        let answer = browser.post("/api/account", &body).await;
        assert!(answer.status().is_client_error(), "{body}");
        assert_eq!(problem(answer).await.id(), id, "{body}");
    }
    for body in [json!({ "name": "Ada", "password": "wrong horse" }), credentials("Nobody")] {
        let answer = browser.post("/api/session", &body).await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(problem(answer).await.id(), "wrong-login", "both are the same to a guesser");
    }
    assert_eq!(browser.cookie, None);
}

#[tokio::test]
async fn a_password_is_not_guessed_for_ever() {
    let (server, _folder) = start().await;
    server.signed_up("Ada").await;
    let mut browser = server.browser();
    let wrong = json!({ "name": "Ada", "password": "wrong horse" });
    for _ in 0..10 {
        let answer = browser.post("/api/session", &wrong).await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    }
    let answer = browser.post("/api/session", &credentials("Ada")).await;
    assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(answer.headers().contains_key("retry-after"));
}

#[tokio::test]
async fn a_page_of_another_site_cannot_act_for_who_is_logged_in() {
    let (server, _folder) = start().await;
    let ada = server.signed_up("Ada").await;
    let answer = reqwest::Client::new()
        .delete(server.url("/api/account"))
        .header("cookie", ada.cookie.as_ref().unwrap())
        .header("origin", "https://evil.example")
        .json(&json!({ "password": PASSWORD }))
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
    assert_eq!(problem(answer).await.id(), "foreign-origin");
}

#[tokio::test]
async fn behind_tls_the_cookie_is_for_tls_only() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { behind_tls: true, ..Config::default() };
    let server = start_in(folder.path(), config).await;
    let answer = server.browser().post("/api/account", &credentials("Ada")).await;
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

#[tokio::test]
async fn a_new_password_logs_every_other_browser_out() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let mut phone = server.browser();
    phone.log_in("Ada").await;
    let change = |old: &str| json!({ "old": old, "new": "staple battery horse" });
    let put = Method::PUT;
    let refused =
        ada.send(put.clone(), "/api/account/password", Some(&change("wrong horse"))).await;
    assert_eq!(problem(refused).await.id(), "wrong-password");
    let changed = ada.send(put, "/api/account/password", Some(&change(PASSWORD))).await;
    assert_eq!(changed.status(), StatusCode::NO_CONTENT);
    assert_eq!(ada.get("/api/account").await.status(), StatusCode::OK);
    assert_eq!(phone.get("/api/account").await.status(), StatusCode::UNAUTHORIZED);
    let old = phone.post("/api/session", &credentials("Ada")).await;
    assert_eq!(old.status(), StatusCode::UNAUTHORIZED);
    let new = json!({ "name": "Ada", "password": "staple battery horse" });
    assert_eq!(phone.post("/api/session", &new).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_guests_games_move_to_the_account_and_are_played_from_any_browser() {
    let (server, _folder) = start().await;
    let (table, mut first, _second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    let Created { table: own, seats, invitations, .. } = server.create(&two_people()).await;
    let claims = json!([
        { "table": table, "secret": first.hello.secret },
        { "table": own, "secret": seats[0].secret },
        // An invitation is not a game of this guest.
        { "table": own, "secret": invitations[0].secret },
        { "table": "0000000000000000", "secret": "x" },
        { "table": table, "secret": "wrong" },
    ]);
    let body = json!({ "name": "Ada", "password": PASSWORD, "seats": claims });
    let mut browser = server.browser();
    let welcome: LoggedIn = browser.post("/api/account", &body).await.json().await.unwrap();
    assert_eq!(welcome.claimed, [table.clone(), own.clone()]);
    let renamed = first.hear(|event| matches!(event, JournalEvent::SeatTaken { .. })).await;
    assert!(
        matches!(renamed.event, JournalEvent::SeatTaken { seat: 1, name, rating: Some(_) } if name == "Ada")
    );

    let mut phone = server.browser();
    phone.log_in("Ada").await;
    let mine: ListingPage = phone.get("/api/account/tables").await.json().await.unwrap();
    let names: Vec<_> = mine.tables.iter().map(|listing| &listing.table).collect();
    assert_eq!(names, [&own, &table]);
    let state = server.snapshot(&table).await;
    assert_eq!(name_of(&state.state.seats[0].occupant), "Ada");
    let record = server.get(&format!("/api/tables/{table}/record")).await.text().await.unwrap();
    assert!(record.contains("\"Ada\""), "{record}");

    let act = json!({ "type": "say", "text": "on the train" });
    assert_eq!(phone.act(table.as_str(), 7, act).await.status(), StatusCode::OK);
    let out_of_turn = phone.play(table.as_str(), 2, "c1").await;
    assert_eq!(problem(out_of_turn).await.id(), "not-your-turn");
    let stranger = server.browser().play(table.as_str(), 2, "c1").await;
    assert_eq!(problem(stranger).await.id(), "no-seat");

    // And no one else can take it over with the old link.
    let body = json!({ "name": "Eve", "password": PASSWORD, "seats": [{ "table": table, "secret": first.hello.secret }] });
    let eve: LoggedIn = server.browser().post("/api/account", &body).await.json().await.unwrap();
    assert!(eve.claimed.is_empty());
}

#[tokio::test]
async fn a_socket_of_who_is_logged_in_plays_without_a_secret() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let Created { table, seats, invitations, .. } = ada.create(&two_people()).await;
    assert_eq!(seats[0].secret, None, "the account alone plays there");
    let mut second = server.accept(&table, &invitations[0]).await;
    let mut first = server.join_as(&table, hello(None), ada.cookie.as_deref()).await;
    first.play(1, "c1").await.unwrap();
    second.hear_move(1).await;
    assert_eq!(name_of(&server.snapshot(&table).await.state.seats[0].occupant), "Ada");
}

#[tokio::test]
async fn everything_that_is_known_of_somebody_can_be_taken_away() {
    let (server, _folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let Created { table, invitations, .. } = ada.create(&two_people()).await;
    let mut bo = server.accept(&table, &invitations[0]).await;
    ada.play(table.as_str(), 1, "c1").await.error_for_status().unwrap();
    ada.act(table.as_str(), 9, json!({ "type": "say", "text": "hello Bo" })).await;
    bo.act(tetrarch_protocol::Act::Say { text: "not Ada's words".to_owned() }).await.unwrap();
    ada.create(&two_people()).await;
    let answer = ada.get("/api/account/data").await;
    assert_eq!(answer.headers()["content-type"], "application/json");
    let text = answer.text().await.unwrap();
    let data: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(data["about"]["account"]["name"], "Ada");
    assert_eq!(data["games"].as_array().unwrap().len(), 2);
    let game = &data["games"][1];
    assert_eq!(game["table"], table.as_str());
    assert_eq!(game["seats"], json!([1]));
    assert_eq!(game["said"][0][1], "hello Bo");
    assert_eq!(game["record"]["moves"][0][0], "c1");
    assert_eq!(game["record"]["header"]["date-start"], "2027-01-15T08:00:00Z");
    assert!(!text.contains("not Ada's words") && !text.contains("argon2"), "{text}");
    let stranger = server.get("/api/account/data").await;
    assert_eq!(stranger.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn whoever_goes_is_forgotten() {
    let (server, folder) = start().await;
    let mut ada = server.signed_up("Ada").await;
    let Created { table, invitations, .. } = ada
        .create(
            &json!({ "game": "hus", "games": 3, "seats": [{ "type": "me" }, { "type": "link" }] }),
        )
        .await;
    let mut bo = server.accept(&table, &invitations[0]).await;
    ada.play(table.as_str(), 1, "c1").await.error_for_status().unwrap();
    let reply = server.snapshot(&table).await.moves[0].clone();
    bo.play(2, &reply).await.unwrap();
    ada.act(table.as_str(), 9, json!({ "type": "say", "text": "my secret" })).await;
    let open = ada.create(&two_people()).await.table;

    let wrong = ada.delete("/api/account", Some(&json!({ "password": "wrong horse" }))).await;
    assert_eq!(problem(wrong).await.id(), "wrong-password");
    let gone = ada.delete("/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    assert_eq!(ada.cookie, None);

    let next = bo.hear(|event| matches!(event, JournalEvent::NextGame { .. })).await;
    let JournalEvent::NextGame { table: next } = next.event else {
        unreachable!("it was just heard")
    };
    for (table, ending) in [(&table, "resignation"), (&next, "abort"), (&open, "abort")] {
        let state = server.snapshot(table).await;
        assert_eq!(state.state.phase, Phase::Over);
        assert_eq!(state.state.ending.as_ref().unwrap().id, ending);
        let text = serde_json::to_string(&state).unwrap();
        assert!(!text.contains("Ada") && !text.contains("my secret"), "{text}");
        let events = server.get(&format!("/api/tables/{table}/events")).await.text().await.unwrap();
        assert!(!events.contains("Ada") && !events.contains("my secret"), "{events}");
    }
    assert_eq!(server.get("/api/accounts/Ada").await.status(), StatusCode::NOT_FOUND);
    let log_in = server.browser().post("/api/session", &credentials("Ada")).await;
    assert_eq!(log_in.status(), StatusCode::UNAUTHORIZED);
    // The same is true after a restart, and the name is free again.
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    let text = serde_json::to_string(&server.snapshot(&table).await).unwrap();
    assert!(!text.contains("Ada") && !text.contains("my secret"), "{text}");
    server.signed_up("ada").await;
}
