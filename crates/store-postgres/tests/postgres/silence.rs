//! A host that says nothing more and ends no connection, as one whose cable was pulled.

use tetrarch_store::{Change, Store, StoreError};
use tetrarch_store_conformance::samples::{append, head, id, turn};

use crate::promises::Database;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_falls_silent_is_given_up_and_the_write_happens_once() {
    let database = Database::new().await;
    let store = database.store().await;
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    for number in 1..=2 {
        database.proxy.silence();
        let written = store.write(vec![append("t", [turn(number, "a1")])]).await;
        assert_eq!(written, Ok(()), "through a new connection");
    }
    let entries = store.entries_after(&id("t"), 0).await.expect("read");
    assert_eq!(entries, [turn(1, "a1"), turn(2, "a1")]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_question_without_an_answer_is_enough_to_give_up_all_connections_of_that_time() {
    let database = Database::new().await;
    let store = database.store().await;
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    // Several connections that read, some that keep a place, and one that writes.
    let table = id("t");
    let reads = (0..6).map(|_| store.table(&table));
    futures_util::future::try_join_all(reads).await.expect("read");
    let looks = (0..2).map(|_| store.ownership(&table));
    futures_util::future::try_join_all(looks).await.expect("read");
    database.proxy.silence();
    let unread = store.table(&table).await;
    assert!(matches!(unread, Err(StoreError::Unreachable(_))), "{unread:?}");
    for _ in 0..8 {
        store.table(&table).await.expect("a new connection reads");
        store.ownership(&table).await.expect("a new connection looks");
    }
    store.write(vec![append("t", [turn(1, "a1")])]).await.expect("a new connection writes");
}
