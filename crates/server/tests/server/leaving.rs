//! Players who leave: the others claim the game, or the computer takes the seat.

use serde_json::json;
use tetrarch_protocol::{
    Act, ActKind, Away, Claim, Hello, JournalEvent, Occupant, Phase, TableId, ToClient,
};
use tetrarch_server::Config;

use crate::support::{Player, Running, start, start_in};
use crate::teams::table_for;

/// Three minutes, as long as a player may be away.
const CLAIM_AFTER_MS: u64 = 180_000;
/// The time at which the tests' clock begins.
const BEGIN_MS: u64 = 1_800_000_000_000;

/// Waits until a player is told who is away, and that it is this.
async fn hear_away(player: &mut Player, wanted: &[Away]) {
    let told = player.until(|message| match message {
        ToClient::Presence { away, .. } if away == wanted => Some(()),
        _ => None,
    });
    told.await;
}

/// Someone comes to a table, and is told on which seat.
async fn come(server: &Running, table: &TableId, hello: Hello) -> Option<u8> {
    let mut player = server.join(table, hello).await;
    let welcomed = player.until(|message| match message {
        ToClient::Welcome(welcome) => Some(welcome.seat),
        _ => None,
    });
    welcomed.await
}

fn away(seat: u8, claim: Option<(ActKind, u64)>) -> Away {
    Away { seat, claim: claim.map(|(act, at_ms)| Claim { act, at_ms }) }
}

