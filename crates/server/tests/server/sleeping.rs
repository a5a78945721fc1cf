//! Tables that no one looks at, while a clock runs.

use std::time::Duration;

use serde_json::json;
use tetrarch_protocol::{JournalEvent, Phase, TableId};
use tetrarch_server::Config;

use crate::support::{Player, Running, a_moment, start_in};
use tetrarch_messages::english;

/// A server that puts tables away as soon as no one is there.
fn hasty() -> Config {
    Config { table_idle: Duration::ZERO, ..Config::default() }
}

/// How many tables are in use.
async fn in_use(server: &Running) -> u32 {
    let figures = server.get("/metrics").await.text().await.unwrap();
    let line = figures.lines().find_map(|line| line.strip_prefix("tetrarch_tables ")).unwrap();
    line.parse().unwrap()
}

async fn until_asleep(server: &Running) {
    while in_use(server).await > 0 {
        a_moment().await;
    }
}

/// A game whose second player has a minute, and which both have left.
async fn left_alone(server: &Running) -> (TableId, Player) {
    let (table, mut first, second) = server.two(json!({ "time": "1" })).await;
    first.play(1, "c1").await.unwrap();
    drop(second);
    (table, first)
}

#[tokio::test]
async fn a_flag_falls_though_the_table_was_put_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), hasty()).await;
    let (table, first) = left_alone(&server).await;
    drop(first);
    until_asleep(&server).await;
    server.time.advance(62_000);
    // No one asks for the table: it must wake by itself.
    loop {
        let page = server.get("/api/tables?phase=playing").await;
        assert!(page.status().is_success());
        let snapshot = server.snapshot(&table).await;
        if snapshot.state.phase == Phase::Over {
            let ending = snapshot.state.ending.unwrap();
            assert_eq!(english(&ending.message), "South wins: North ran out of time.");
            break;
        }
        a_moment().await;
    }
}

/// Whoever comes in the moment in which the table is put away is let in by the next who keeps it.
#[tokio::test]
async fn nobody_misses_what_happens_while_a_table_is_put_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), hasty()).await;
    for _ in 0..50 {
        let (_table, mut first, mut second) = server.two(json!({})).await;
        first.play(1, "c1").await.unwrap();
        second.hear_move(1).await;
    }
}

#[tokio::test]
async fn a_clock_runs_on_while_its_table_is_put_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), hasty()).await;
    let (table, first) = left_alone(&server).await;
    let hello = first.hello.clone();
    drop(first);
    until_asleep(&server).await;
    server.time.advance(20_000);
    let clocks = server.snapshot(&table).await.clocks.unwrap();
    assert_eq!((clocks.left_ms, clocks.running), (vec![60_000, 40_000], Some(2)));
    // Waking is no event: whoever comes back with the last number has missed nothing.
    let last = server.snapshot(&table).await.number;
    let mut first = server.join(&table, hello).await;
    let number = first
        .until(|message| match message {
            tetrarch_protocol::ToClient::Welcome(welcome) => Some(welcome.last),
            _ => None,
        })
        .await;
    assert_eq!(number, last);
}

#[tokio::test]
async fn a_clock_that_ran_in_its_sleep_is_stopped_when_the_server_stops() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), hasty()).await;
    let (table, first) = left_alone(&server).await;
    drop(first);
    until_asleep(&server).await;
    server.time.advance(20_000);
    server.stop().await;
    let server = start_in(folder.path(), hasty()).await;
    let clocks = server.snapshot(&table).await.clocks.unwrap();
    assert_eq!((clocks.left_ms, clocks.running), (vec![60_000, 40_000], Some(2)));
    // It sleeps again, and wakes when the rest of the time is over.
    until_asleep(&server).await;
    server.time.advance(42_000);
    let mut watcher = server.watch(&table).await;
    if watcher.until(snapshot_phase).await != Phase::Over {
        watcher.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
    }
}

fn snapshot_phase(message: tetrarch_protocol::ToClient) -> Option<Phase> {
    match message {
        tetrarch_protocol::ToClient::Snapshot(snapshot) => Some(snapshot.state.phase),
        _ => None,
    }
}
