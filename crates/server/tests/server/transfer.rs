//! All public games out of a store and into another.

use std::sync::Arc;

use serde_json::{Value, json};
use tetrarch_protocol::{Act, ListingPage, Occupant};
use tetrarch_server::{Config, HandTime, Imported, TransferError, export_games, import_games};
use tetrarch_store::SqliteStore;
use tetrarch_table::Moment;

use crate::support::{start, start_in};

const NOW: Moment = Moment(1_800_000_100_000);

async fn export(folder: &std::path::Path) -> String {
    let store = Arc::new(SqliteStore::open(folder).unwrap());
    let mut out = Vec::new();
    export_games(store, &HandTime::new(NOW), &mut out).await.unwrap();
    String::from_utf8(out).unwrap()
}

async fn import(folder: &std::path::Path, text: &str) -> Result<Imported, TransferError> {
    let store = Arc::new(SqliteStore::open(folder).unwrap());
    import_games(store, &HandTime::new(NOW), &mut text.as_bytes()).await
}

/// A folder with a public game, one by link, one under way and one that was called off.
async fn some_games() -> tempfile::TempDir {
    let (server, folder) = start().await;
    let public = json!({ "visibility": "public", "time": "5+3" });
    let (table, mut first, mut second) = server.two(public.clone()).await;
    first.play(1, "c1").await.unwrap();
    server.time.advance(4_000);
    let reply = server.snapshot(&table).await.moves[0].clone();
    second.play(2, &reply).await.unwrap();
    server.time.advance(60_000);
    first.act(Act::Resign {}).await.unwrap();
    let (_table, _first, mut by_link) = server.two(json!({})).await;
    by_link.act(Act::Resign {}).await.unwrap();
    let (_table, mut aborting, _second) = server.two(public.clone()).await;
    aborting.act(Act::Abort {}).await.unwrap();
    let (_table, mut playing, _second) = server.two(public).await;
    playing.play(1, "c1").await.unwrap();
    let seats = json!([{ "type": "me" }, { "type": "computer", "level": 3 }]);
    let table = json!({ "game": "gou", "visibility": "public", "seats": seats });
    let created = server.create(&table).await;
    server.sit(&created.table, &created.seats[0]).await.act(Act::Resign {}).await.unwrap();
    server.stop().await;
    folder
}

#[tokio::test]
async fn finished_public_games_are_exported_with_their_dates() {
    let folder = some_games().await;
    let text = export(folder.path()).await;
    let records: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records.len(), 2, "{text}");
    let header = &records[1]["header"];
    assert_eq!(header["game"]["name"], "Hus");
    assert_eq!(header["date-start"], "2027-01-15T08:00:00Z");
    assert_eq!(header["date-end"], "2027-01-15T08:01:04Z");
    assert_eq!(header["date-generated"], "2027-01-15T08:01:40Z");
    assert_eq!(header["move-times-ms"], json!([0, 4000]));
    assert_eq!(header["unrated"], true);
    assert_eq!(header["termination"], "resignation");
    for record in tetrarch_table::record::read(&text, None, None).unwrap() {
        assert!(record.check().is_empty());
    }
}

#[tokio::test]
async fn what_was_exported_is_imported_once_and_is_the_same() {
    let folder = some_games().await;
    let text = export(folder.path()).await;
    let other = tempfile::tempdir().unwrap();
    assert_eq!(import(other.path(), &text).await.unwrap(), Imported { new: 2, known: 0 });
    assert_eq!(import(other.path(), &text).await.unwrap(), Imported { new: 0, known: 2 });
    assert_eq!(import(folder.path(), &text).await.unwrap(), Imported { new: 0, known: 2 });
    assert_eq!(
        export(other.path()).await.lines().rev().collect::<Vec<_>>(),
        text.lines().collect::<Vec<_>>()
    );

    let server = start_in(other.path(), Config::default()).await;
    let over: ListingPage = server.get("/api/tables?phase=over").await.json().await.unwrap();
    assert_eq!(over.tables.len(), 2);
    let gou = server.snapshot(&over.tables[1].table).await;
    assert_eq!(gou.state.seats[1].occupant, Occupant::Computer { level: 3 });
    let hus = server.snapshot(&over.tables[0].table).await;
    assert_eq!(hus.history.len(), 2);
    assert_eq!(hus.state.ending.unwrap().id, "resignation");
}

#[tokio::test]
async fn a_wrong_record_is_named_by_its_line() {
    let folder = some_games().await;
    let text = export(folder.path()).await;
    let first = text.lines().next().unwrap();
    let other = tempfile::tempdir().unwrap();
    let no_record = import(other.path(), &format!("{first}\n\n{{}}\n")).await.unwrap_err();
    assert!(matches!(no_record, TransferError::Unreadable { line: 3, .. }), "{no_record}");
    let illegal = text.lines().nth(1).unwrap().replace("\"c1\"", "\"z9\"");
    let illegal = import(other.path(), &illegal).await.unwrap_err();
    assert!(matches!(illegal, TransferError::Unplayable { line: 1, .. }), "{illegal}");
    let unfinished = r#"{"header":{"game":{"name":"Hus"},"players":[{"name":"A"},{"name":"B"}]},"moves":[["c1"]]}"#;
    let unfinished = import(other.path(), unfinished).await.unwrap_err();
    assert!(matches!(unfinished, TransferError::Unfinished { line: 1 }), "{unfinished}");
    assert_eq!(import(other.path(), &text).await.unwrap(), Imported { new: 1, known: 1 });
}

#[tokio::test]
async fn a_record_of_elsewhere_gets_a_name_of_its_own() {
    let other = tempfile::tempdir().unwrap();
    let folder = some_games().await;
    let text = export(folder.path()).await;
    let elsewhere = text.replace("\"Tetrarch\"", "\"Elsewhere\"");
    assert_eq!(import(other.path(), &text).await.unwrap().new, 2);
    assert_eq!(import(other.path(), &elsewhere).await.unwrap(), Imported { new: 2, known: 0 });
    assert_eq!(import(other.path(), &elsewhere).await.unwrap(), Imported { new: 0, known: 2 });
}
