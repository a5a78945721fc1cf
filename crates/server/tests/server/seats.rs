//! A seat belongs to the person sitting in it.

use std::sync::Arc;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tetrarch_protocol::{
    Act, ActId, Created, DeviceLink, InvitationState, JournalEvent, LoggedIn, SeatKey, SeatSecret,
    TableId,
};
use tetrarch_server::Config;
use tetrarch_store::{Change, SqliteStore, Store as _};

use crate::browser::{Browser, PASSWORD};
use crate::support::{Running, hello, problem, start, start_in, start_on};

fn by_link(seats: usize) -> Value {
    let others = vec![json!({ "type": "link" }); seats - 1];
    let seats: Vec<Value> = [json!({ "type": "me" })].into_iter().chain(others).collect();
    let variant = match seats.len() {
        2 => None,
        3 => Some("three-players"),
        _ => Some("four-players"),
    };
    json!({ "game": "abalone", "variant": variant, "seats": seats })
}

/// What a request with a secret is refused as.
async fn refused(server: &Running, table: &TableId, secret: &SeatSecret, act: Value) -> String {
    let path = format!("/api/tables/{table}/acts");
    let answer =
        server.post(&path, Some(secret.expose()), &json!({ "id": 4711, "act": act })).await;
    assert!(answer.status().is_client_error(), "{}", answer.status());
    problem(answer).await.id().to_owned()
}

#[tokio::test]
async fn whoever_makes_a_table_by_link_cannot_play_for_the_guest() {
    let (server, _folder) = start().await;
    let Created { table, seats, invitations, invitation } = server.create(&by_link(2)).await;
    assert_eq!((seats.len(), invitations.len()), (1, 1));
    let mut bo = server.accept(&table, &invitations[0]).await;
    bo.welcome().await;
    let before = server.snapshot(&table).await;
    let known = [&invitations[0].secret, invitation.as_ref().unwrap()];
    for secret in known {
        for act in [json!({ "type": "resign" }), json!({ "type": "say", "text": "I am Bo" })] {
            assert_eq!(refused(&server, &table, secret, act).await, "used-invitation");
        }
        let mut third = server.join(&table, hello(Some(secret.clone()))).await;
        let welcome = third.welcome().await;
        assert_eq!(welcome.seat, None);
        assert_eq!(welcome.invitation, Some(InvitationState::Used {}), "and the client knows why");
        assert_eq!(third.act(Act::Resign {}).await.unwrap_err().id(), "used-invitation");
        assert_eq!(third.play(1, &before.moves[0]).await.unwrap_err().id(), "used-invitation");
    }
    assert_eq!(server.snapshot(&table).await, before);
    bo.act(Act::Say { text: "I am".to_owned() }).await.unwrap();
}

#[tokio::test]
async fn a_guest_of_an_older_version_comes_back_once_and_is_told_a_secret_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).unwrap());
    let server = start_on(store.clone(), Config::default()).await;
    let (table, mut first, second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    let old = second.hello.secret.clone().unwrap();
    server.stop().await;
    // As the migration leaves a seat whose secret was in the creator's link.
    let id: tetrarch_store::TableId = table.as_str().parse().unwrap();
    let mut seat = store.table(&id).await.unwrap().unwrap().head.seats.swap_remove(1);
    seat.invitation = seat.secrets.pop();
    store.write(vec![Change::SetSeat { table: id, seat }]).await.unwrap();

    let server = start_on(store, Config::default()).await;
    let resign = || json!({ "type": "resign" });
    assert_eq!(refused(&server, &table, &old, resign()).await, "only-invitation");
    let take = json!({ "invitation": old, "name": "Bo" });
    let key = server.take_seat(&table, &take).await;
    assert_eq!(key.seat, 2);
    assert!(key.secret.is_some() && key.secret.as_ref() != Some(&old));
    assert_eq!(refused(&server, &table, &old, resign()).await, "used-invitation");
    let again = server.post(&format!("/api/tables/{table}/seats"), None, &take).await;
    assert_eq!(problem(again).await.id(), "used-invitation");
    let mut bo = server.sit(&table, &key).await;
    let shown = server.snapshot(&table).await;
    bo.play(2, &shown.moves[0]).await.unwrap();
}

