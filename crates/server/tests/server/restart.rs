//! A server that goes down and comes back.

use serde_json::json;
use tetrarch_protocol::{Act, ActId, FromClient, JournalEvent, NewAct, Phase, ToClient};
use tetrarch_server::Config;

use crate::support::{start, start_in};

#[tokio::test]
async fn everything_goes_on_where_it_was() {
    let (server, folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({ "time": "5+3", "games": 3 })).await;
    first.play_as(ActId(11), 1, "c1").await.unwrap();
    let reply = server.snapshot(&table).await.moves[0].clone();
    server.time.advance(10_000);
    second.play(2, &reply).await.unwrap();
    first.act(Act::OfferDraw {}).await.unwrap();
    first.act(Act::Say { text: "well?".to_owned() }).await.unwrap();
    server.time.advance(7_000);
    let before = server.snapshot(&table).await;
    let (first, second) = (first.hello, second.hello);
    server.stop().await;

    let server = start_in(folder.path(), Config::default()).await;
    let mut first = server.join(&table, first).await;
    let mut second = server.join(&table, second).await;
    let after = server.snapshot(&table).await;
    assert_eq!(after.history, before.history);
    assert_eq!(after.state.questions, before.state.questions);
    assert_eq!(after.chat, before.chat);
    assert_eq!(after.state.series, before.state.series);
    assert_eq!(after.clocks, before.clocks, "nobody is charged for the time between");
    assert_eq!(after.state.phase, Phase::Playing);

    // A move that was acknowledged before is acknowledged again, and counts once.
    let again = first.play_as(ActId(11), 1, "c1").await.unwrap();
    assert_eq!(again.ply, 2);
    second.act(Act::OfferDraw {}).await.unwrap();
    first.hear(|event| matches!(event, JournalEvent::NextGame { .. })).await;
}

#[tokio::test]
async fn a_clock_runs_again_even_if_nobody_comes_back() {
    let (server, folder) = start().await;
    let (table, mut first, _second) = server.two(json!({ "time": "1" })).await;
    first.play(1, "c1").await.unwrap();
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    let mut watcher = server.watch(&table).await;
    // Whoever is sent the table has met its task, and the clock runs.
    let clocks = watcher
        .until(|message| match message {
            ToClient::Snapshot(snapshot) => snapshot.clocks,
            _ => None,
        })
        .await;
    assert_eq!(clocks.running, Some(2));
    server.time.advance(61_001);
    watcher.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
}

#[tokio::test]
async fn a_table_with_taken_back_moves_is_restored() {
    let (server, folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({ "time": "5+3" })).await;
    for text in ["c1", "d1"] {
        first.play(1, text).await.unwrap();
        first.act(Act::AskTakeback {}).await.unwrap();
        second.act(Act::AnswerTakeback { yes: true }).await.unwrap();
    }
    first.play(1, "e1").await.unwrap();
    let before = server.snapshot(&table).await;
    let hello = second.hello;
    server.stop().await;
    let server = start_in(folder.path(), Config::default()).await;
    let mut second = server.join(&table, hello).await;
    let after = server.snapshot(&table).await;
    assert_eq!((after.history, after.clocks), (before.history, before.clocks));
    second.play(2, &after.moves[0]).await.unwrap();
}

#[tokio::test]
async fn what_was_done_before_counts_once_though_it_is_asked_again_after_a_restart() {
    let (server, folder) = start().await;
    let (table, mut first, second) = server.two(json!({ "time": "5+3" })).await;
    let said = NewAct { id: ActId(21), act: Act::Say { text: "hello".to_owned() } };
    first.say(&FromClient::Act(said.clone())).await;
    first.answer(said.id).await.unwrap();
    let add = Act::AddTime { seat: 2, seconds: 60 };
    let given = NewAct { id: ActId(22), act: add };
    first.say(&FromClient::Act(given.clone())).await;
    first.answer(given.id).await.unwrap();
    let before = server.snapshot(&table).await;
    let hello = first.hello.clone();
    drop((first, second));
    server.stop().await;

    let server = start_in(folder.path(), Config::default()).await;
    let mut first = server.join(&table, hello).await;
    for again in [said, given] {
        first.say(&FromClient::Act(again.clone())).await;
        first.answer(again.id).await.unwrap();
    }
    let after = server.snapshot(&table).await;
    assert_eq!(after.chat, before.chat);
    assert_eq!(after.clocks, before.clocks);
}

#[tokio::test]
async fn a_guest_whose_answer_was_lost_keeps_the_seat_after_a_restart() {
    let (server, folder) = start().await;
    let table = json!({ "game": "hus", "seats": [{ "type": "me" }, { "type": "link" }] });
    let created = server.create(&table).await;
    let secret = &created.invitations[0].secret;
    let take = json!({ "invitation": secret, "name": "Bo", "attempt": "a text nobody else knows" });
    // The answer never arrives.
    drop(server.take_seat(&created.table, &take).await);
    server.stop().await;

    let server = start_in(folder.path(), Config::default()).await;
    let key = server.take_seat(&created.table, &take).await;
    assert_eq!(key.seat, 2);
    let mut player = server.sit(&created.table, &key).await;
    assert_eq!(player.welcome().await.seat, Some(2));
    let path = format!("/api/tables/{}/seats", created.table);
    let other = json!({ "invitation": secret, "attempt": "a text of somebody else" });
    assert!(server.post(&path, None, &other).await.status().is_client_error());
}
