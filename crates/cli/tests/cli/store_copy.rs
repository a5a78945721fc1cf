//! Everything a server keeps, moved to another database and back.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use tetrarch_store::{Change, SqliteStore, Store, TableQuery};
use tetrarch_store_conformance::programs::Postgres;
use tetrarch_store_conformance::samples::{everything, head, id};

use crate::ran::tetrarch;

/// Something of every kind.
async fn fill(folder: &Path, tables: u32) {
    let store = SqliteStore::open(folder).expect("a new store");
    store.write(everything(tables)).await.expect("filled");
}

/// The lines with counts and checksums.
fn sums(out: &str) -> Vec<&str> {
    out.lines()
        .filter(|line| line.split_whitespace().count() == 3)
        .filter(|line| line.len() > 80)
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_moves_to_postgresql_and_back_and_stays_the_same() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (from, back) = (folder.path().join("from"), folder.path().join("back"));
    fill(&from, 300).await;
    let server = Postgres::start(&[]);
    let url = server.url(&server.create_database());
    let path = |folder: &Path| folder.display().to_string();
    let copied = tetrarch(&["store", "copy", &path(&from), &url]).good();
    assert_eq!(sums(&copied).len(), 16, "{copied}");
    // Again: all is there, and nothing is copied twice.
    assert_eq!(tetrarch(&["store", "copy", &path(&from), &url]).good(), copied);
    let checked = tetrarch(&["store", "check", &url]).good();
    assert_eq!(sums(&checked), sums(&copied));
    let returned = tetrarch(&["store", "copy", &url, &path(&back)]).good();
    assert_eq!(sums(&returned), sums(&copied));
    assert_eq!(sums(&tetrarch(&["store", "check", &path(&back)]).good()), sums(&copied));
    // Numbers go on where they were.
    let store = tetrarch_store_postgres::PostgresStore::open(&url).await.expect("opened");
    store.write(vec![Change::CreateTable(head("new"))]).await.expect("a new table");
    let first = store.tables(TableQuery::all(1)).await.expect("listed");
    assert_eq!(first.tables[0].id, id("new"), "the newest comes first");
    drop(store);
    // Now the two differ, and a copy does not mix them.
    let mixed = tetrarch(&["store", "copy", &path(&from), &url]).failed(1);
    assert!(mixed.contains("tables"), "{mixed}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_was_interrupted_goes_on_where_it_ended() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fill(folder.path(), 300).await;
    let path = folder.path().display().to_string();
    let server = Arc::new(Postgres::start(&[]));
    let name = server.create_database();
    let url = server.url(&name);
    let whole = tetrarch(&["store", "copy", &path, &url]).good();
    // As if it had ended in the middle of the journals, which are copied in this order.
    for rest in [
        "DELETE FROM explored; DELETE FROM push_subscriptions; DELETE FROM mutes; DELETE FROM audit_log; DELETE FROM blocks; DELETE FROM reports",
        "DELETE FROM analyses; DELETE FROM ratings; DELETE FROM rated_games",
        "DELETE FROM entries WHERE table_id > 't150'; UPDATE upkeep SET push_key = NULL",
    ] {
        server.sql(&name, rest);
    }
    assert_eq!(tetrarch(&["store", "copy", &path, &url]).good(), whole);
    assert_eq!(sums(&tetrarch(&["store", "check", &url]).good()), sums(&whole));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_either_database_restores_everything() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (data, restored) = (folder.path().join("data"), folder.path().join("restored"));
    fill(&data, 20).await;
    let path = |folder: &Path| folder.display().to_string();
    let before = tetrarch(&["store", "check", &path(&data)]).good();
    // SQLite's own backup, as docs/operations.md describes it.
    fs::create_dir(&restored).expect("a folder");
    let file = rusqlite::Connection::open(data.join("tetrarch.db")).expect("the database");
    let target = restored.join("tetrarch.db").display().to_string();
    file.execute("VACUUM INTO ?1", [&target]).expect("a backup");
    drop(file);
    assert_eq!(tetrarch(&["store", "check", &path(&restored)]).good(), before);

    let server = Postgres::start(&[]);
    let (old, new) = (server.create_database(), server.create_database());
    let copied = tetrarch(&["store", "copy", &path(&data), &server.url(&old)]).good();
    server.run("pg_dump", &["--format=custom", "--file=backup.dump", &old]);
    server.run("pg_restore", &["--no-owner", "--dbname", &new, "backup.dump"]);
    let after = tetrarch(&["store", "check", &server.url(&new)]).good();
    assert_eq!(sums(&after), sums(&copied));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_check_finds_what_is_missing_and_wrong_addresses_are_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fill(folder.path(), 3).await;
    let path = folder.path().display().to_string();
    let file = rusqlite::Connection::open(folder.path().join("tetrarch.db")).expect("the database");
    file.execute("DELETE FROM entries WHERE number = 2 AND table_row = 2", []).expect("deleted");
    drop(file);
    let found = tetrarch(&["store", "check", &path]);
    assert_eq!(found.code, 1, "{}", found.err);
    assert!(found.out.contains("the journal of table t1 has no entry 2"), "{}", found.out);
    let nowhere = folder.path().join("nowhere").display().to_string();
    assert!(tetrarch(&["store", "check", &nowhere]).failed(2).contains("nowhere"));
    assert!(!Path::new(&nowhere).exists(), "nothing is made");
    let closed =
        tetrarch(&["store", "check", "postgres://ada:hunter2@127.0.0.1:9/games"]).failed(2);
    assert!(closed.contains("127.0.0.1:9") && !closed.contains("hunter2"), "{closed}");
    let wrong = tetrarch(&["serve", "--store", "mysql://ada@localhost/games"]);
    assert_eq!(wrong.code, 2, "{}", wrong.err);
}