#[tokio::test]
async fn the_game_of_an_opponent_who_left_can_be_claimed_after_a_while() {
    let (server, folder) = start().await;
    let (table, mut first, second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    assert_eq!(first.act(Act::Claim {}).await.unwrap_err().id(), "not-away");
    let hello = second.hello.clone();
    drop(second);
    let claim = Some((ActKind::Claim, BEGIN_MS + CLAIM_AFTER_MS));
    hear_away(&mut first, &[away(2, claim)]).await;
    server.time.advance(CLAIM_AFTER_MS - 1);
    assert_eq!(first.act(Act::Claim {}).await.unwrap_err().id(), "too-soon");

    // Whoever comes back in time plays on, and the next absence counts from its own beginning.
    let second = server.join(&table, hello).await;
    hear_away(&mut first, &[]).await;
    drop(second);
    let claim = Some((ActKind::Claim, BEGIN_MS + 2 * CLAIM_AFTER_MS - 1));
    hear_away(&mut first, &[away(2, claim)]).await;
    server.time.advance(CLAIM_AFTER_MS);
    first.act(Act::Claim {}).await.unwrap();
    let ending = server.snapshot(&table).await.state.ending.unwrap();
    assert_eq!((ending.id.as_str(), ending.scores), ("abandonment", Some(vec![1.0, 0.0])));
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    assert_eq!(server.snapshot(&table).await.state.ending.unwrap().id, "abandonment");
}

#[tokio::test]
async fn after_a_restart_nobody_has_been_away_yet() {
    let (server, folder) = start().await;
    let (table, mut first, second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    drop(second);
    let claim = Some((ActKind::Claim, BEGIN_MS + CLAIM_AFTER_MS));
    hear_away(&mut first, &[away(2, claim)]).await;
    let hello = first.hello.clone();
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    server.time.advance(CLAIM_AFTER_MS);
    let mut first = server.join(&table, hello).await;
    let claim = Some((ActKind::Claim, BEGIN_MS + 2 * CLAIM_AFTER_MS));
    hear_away(&mut first, &[away(2, claim)]).await;
    assert_eq!(first.act(Act::Claim {}).await.unwrap_err().id(), "too-soon");
}

#[tokio::test]
async fn with_a_clock_the_clock_decides() {
    let (server, _folder) = start().await;
    let (_, mut first, second) = server.two(json!({ "time": "5+3" })).await;
    drop(second);
    hear_away(&mut first, &[away(2, None)]).await;
    server.time.advance(CLAIM_AFTER_MS);
    assert_eq!(first.act(Act::Claim {}).await.unwrap_err().id(), "clock-decides");
}

#[tokio::test]
async fn at_larger_tables_the_computer_takes_the_seat_of_one_who_left() {
    let (server, _folder) = start().await;
    for seats in [3, 4, 6] {
        let (table, mut players) = table_for(&server, seats).await;
        let leaver = players.remove(1);
        let hello = leaver.hello.clone();
        drop(leaver);
        let at_ms = server.time_ms() + CLAIM_AFTER_MS;
        hear_away(&mut players[0], &[away(2, Some((ActKind::Replace, at_ms)))]).await;
        let replace = Act::Replace { seat: 2 };
        assert_eq!(players[0].act(replace.clone()).await.unwrap_err().id(), "too-soon");
        assert_eq!(players[0].act(Act::Claim {}).await.unwrap_err().id(), "invalid");
        server.time.advance(CLAIM_AFTER_MS);
        assert_eq!(players[0].act(Act::Replace { seat: 3 }).await.unwrap_err().id(), "not-away");
        assert_eq!(players[0].act(Act::Replace { seat: 9 }).await.unwrap_err().id(), "invalid");
        players[0].act(replace).await.unwrap();
        players[1]
            .hear(|event| matches!(event, JournalEvent::ComputerSeated { seat: 2, .. }))
            .await;
        let text = server.snapshot(&table).await.moves[0].clone();
        players[0].play(1, &text).await.unwrap();
        players[1].hear_move(2).await;
        assert_eq!(come(&server, &table, hello).await, None, "the seat is the computer's");
    }
}

#[tokio::test]
async fn who_plays_without_a_connection_is_not_away() {
    let (server, _folder) = start().await;
    let (table, mut first, second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    let secret = second.hello.secret.clone().unwrap();
    drop(second);
    let claim = Some((ActKind::Claim, BEGIN_MS + CLAIM_AFTER_MS));
    hear_away(&mut first, &[away(2, claim)]).await;
    server.time.advance(CLAIM_AFTER_MS);
    let text = server.snapshot(&table).await.moves[0].clone();
    let moved = json!({ "id": 1, "ply": 2, "move": text });
    let path = format!("/api/tables/{table}/moves");
    assert!(server.post(&path, Some(secret.expose()), &moved).await.status().is_success());
    assert_eq!(first.act(Act::Claim {}).await.unwrap_err().id(), "too-soon");
    let state = server.snapshot(&table).await;
    assert_eq!(state.state.phase, Phase::Playing);
    assert!(matches!(state.state.seats[1].occupant, Occupant::Human { .. }));
}

#[tokio::test]
async fn no_two_guests_have_the_same_name() {
    let (server, _folder) = start().await;
    let new = json!({
        "game": "abalone", "variant": "three-players",
        "seats": [{ "type": "me" }, { "type": "link" }, { "type": "link" }],
    });
    let created = server.create(&new).await;
    for invitation in &created.invitations {
        let take = json!({ "invitation": invitation.secret });
        server.take_seat(&created.table, &take).await;
    }
    let names = |seats: &[tetrarch_protocol::SeatView]| -> Vec<String> {
        let name = |seat: &tetrarch_protocol::SeatView| match &seat.occupant {
            Occupant::Human { name, .. } => name.clone(),
            other => panic!("nobody sits there: {other:?}"),
        };
        seats.iter().map(name).collect()
    };
    let state = server.snapshot(&created.table).await;
    assert_eq!(names(&state.state.seats), ["Guest 1", "Guest 2", "Guest 3"]);

    let created = server.create(&new).await;
    for (invitation, name) in created.invitations.iter().zip(["Bo", "bo"]) {
        let take = json!({ "invitation": invitation.secret, "name": name });
        server.take_seat(&created.table, &take).await;
    }
    let state = server.snapshot(&created.table).await;
    assert_eq!(names(&state.state.seats), ["Guest 1", "Bo", "bo 2"]);
}
