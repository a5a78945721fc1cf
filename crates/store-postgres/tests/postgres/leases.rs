//! Keeping a place among other servers while everything else waits.

use std::sync::Arc;

use tetrarch_store::{Change, Store};
use tetrarch_store_conformance::samples::{append, head, turn};

use crate::promises::Database;

/// As many writes as the store makes at once.
const WRITERS: u32 = 16;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_is_renewed_though_every_connection_that_writes_waits() {
    let database = Database::new().await;
    let store = Arc::new(database.store().await);
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("created");
    let direct = database.server.url(&database.name);
    let (holder, talking) =
        tokio_postgres::connect(&direct, tokio_postgres::NoTls).await.expect("connected");
    let talking = tokio::spawn(talking);
    holder.batch_execute("BEGIN; LOCK TABLE entries").await.expect("held");
    let writing: Vec<_> = (1..=4 * WRITERS)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.write(vec![append("t", [turn(number, "a1")])]).await })
        })
        .collect();
    let waiting = "SELECT count(*) FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()";
    while holder.query_one(waiting, &[]).await.expect("asked").get::<_, i64>(0) < 16 {
        holder.batch_execute("SELECT pg_stat_clear_snapshot()").await.expect("asked");
    }
    let server = "0123456789abcdef".parse().expect("an id");
    store.write(vec![Change::RenewLease { server, millis: 60_000 }]).await.expect("renewed");
    assert_eq!(store.living_servers().await.expect("asked").len(), 1);
    assert!(!writing.iter().any(tokio::task::JoinHandle::is_finished), "they all still wait");
    holder.batch_execute("ROLLBACK").await.expect("let go");
    for write in writing {
        write.await.expect("no panic").expect("written");
    }
    drop(holder);
    talking.await.expect("no panic").expect("ended well");
}
