//! Tables that no one needs any more.

use std::time::Duration;

use serde_json::{Value, json};
use tetrarch_protocol::{Act, Created, ListingPage, TableId};
use tetrarch_server::Config;

use crate::support::{Running, start_in};

const DAY_MS: u64 = 86_400_000;

/// A server that looks often, and gives whoever leaves so long to come back.
async fn tidy(folder: &std::path::Path, lobby_absence: Duration) -> Running {
    let tidy_every = Duration::from_millis(20);
    start_in(folder, Config { lobby_absence, tidy_every, ..Config::default() }).await
}

fn for_strangers() -> Value {
    json!({
        "game": "hus", "visibility": "public", "seats": [{ "type": "me" }, { "type": "lobby" }]
    })
}

async fn is_listed(server: &Running, table: &TableId) -> bool {
    let page: ListingPage = server.get("/api/tables").await.json().await.unwrap();
    page.tables.into_iter().any(|listing| listing.table == *table)
}

async fn until_listed(server: &Running, table: &TableId, wanted: bool) {
    while is_listed(server, table).await != wanted {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_table_is_in_the_lobby_while_its_maker_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let absence = Duration::from_millis(300);
    let server = tidy(folder.path(), absence).await;
    let Created { table, seats, .. } = server.create(&for_strangers()).await;
    assert!(is_listed(&server, &table).await, "a new table is shown at once");
    let maker = server.sit(&table, &seats[0]).await;
    let watcher = server.watch(&table).await;
    tokio::time::sleep(3 * absence).await;
    assert!(is_listed(&server, &table).await, "as long as the maker is there");
    drop(maker);
    until_listed(&server, &table, false).await;
    // Whoever has the link still finds it, and with its maker it comes back.
    assert_eq!(server.snapshot(&table).await.table, table);
    let maker = server.sit(&table, &seats[0]).await;
    until_listed(&server, &table, true).await;
    drop((maker, watcher));
    server.stop().await;
    // Who was there before a restart and does not come back is gone too.
    let server = tidy(folder.path(), absence).await;
    until_listed(&server, &table, false).await;
    let _maker = server.sit(&table, &seats[0]).await;
    until_listed(&server, &table, true).await;
}

async fn exists(server: &Running, table: &TableId) -> bool {
    server.get(&format!("/api/tables/{table}")).await.status().is_success()
}

#[tokio::test]
async fn abandoned_tables_are_deleted_and_others_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let server = tidy(folder.path(), Duration::from_millis(20)).await;
    let waiting = server.create(&for_strangers()).await.table;
    let (stopped, mut first, _) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    let (called_off, mut first, _) = server.two(json!({})).await;
    first.act(Act::Abort {}).await.unwrap();
    let (by_mail, mut first, _) = server.two(json!({ "time": "14d/move" })).await;
    first.play(1, "c1").await.unwrap();
    let (finished, mut first, _) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    first.act(Act::Resign {}).await.unwrap();
    drop(first);
    server.stop().await;

    let server = tidy(folder.path(), Duration::from_millis(20)).await;
    server.time.advance(2 * DAY_MS);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let all = [&waiting, &stopped, &called_off, &by_mail, &finished];
    // Looking at a table wakes it, and it would not be deleted while someone looks: ask the lists.
    assert_eq!(tables(&folder).await.len(), all.len(), "two days are not enough");
    server.time.advance(2 * DAY_MS);
    while tables(&folder).await.len() > 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for table in [&waiting, &stopped, &called_off] {
        assert!(!exists(&server, table).await);
    }
    for table in [&by_mail, &finished] {
        assert!(exists(&server, table).await);
    }
}

/// The tables in the file, read beside the server.
async fn tables(folder: &tempfile::TempDir) -> Vec<String> {
    let file = rusqlite::Connection::open(folder.path().join("tetrarch.db")).unwrap();
    let mut query = file.prepare("SELECT id FROM tables").unwrap();
    let found = query.query_map([], |row| row.get(0)).unwrap();
    found.map(Result::unwrap).collect()
}
