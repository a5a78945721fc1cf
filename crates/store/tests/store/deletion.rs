//! What is deleted leaves no byte in the data folder, and other users cannot read what is kept there.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use tetrarch_store::{
    ApiToken, Change, GameKey, SqliteStore, Store, StoreError, StoredSeat, TableHead, UnixMillis,
};

use crate::common::{Fresh, append, event, fresh, head, id, json, member, seat, secret};

/// In which files of a folder a text stands.
fn found(folder: &Path, text: &str) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let holds = |file: &Path| {
        let bytes = fs::read(file).unwrap_or_default();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    };
    files.filter(|file| holds(file)).map(|file| file.display().to_string()).collect()
}

/// An account with a token, a table, and many lines of talk.
async fn live_a_life(store: &Fresh, number: usize) -> Vec<Change> {
    let (account, table) = (format!("a{number}"), format!("t{number}"));
    store.sign_up(&account, &format!("Unmistakable{number:05}")).await;
    let name = Some(format!("Unmistakable{number:05}"));
    let seats = vec![StoredSeat { name, ..seat(0, Some(member(&account))) }, seat(1, None)];
    let label = format!("label of Unmistakable{number:05}");
    let token = ApiToken {
        token: secret(u8::try_from(number % 256).expect("a byte")),
        account: id(&account),
        label,
        scopes: vec!["play".into()],
        created: UnixMillis(1),
    };
    store.write([Change::CreateTable(TableHead { seats, ..head(&table) })]).await.expect("made");
    if number < 256 {
        store.write([Change::CreateApiToken(token)]).await.expect("made");
    }
    let said = |line: u32| {
        event(line, &format!("{{\"said\":\"line {line} by Unmistakable{number:05}\"}}"))
    };
    for line in 1..=12 {
        store.write([append(&table, [said(line)])]).await.expect("said");
    }
    let forget = |line| Change::Redact { table: id(&table), number: line, event: json("null") };
    let mut changes: Vec<Change> = (1..=12).map(forget).collect();
    changes.push(Change::Forget(member(&account)));
    changes
}

#[tokio::test]
async fn nothing_is_left_of_a_forgotten_account_in_any_file() {
    let store = fresh();
    let mut farewells = Vec::new();
    // Many neighbours, coming and going: pages are split and rebuilt.
    for number in 0..300 {
        farewells.push(live_a_life(&store, number).await);
    }
    let folder = store.folder.path().to_owned();
    assert!(!found(&folder, "Unmistakable00150").is_empty(), "the search finds what is there");
    for (number, farewell) in farewells.into_iter().enumerate() {
        if number % 3 != 2 {
            store.write(farewell).await.expect("forgotten");
        }
    }
    store.store.erase().await.expect("erased");
    for number in 0..300 {
        let left = found(&folder, &format!("Unmistakable{number:05}"));
        assert_eq!(left.is_empty(), number % 3 != 2, "{number}: {left:?}");
    }
    let log = fs::metadata(folder.join("tetrarch.db-wal")).expect("the log");
    assert_eq!(log.len(), 0, "the log is cut");
    store.create("afterwards").await;
}

#[tokio::test]
async fn a_large_file_is_written_anew_when_nothing_is_written_for_a_while() {
    let store = fresh();
    store.create("long").await;
    let analysis = json(&format!("\"{}\"", "x".repeat(1 << 20)));
    for game in 0..18 {
        let game = GameKey { table: id("long"), game };
        let saved = Change::SaveAnalysis { game, analysis: analysis.clone() };
        store.write([saved]).await.expect("saved");
    }
    let farewell = live_a_life(&store, 1).await;
    store.write(farewell).await.expect("forgotten");
    store.store.erase().await.expect("erased");
    let reader = Connection::open(store.folder.path().join("tetrarch.db")).expect("opened");
    let is_due = || {
        let due =
            reader.query_row("SELECT rewrite_due FROM upkeep", [], |row| row.get::<_, bool>(0));
        due.expect("read")
    };
    assert!(is_due(), "the file is too large to be written anew while others wait");
    while is_due() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(found(store.folder.path(), "Unmistakable00001"), Vec::<String>::new());
    store.create("afterwards").await;
}

#[tokio::test]
async fn erasing_waits_for_readers_no_longer_than_it_must() {
    let store = fresh();
    store.sign_up("a1", "Unmistakable").await;
    let reader = Connection::open(store.folder.path().join("tetrarch.db")).expect("opened");
    reader.execute_batch("BEGIN; SELECT count(*) FROM accounts").expect("a reader stands still");
    store.write([Change::Forget(member("a1"))]).await.expect("forgotten");
    assert_eq!(store.store.erase().await, Err(StoreError::Busy));
    store.create("meanwhile").await;
    reader.execute_batch("COMMIT").expect("the reader goes");
    store.store.erase().await.expect("erased");
    assert_eq!(found(store.folder.path(), "Unmistakable"), Vec::<String>::new());
}

#[tokio::test]
async fn what_an_older_version_left_of_deleted_accounts_goes_when_its_folder_is_opened() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let old = Connection::open(folder.path().join("tetrarch.db")).expect("opened");
    for migration in [
        include_str!("../../migrations/0001_tables_and_accounts.sql"),
        include_str!("../../migrations/0002_ratings.sql"),
        include_str!("../../migrations/0003_analyses.sql"),
        include_str!("../../migrations/0004_invitations.sql"),
    ] {
        old.execute_batch(migration).expect("an older schema");
    }
    old.execute_batch(
        r#"PRAGMA user_version = 4;
        INSERT INTO accounts VALUES ('a1', 'Unmistakable', 'unmistakable', '', 1);
        DELETE FROM accounts;
        INSERT INTO tables VALUES (1, 'm', 'hus', 'standard', 'link', 0,
            '{"seed":18446744073709551615,"series":{"players":[{"name":"Unmistakable","kind":"human"},{"name":"Bo","kind":"human"}],"length":3}}',
            1, 'ongoing', 0, 1, NULL);"#,
    )
    .expect("an account that was deleted, and its match");
    drop(old);
    assert!(!found(folder.path(), "Unmistakable").is_empty());
    let store = SqliteStore::open(folder.path()).expect("opened");
    store.erase().await.expect("erased");
    assert_eq!(found(folder.path(), "Unmistakable"), Vec::<String>::new());
    let setup = store.table(&id("m")).await.expect("read").expect("found").head.setup;
    assert_eq!(
        setup.as_str(),
        r#"{"seed":18446744073709551615,"series":{"players":[{"name":"1","kind":"human"},{"name":"2","kind":"human"}],"length":3}}"#
    );
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt as _;

    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    let check = |folder: &Path| {
        assert_eq!(mode(folder), 0o700);
        let names = ["tetrarch.db", "tetrarch.db-wal", "tetrarch.db-shm", "tetrarch.lock"];
        for file in names.map(|name| folder.join(name)) {
            assert_eq!(mode(&file), 0o600, "{}", file.display());
        }
    };
    let above = tempfile::tempdir().expect("a temporary folder");
    let folder = above.path().join("games");
    let store = SqliteStore::open(&folder).expect("opened");
    store.write(vec![Change::CreateTable(head("t"))]).await.expect("written");
    check(&folder);
    drop(store);
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).expect("opened up");
    for file in fs::read_dir(&folder).expect("a folder") {
        let path = file.expect("a file").path();
        fs::set_permissions(path, fs::Permissions::from_mode(0o644)).expect("opened up");
    }
    let store = SqliteStore::open(&folder).expect("opened again");
    store.write(vec![Change::CreateTable(head("u"))]).await.expect("written");
    check(&folder);
}
