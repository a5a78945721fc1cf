//! Time, on a clock that is put forward by hand.

use serde_json::json;
use tetrarch_protocol::{Act, JournalEvent};

use crate::support::start;
use tetrarch_messages::english;

#[tokio::test]
async fn a_flag_falls_and_the_game_is_over() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({ "time": "1+2" })).await;
    server.time.advance(600_000);
    // No one is charged before the first move.
    let done = first.play(1, "c1").await;
    assert!(done.is_ok());
    let clocks = first.hear_move(1).await.clocks.unwrap();
    assert_eq!((clocks.left_ms, clocks.running), (vec![62_000, 60_000], Some(2)));
    server.time.advance(59_000);
    let clocks = server.snapshot(&table).await.clocks.unwrap();
    assert_eq!(clocks.left_ms, [62_000, 1_000]);
    // The flag falls when a move that was sent in time can no longer come.
    server.time.advance(2_000);
    let ended = second.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
    let JournalEvent::Ended { ending } = ended.event else { unreachable!() };
    assert_eq!(english(&ending.message), "South wins: North ran out of time.");
    assert_eq!(ended.clocks.unwrap().running, None);
}

#[tokio::test]
async fn a_move_too_late_is_refused() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({ "time": "60s" })).await;
    first.play(1, "c1").await.unwrap();
    let reply = server.snapshot(&table).await.moves[0].clone();
    server.time.advance(60_500);
    assert_eq!(second.play(2, &reply).await.unwrap_err().id(), "out-of-time");
}

#[tokio::test]
async fn an_opponent_is_given_more_time() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({ "time": "1" })).await;
    first.act(Act::AddTime { seat: 2, seconds: 15 }).await.unwrap();
    second.hear(|event| *event == JournalEvent::TimeAdded { seat: 2, added_ms: 15_000 }).await;
    assert_eq!(server.snapshot(&table).await.clocks.unwrap().left_ms, [60_000, 75_000]);
    for wrong in [1, 7] {
        let refused = first.act(Act::AddTime { seat: wrong, seconds: 15 }).await;
        assert_eq!(refused.unwrap_err().id(), "invalid");
    }
    let (_table, mut first, _second) = server.two(json!({})).await;
    let refused = first.act(Act::AddTime { seat: 2, seconds: 15 }).await;
    assert_eq!(refused.unwrap_err().id(), "no-clocks");
}

#[tokio::test]
async fn days_for_every_move_are_counted_too() {
    let (server, _folder) = start().await;
    let (_table, mut first, mut second) = server.two(json!({ "time": "3d/move" })).await;
    first.play(1, "c1").await.unwrap();
    server.time.advance(3 * 86_400_000 + 1_000);
    second.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
}
