//! Answers that are lost, and a server that goes away.

use std::sync::Arc;

use tetrarch_store::{Change, Conflict, Store, StoreError};
use tetrarch_store_conformance::programs::Postgres;
use tetrarch_store_conformance::samples::{append, conflict, event, head, id, turn};

use crate::promises::Database;
use crate::proxy::Break;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_whose_answer_is_lost_is_known_to_have_happened_and_happens_once() {
    let database = Database::new().await;
    let store = database.store().await;
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    for (number, place) in [(1, Break::AfterCommit), (2, Break::BeforeCommit)] {
        database.proxy.break_next(place);
        let written = store.write(vec![append("t", [turn(number, "a1")])]).await;
        assert_eq!(written, Ok(()), "{place:?}");
        assert_eq!(database.proxy.broken(), number as usize, "the wire broke");
    }
    let entries = store.entries_after(&id("t"), 0).await.expect("read");
    assert_eq!(entries, [turn(1, "a1"), turn(2, "a1")]);
    // Also where the end of the transaction is sent apart from the rest, since a row must be there.
    for place in [Break::AfterCommit, Break::BeforeCommit] {
        database.proxy.break_next(place);
        let redact = Change::Redact { table: id("t"), number: 1, event: id_json() };
        let refused = store.write(vec![redact]).await;
        assert_eq!(refused, Err(StoreError::NoSuchEvent { table: id("t"), number: 1 }));
        let listed = Change::SetSeat { table: id("t"), seat: head("t").seats[0].clone() };
        assert_eq!(store.write(vec![listed]).await, Ok(()), "{place:?}");
    }
    assert_eq!(database.proxy.broken(), 4);
}

fn id_json() -> tetrarch_store::JsonText {
    tetrarch_store_conformance::samples::json("null")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_conflict_is_told_as_one_although_the_answer_was_lost() {
    let database = Database::new().await;
    let store = database.store().await;
    let first = append("t", [event(1, "1")]);
    store.write(vec![Change::CreateTable(head("t")), first]).await.expect("created");
    for place in [Break::AfterCommit, Break::BeforeCommit] {
        database.proxy.break_next(place);
        let second = store.write(vec![append("t", [event(1, "2")])]).await;
        assert_eq!(conflict(second), Conflict::Number { table: id("t"), number: 1 }, "{place:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_transaction_that_is_still_under_way_is_waited_for_or_shut_out() {
    // Another client holds the row that the write needs, while the connection of the write is cut.
    let database = Database::new().await;
    let store = Arc::new(database.store().await);
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    let direct = database.server.url(&database.name);
    let (holder, talking) =
        tokio_postgres::connect(&direct, tokio_postgres::NoTls).await.expect("connected");
    let talking = tokio::spawn(talking);
    holder.batch_execute("BEGIN; UPDATE tables SET turn = 1 WHERE id = 't'").await.expect("held");
    let writing = {
        let store = Arc::clone(&store);
        let summary = Some(head("t").summary);
        let change = Change::Append { table: id("t"), entries: vec![turn(1, "a1")], summary };
        tokio::spawn(async move { store.write(vec![change]).await })
    };
    // Asked through another connection: within a transaction the answer would stay the same.
    let (watcher, watching) =
        tokio_postgres::connect(&direct, tokio_postgres::NoTls).await.expect("connected");
    let watching = tokio::spawn(watching);
    let waiting = async || {
        let waits = "SELECT count(*) FROM pg_stat_activity
            WHERE wait_event_type = 'Lock' AND datname = current_database()";
        watcher.query_one(waits, &[]).await.expect("asked").get::<_, i64>(0)
    };
    while waiting().await == 0 {
        tokio::task::yield_now().await;
    }
    database.proxy.cut();
    // The write asks whether it happened, and must wait for the answer: its transaction still runs.
    while waiting().await < 2 {
        tokio::task::yield_now().await;
    }
    assert!(!writing.is_finished());
    holder.batch_execute("COMMIT").await.expect("let go");
    assert_eq!(writing.await.expect("no panic"), Ok(()));
    assert_eq!(store.entries_after(&id("t"), 0).await.expect("read"), [turn(1, "a1")]);
    drop(watcher);
    watching.await.expect("no panic").expect("ended well");
    drop(holder);
    talking.await.expect("no panic").expect("ended well");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_crashes_loses_nothing_and_the_store_goes_on_when_it_is_back() {
    let server =
        tokio::task::spawn_blocking(|| Arc::new(Postgres::start(&[]))).await.expect("a server");
    let database = Database::on(Arc::clone(&server)).await;
    let store = database.store().await;
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    for number in 1..=3 {
        store.write(vec![append("t", [turn(number, "a1")])]).await.expect("written");
        let stopping = Arc::clone(&server);
        tokio::task::spawn_blocking(move || stopping.stop()).await.expect("stopped");
        let refused = store.write(vec![append("t", [turn(9, "a1")])]).await;
        assert!(matches!(refused, Err(StoreError::Unreachable(_))), "{refused:?}");
        let unread = store.entries_after(&id("t"), 0).await;
        assert!(matches!(unread, Err(StoreError::Unreachable(_))), "{unread:?}");
        let starting = Arc::clone(&server);
        tokio::task::spawn_blocking(move || starting.restart()).await.expect("started");
        let entries = store.entries_after(&id("t"), 0).await.expect("it goes on");
        assert_eq!(entries, (1..=number).map(|number| turn(number, "a1")).collect::<Vec<_>>());
    }
}