#[tokio::test]
async fn opening_an_invitation_seats_nobody() {
    let (server, _folder) = start().await;
    let Created { table, invitations, .. } = server.create(&by_link(2)).await;
    let secret = invitations[0].secret.clone();
    let before = server.snapshot(&table).await;
    let mut guest = server.join(&table, hello(Some(secret.clone()))).await;
    let welcome = guest.welcome().await;
    assert_eq!(welcome.seat, None);
    assert_eq!(welcome.invitation, Some(InvitationState::Open { seats: vec![2] }));
    assert_eq!(guest.act(Act::Abort {}).await.unwrap_err().id(), "only-invitation");
    let abort = json!({ "type": "abort" });
    assert_eq!(refused(&server, &table, &secret, abort).await, "only-invitation");
    assert_eq!(server.snapshot(&table).await, before);
    let key = server.take_seat(&table, &json!({ "invitation": secret, "name": "Bo" })).await;
    assert_ne!(key.secret, Some(secret), "the guest has a secret that nobody else has seen");
    guest
        .hear(
            |event| matches!(event, JournalEvent::SeatTaken { seat: 2, name, .. } if name == "Bo"),
        )
        .await;
}

#[tokio::test]
async fn one_invitation_fills_all_seats_and_is_used_up_then() {
    let (server, _folder) = start().await;
    let Created { table, invitations, invitation, .. } = server.create(&by_link(4)).await;
    let all = invitation.unwrap();
    let mut keys = Vec::new();
    // One chooses a seat, the others get the next that is free.
    for wanted in [json!(3), Value::Null, Value::Null] {
        keys.push(server.take_seat(&table, &json!({ "invitation": all, "seat": wanted })).await);
    }
    let numbers: Vec<u8> = keys.iter().map(|key| key.seat).collect();
    assert_eq!(numbers, [3, 2, 4]);
    let path = format!("/api/tables/{table}/seats");
    for invitation in invitations.iter().map(|invitation| &invitation.secret).chain([&all]) {
        let late = server.post(&path, None, &json!({ "invitation": invitation })).await;
        assert_eq!(late.status(), StatusCode::CONFLICT);
        assert_eq!(problem(late).await.id(), "used-invitation");
    }
    for key in &keys {
        assert_eq!(server.sit(&table, key).await.welcome().await.seat, Some(key.seat));
    }
}

#[tokio::test]
async fn an_invitation_admits_to_no_other_seat_and_to_no_other_table() {
    let (server, _folder) = start().await;
    let Created { table, invitations, .. } = server.create(&by_link(3)).await;
    let other = server.create(&by_link(2)).await;
    let path = format!("/api/tables/{table}/seats");
    let take = async |body: Value| server.post(&path, None, &body).await;
    let seat_3 = json!({ "invitation": invitations[0].secret, "seat": 3 });
    assert_eq!(problem(take(seat_3).await).await.id(), "no-free-seat");
    for wrong in [other.invitation.unwrap(), SeatSecret::new("0".repeat(32))] {
        let answer = take(json!({ "invitation": wrong })).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN);
        assert_eq!(problem(answer).await.id(), "wrong-secret");
    }
    let none = take(json!({})).await;
    assert_eq!(problem(none).await.id(), "no-free-seat", "a seat by link is not for everybody");
}

/// Ada's table, and Bo's seat at it, both with accounts.
async fn two_accounts<'a>(server: &'a Running) -> (Created, Browser<'a>, Browser<'a>, SeatKey) {
    let (mut ada, mut bo) = (server.signed_up("Ada").await, server.signed_up("Bo").await);
    let mut table = by_link(2);
    table["rated"] = json!(true);
    let created = ada.create(&table).await;
    let take = json!({ "invitation": created.invitations[0].secret });
    let path = format!("/api/tables/{}/seats", created.table);
    let key: SeatKey = bo.post(&path, &take).await.json().await.unwrap();
    (created, ada, bo, key)
}

