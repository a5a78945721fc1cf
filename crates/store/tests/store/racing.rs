//! Many at once.

use std::sync::Arc;

use futures_util::FutureExt;
use tetrarch_store::{
    Change, Conflict, EntryBody, JournalEntry, MoveId, MoveMade, SqliteStore, Store, StoreError,
    UnixMillis,
};
use tokio::task::JoinSet;

use crate::common::{Fresh, append, fresh, head, id, turn};

const RACERS: u32 = 40;

/// The wish of a racer to make the move at a ply: everything in it is new but the ply.
fn wish(ply: u32, racer: u32) -> JournalEntry {
    let number = ply * RACERS + racer + 1;
    let made = MoveMade {
        ply,
        seat: 0,
        text: racer.to_string(),
        move_id: Some(MoveId(number.into())),
        clock: None,
    };
    JournalEntry { number, at: UnixMillis(0), body: EntryBody::Move(made) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_moves_at_one_ply_exactly_one_is_stored_and_its_sender_knows() {
    let fresh = fresh();
    fresh.create("t").await;
    let Fresh { store, folder: _folder } = fresh;
    let store = Arc::new(store);
    for ply in 0..10 {
        let mut racers = JoinSet::new();
        for racer in 0..RACERS {
            let store = Arc::clone(&store);
            racers.spawn(async move {
                (racer, store.write(vec![append("t", [wish(ply, racer)])]).await)
            });
        }
        let mut winners = Vec::new();
        for (racer, result) in racers.join_all().await {
            match result {
                Ok(()) => winners.push(wish(ply, racer)),
                Err(StoreError::Conflict(Conflict::Ply { ply: lost, .. })) => assert_eq!(lost, ply),
                Err(other) => panic!("racer {racer}: {other}"),
            }
        }
        assert_eq!(winners.len(), 1, "ply {ply}");
        let stored = store.entries_after(&id("t"), ply * RACERS).await.expect("read");
        assert_eq!(stored, winners, "ply {ply}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_crowd_of_tables_loses_nothing() {
    const TABLES: usize = 60;
    const MOVES: u32 = 25;
    let Fresh { store, folder } = fresh();
    let store = Arc::new(store);
    let mut games = JoinSet::new();
    for table in 0..TABLES {
        let store = Arc::clone(&store);
        games.spawn(async move {
            let name = format!("t{table}");
            store.write(vec![Change::CreateTable(head(&name))]).await.expect("created");
            for number in 1..=MOVES {
                store.write(vec![append(&name, [turn(number, "a1")])]).await.expect("acknowledged");
                // A caller that got an answer can read what was written.
                let seen = store.entries_after(&id(&name), number - 1).await.expect("read");
                assert_eq!(seen, [turn(number, "a1")]);
            }
        });
    }
    games.join_all().await;
    drop(store);
    let store = SqliteStore::open(folder.path()).expect("opened again");
    for table in 0..TABLES {
        let entries = store.entries_after(&id(&format!("t{table}")), 0).await.expect("read");
        assert_eq!(entries.len(), MOVES as usize);
    }
}

#[tokio::test]
async fn a_write_nobody_waits_for_still_happens_before_the_store_closes() {
    let fresh = fresh();
    fresh.create("t").await;
    // One poll puts it into the queue; then its caller goes away.
    let _ = fresh.write([append("t", [turn(1, "a1")])]).now_or_never();
    assert_eq!(fresh.reopened().entries("t").await, [turn(1, "a1")]);
}
