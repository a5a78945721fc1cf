//! Opening a data folder: new, older, newer, foreign, in use.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tetrarch_store::{
    Change, GameKey, OpenError, SqliteStore, Store, StoreError, TableQuery, UnixMillis,
};

use crate::common::{append, event, fresh, id, json, secret, turn};

/// The version of the schema that this program writes.
const LATEST: i64 = 16;

fn refusal(folder: &Path) -> OpenError {
    SqliteStore::open(folder).expect_err("it must not open")
}

fn database(folder: &Path) -> Connection {
    Connection::open(folder.join("tetrarch.db")).expect("the file of the store")
}

fn version(folder: &Path) -> i64 {
    database(folder).pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version")
}

#[tokio::test]
async fn a_new_folder_is_made_with_its_parents_and_has_the_latest_schema() {
    let above = tempfile::tempdir().expect("a temporary folder");
    let folder = above.path().join("deep/down");
    let store = SqliteStore::open(&folder).expect("opened");
    assert!(store.tables(TableQuery::all(1)).await.expect("listed").tables.is_empty());
    drop(store);
    assert_eq!(version(&folder), LATEST);
}

#[tokio::test]
async fn the_database_has_a_write_ahead_log() {
    let store = fresh();
    store.create("t").await;
    let mode: String = database(store.folder.path())
        .pragma_query_value(None, "journal_mode", |row| row.get(0))
        .expect("a mode");
    assert_eq!(mode, "wal");
}

#[test]
fn one_process_owns_a_folder_and_only_while_it_is_open() {
    let store = fresh();
    let refused = refusal(store.folder.path());
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
    assert!(refused.to_string().contains("in use by another server"), "{refused}");
    drop(store.reopened());
}

#[test]
fn a_newer_database_is_refused_and_not_touched() {
    let store = fresh();
    let folder = store.folder;
    drop(store.store);
    database(folder.path()).pragma_update(None, "user_version", LATEST + 1).expect("updated");
    let refused = refusal(folder.path());
    assert!(
        matches!(refused, OpenError::TooNew { found, known: LATEST } if found == LATEST + 1),
        "{refused}"
    );
    assert!(refused.to_string().contains("use a newer program"), "{refused}");
    assert_eq!(version(folder.path()), LATEST + 1);
}

#[test]
fn the_database_of_another_program_is_refused_and_not_touched() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    database(folder.path()).execute_batch("CREATE TABLE recipes (cake TEXT)").expect("created");
    let refused = refusal(folder.path());
    assert!(matches!(refused, OpenError::Foreign { .. }), "{refused}");
    let tables: i64 = database(folder.path())
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .expect("count");
    assert_eq!(tables, 1);
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("tetrarch.db"), "my diary, ".repeat(1_000)).expect("written");
    let refused = refusal(folder.path());
    assert!(matches!(refused, OpenError::Database(_)), "{refused}");
    assert!(refused.to_string().contains("not a database"), "{refused}");
}

#[test]
fn a_folder_that_is_a_file_is_refused() {
    let above = tempfile::tempdir().expect("a temporary folder");
    let file = above.path().join("file");
    fs::write(&file, "").expect("written");
    assert!(matches!(refusal(&file), OpenError::Folder { .. }));
}