#[tokio::test]
async fn a_seat_of_an_account_is_played_by_that_account_only() {
    let (server, _folder) = start().await;
    let (created, mut ada, mut bo, key) = two_accounts(&server).await;
    assert_eq!((key.seat, key.secret), (2, None), "there is no secret that could be stolen");
    assert_eq!(created.seats[0].secret, None);
    let Created { table, invitations, invitation, .. } = created;
    let before = server.snapshot(&table).await;
    for secret in [&invitations[0].secret, invitation.as_ref().unwrap()] {
        let resign = json!({ "type": "resign" });
        assert_eq!(refused(&server, &table, secret, resign).await, "used-invitation");
        // Ada is signed in, and the secret of the link makes her no one else.
        let mut socket =
            server.join_as(&table, hello(Some(secret.clone())), ada.cookie.as_deref()).await;
        assert_eq!(socket.welcome().await.seat, Some(1));
    }
    assert_eq!(server.snapshot(&table).await, before);
    // By request too: the account comes before the secret.
    let answer = reqwest::Client::new()
        .post(server.url(&format!("/api/tables/{table}/moves")))
        .header("cookie", ada.cookie.as_ref().unwrap())
        .bearer_auth(invitations[0].secret.expose())
        .json(&json!({ "id": 1, "ply": 1, "move": before.moves[0] }))
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let reply = server.snapshot(&table).await.moves[0].clone();
    assert_eq!(ada.play(table.as_str(), 2, &reply).await.status(), StatusCode::CONFLICT);
    assert_eq!(bo.play(table.as_str(), 2, &reply).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn whoever_makes_a_table_cannot_claim_the_guests_seat() {
    let (server, _folder) = start().await;
    let (table, mut first, second) = server.two(json!({})).await;
    let Created { table: other, invitations, invitation, .. } = server.create(&by_link(2)).await;
    let bo = server.accept(&other, &invitations[0]).await;
    let claims = json!([
        { "table": other, "secret": invitations[0].secret },
        { "table": other, "secret": invitation },
        { "table": table, "secret": first.hello.secret },
    ]);
    let body = json!({ "name": "Ada", "password": PASSWORD, "seats": claims });
    let ada: LoggedIn = server.browser().post("/api/account", &body).await.json().await.unwrap();
    assert_eq!(ada.claimed, std::slice::from_ref(&table), "only the seat that is hers");
    // From now on the seat is the account's, and the guest's secret is worth nothing.
    assert_eq!(first.act(Act::Resign {}).await.unwrap_err().id(), "wrong-secret");
    for (table, player) in [(other, bo), (table, second)] {
        let hello = player.hello.clone();
        assert!(server.join(&table, hello).await.welcome().await.seat.is_some());
    }
}

#[tokio::test]
async fn an_answer_that_was_lost_is_asked_for_again() {
    let (server, _folder) = start().await;
    let Created { table, invitations, .. } = server.create(&by_link(2)).await;
    let secret = &invitations[0].secret;
    let take = json!({ "invitation": secret, "name": "Bo", "attempt": "a text nobody else knows" });
    let (lost, again) =
        (server.take_seat(&table, &take).await, server.take_seat(&table, &take).await);
    assert_eq!((lost.seat, again.seat), (2, 2));
    assert_eq!(server.sit(&table, &again).await.welcome().await.seat, Some(2));
    let path = format!("/api/tables/{table}/seats");
    let other = json!({ "invitation": secret, "attempt": "a text of somebody else" });
    let late = server.post(&path, None, &other).await;
    assert_eq!(problem(late).await.id(), "used-invitation");
    let short = server.post(&path, None, &json!({ "attempt": "1" })).await;
    assert_eq!(problem(short).await.id(), "invalid");
}

async fn device_link(server: &Running, table: &TableId, secret: Option<&SeatSecret>) -> DeviceLink {
    let path = format!("/api/tables/{table}/device-links");
    let answer = server.post(&path, secret.map(SeatSecret::expose), &json!({})).await;
    assert_eq!(answer.status(), StatusCode::CREATED);
    answer.json().await.unwrap()
}

#[tokio::test]
async fn a_guest_continues_on_another_device_by_a_link_that_works_once() {
    let (server, folder) = start().await;
    let (table, mut laptop, _second) = server.two(json!({})).await;
    let link = device_link(&server, &table, laptop.hello.secret.as_ref()).await;
    let path = format!("/api/tables/{table}/devices");
    let take = json!({ "secret": link.secret });
    let key: SeatKey = server.post(&path, None, &take).await.json().await.unwrap();
    assert!(key.secret.is_some() && key.secret != laptop.hello.secret);
    let again = server.post(&path, None, &take).await;
    assert_eq!(problem(again).await.id(), "wrong-device-link");
    // The link itself plays nowhere.
    let resign = json!({ "type": "resign" });
    assert_eq!(refused(&server, &table, &link.secret, resign).await, "wrong-secret");
    // Both devices go on, after a restart too.
    let mut phone = server.sit(&table, &key).await;
    assert_eq!(phone.welcome().await.seat, Some(1));
    laptop.act(Act::Say { text: "here".to_owned() }).await.unwrap();
    let hellos = [laptop.hello.clone(), phone.hello.clone()];
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    for hello in hellos {
        assert_eq!(server.join(&table, hello).await.welcome().await.seat, Some(1));
    }
}

#[tokio::test]
async fn a_device_link_is_short_lived_and_only_the_last_one_works() {
    let (server, _folder) = start().await;
    let (table, laptop, _second) = server.two(json!({})).await;
    let path = format!("/api/tables/{table}/devices");
    let secret = laptop.hello.secret.as_ref();
    let old = device_link(&server, &table, secret).await;
    let new = device_link(&server, &table, secret).await;
    for (link, wait) in [(&old, 0), (&new, 5 * 60 * 1_000)] {
        server.time.advance(wait);
        let answer = server.post(&path, None, &json!({ "secret": link.secret })).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN);
        assert_eq!(problem(answer).await.id(), "wrong-device-link");
    }
}

#[tokio::test]
async fn a_device_link_is_for_whoever_sits_there_as_a_guest() {
    let (server, _folder) = start().await;
    let (created, _ada, mut bo, _) = two_accounts(&server).await;
    let path = format!("/api/tables/{}/device-links", created.table);
    let account = bo.post(&path, &json!({})).await;
    assert_eq!(problem(account).await.id(), "account-seat", "an account signs in instead");
    assert_eq!(problem(server.post(&path, None, &json!({})).await).await.id(), "no-seat");
    let used = created.invitations[0].secret.expose();
    let maker = server.post(&path, Some(used), &json!({})).await;
    assert_eq!(problem(maker).await.id(), "used-invitation");
}

#[tokio::test]
async fn an_id_that_is_used_for_another_move_or_act_is_refused_after_a_restart_too() {
    let (server, folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    let mut moves = server.snapshot(&table).await.moves;
    let (played, other) = (moves.swap_remove(0), moves.swap_remove(0));
    first.play_as(ActId(7), 1, &played).await.unwrap();
    assert_eq!(first.play_as(ActId(7), 1, &other).await.unwrap_err().id(), "reused-id");
    first.play_as(ActId(7), 1, &played).await.unwrap();
    let act =
        |text: &str| json!({ "type": "act", "id": 8, "act": { "type": "say", "text": text } });
    second.say_text(&act("one").to_string()).await;
    second.answer(ActId(8)).await.unwrap();
    second.say_text(&act("two").to_string()).await;
    assert_eq!(second.answer(ActId(8)).await.unwrap_err().id(), "reused-id");
    let hello = first.hello.clone();
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    let mut first = server.join(&table, hello).await;
    assert_eq!(first.play_as(ActId(7), 1, &other).await.unwrap_err().id(), "reused-id");
    first.play_as(ActId(7), 1, &played).await.unwrap();
    assert_eq!(server.snapshot(&table).await.history.len(), 1);
}

#[tokio::test]
async fn a_rematch_is_played_by_the_same_secrets_and_no_invitation_leads_there() {
    let (server, _folder) = start().await;
    let (created, invitation) = {
        let created = server.create(&by_link(2)).await;
        let invitation = created.invitations[0].clone();
        (created, invitation)
    };
    let mut ada = server.sit(&created.table, &created.seats[0]).await;
    let mut bo = server.accept(&created.table, &invitation).await;
    bo.act(Act::Resign {}).await.unwrap();
    ada.act(Act::Rematch { yes: true }).await.unwrap();
    bo.act(Act::Rematch { yes: true }).await.unwrap();
    let next = bo.hear(|event| matches!(event, JournalEvent::NextGame { .. })).await.event;
    let JournalEvent::NextGame { table: next } = next else { unreachable!("it was just heard") };
    assert_eq!(server.join(&next, bo.hello.clone()).await.welcome().await.seat, Some(1));
    let resign = json!({ "type": "resign" });
    assert_eq!(refused(&server, &next, &invitation.secret, resign).await, "wrong-secret");
}