#[tokio::test]
async fn an_older_database_is_brought_up_to_date_with_everything_in_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    database(folder.path())
        .execute_batch(include_str!("../fixtures/version-1.sql"))
        .expect("filled");
    assert_eq!(version(folder.path()), 1);
    let store = SqliteStore::open(folder.path()).expect("migrated");
    let table = store.table(&id("old")).await.expect("read").expect("found");
    assert_eq!(table.entries, [turn(1, "a1"), event(2, r#"{"chat":"hello"}"#), turn(3, "b2")]);
    assert_eq!(table.head.seats[0].name.as_deref(), Some("Ada"));
    assert_eq!((&table.head.seats[0].invited, table.head.seats[0].rating), (&None, None));
    assert_eq!(store.account_named("ADA").await.expect("read").expect("found").name, "Ada");

    // And what came later works on it.
    let game = GameKey { table: id("old"), game: 0 };
    let changes = vec![
        append("old", [turn(4, "c3")]),
        Change::SaveAnalysis { game: game.clone(), analysis: json("{}") },
        Change::Rate { game, at: UnixMillis(1), ratings: vec![] },
    ];
    store.write(changes).await.expect("written");
    drop(store);
    assert_eq!(version(folder.path()), LATEST);
}

#[tokio::test]
async fn old_links_become_invitations_and_old_secrets_play_no_more() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = database(folder.path());
    database.execute_batch(include_str!("../fixtures/version-1.sql")).expect("filled");
    let seats = "UPDATE seats SET secret = zeroblob(32) WHERE number = 0;
        INSERT INTO seats (table_row, number, secret) VALUES (1, 2, zeroblob(32));";
    database.execute_batch(seats).expect("filled");
    drop(database);
    let store = SqliteStore::open(folder.path()).expect("migrated");
    let table = store.table(&id("old")).await.expect("read").expect("found");
    let [account, guest, free] = &table.head.seats[..] else { panic!("three seats") };
    assert_eq!((account.secrets.len(), account.invitation), (0, None));
    // Whoever made the table knows it too: it only leads back to the seat, once.
    assert_eq!((guest.secrets.len(), guest.invitation), (0, Some(secret(0))));
    assert_eq!((free.secrets.len(), free.invitation), (0, Some(secret(0))));
    assert_eq!(table.head.invitation, None);
}

#[tokio::test]
async fn old_endings_lose_their_rendered_sentences_and_keep_everything_else() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = database(folder.path());
    database.execute_batch(include_str!("../fixtures/version-1.sql")).expect("filled");
    let old = r#"{"id":"abort","sentence":"No result.","scores":null}"#;
    let ending = format!(
        "UPDATE tables SET result = '{old}' WHERE id = 'old';
        UPDATE entries SET event = '{{\"event\":{{\"type\":\"ended\",\"ending\":{old}}}}}' WHERE event IS NOT NULL;"
    );
    database.execute_batch(&ending).expect("filled");
    drop(database);
    let store = SqliteStore::open(folder.path()).expect("migrated");
    let table = store.table(&id("old")).await.expect("read").expect("found");
    let new = r#"{"id":"abort","scores":null}"#;
    assert_eq!(table.head.summary.result, Some(json(new)));
    let ended = format!(r#"{{"event":{{"type":"ended","ending":{new}}}}}"#);
    assert_eq!(table.entries[1], event(2, &ended));
}

#[tokio::test]
async fn seats_that_the_computer_took_over_before_are_known_by_the_name_in_the_journal() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = database(folder.path());
    database.execute_batch(include_str!("../fixtures/version-1.sql")).expect("filled");
    let taken = r#"UPDATE seats SET account = NULL, name = NULL, computer = '5' WHERE number = 0;
        UPDATE entries SET event = '{"event":{"type":"seat-taken","seat":1,"name":"Ada"}}' WHERE event IS NOT NULL;"#;
    database.execute_batch(taken).expect("filled");
    drop(database);
    let store = SqliteStore::open(folder.path()).expect("migrated");
    let table = store.table_head(&id("old")).await.expect("read").expect("found");
    let formers: Vec<_> = table.seats.iter().map(|seat| seat.former.clone()).collect();
    assert_eq!(formers, [Some(id("a1")), None]);
}

#[test]
fn a_migration_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    database(folder.path())
        .execute_batch(include_str!("../fixtures/version-1.sql"))
        .expect("filled");
    // In the way of the third migration; the second alone would work.
    database(folder.path()).execute_batch("CREATE TABLE analyses (mine TEXT)").expect("created");
    let refused = refusal(folder.path());
    assert!(refused.to_string().contains("analyses already exists"), "{refused}");
    assert_eq!(version(folder.path()), 1);
    let ratings = database(folder.path()).prepare("SELECT * FROM ratings").map(|_| ());
    assert!(ratings.is_err(), "nothing of the second migration may be left");
}

#[tokio::test]
async fn a_database_that_is_held_by_another_program_is_busy_and_works_again_afterwards() {
    let store = fresh();
    store.create("t").await;
    let other = database(store.folder.path());
    other.execute_batch("BEGIN IMMEDIATE").expect("held");
    assert_eq!(store.write([append("t", [turn(1, "a1")])]).await, Err(StoreError::Busy));
    assert!(store.entries("t").await.is_empty(), "reading goes on");
    other.execute_batch("COMMIT").expect("let go");
    store.write([append("t", [turn(1, "a1")])]).await.expect("works again");
}
