//! Every statement finds its rows by an index, however many there are: SQLite says itself how it would execute each.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tetrarch_store::SqliteStore;

/// Tables with few rows, or of which all rows are wanted: what administrators block, do and are told.
const SMALL: &[&str] = &["upkeep", "blocks", "reports", "audit_log", "servers", "workers"];
/// Statements that read a whole table, and why they may.
const WHOLE: &[&str] = &[
    // Once at every start.
    "SELECT id FROM accounts WHERE password_hash = ''",
    // The beginning of statements that go on with `WHERE account = ?`.
    "SELECT pool, value, deviation, volatility, games, id, ratings.game, at
    FROM ratings JOIN rated_games USING (table_row, game) JOIN tables ON tables.row = table_row",
];

#[test]
fn every_statement_uses_an_index() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    drop(SqliteStore::open(folder.path()).expect("a new store"));
    let database = Connection::open(folder.path().join("tetrarch.db")).expect("its database");
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sqlite");
    let mut statements = Vec::new();
    for folder in [&sources.join("read"), &sources.join("apply")] {
        for file in fs::read_dir(folder).expect("a folder").flatten() {
            let text = fs::read_to_string(file.path()).expect("a source file");
            statements.extend(statements_in(&text));
        }
    }
    assert!(statements.len() > 60, "the statements are found: {}", statements.len());
    let scans: Vec<String> =
        statements.iter().filter_map(|statement| whole_table(&database, statement)).collect();
    assert!(scans.is_empty(), "{scans:#?}");
}

/// The whole statements among the texts of a source file. Those that are put together are asked by `read/tables.rs` itself.
fn statements_in(source: &str) -> Vec<String> {
    let texts = source.split('"').skip(1).step_by(2);
    let is_statement = |text: &&str| {
        let first = text.split_whitespace().next().unwrap_or_default();
        ["SELECT", "UPDATE", "DELETE", "INSERT"].contains(&first) && !text.contains('{')
    };
    texts.filter(is_statement).map(str::to_owned).collect()
}

/// The table that a statement reads as a whole, and the statement.
fn whole_table(database: &Connection, statement: &str) -> Option<String> {
    let mut explained = match database.prepare(&format!("EXPLAIN QUERY PLAN {statement}")) {
        Ok(explained) => explained,
        // A part of a statement that is put together.
        Err(_) => return None,
    };
    let parameters = vec![rusqlite::types::Null; explained.parameter_count()];
    let steps =
        explained.query_map(rusqlite::params_from_iter(parameters), |row| row.get::<_, String>(3));
    let steps: Vec<String> = steps.expect("a plan").flatten().collect();
    let scanned =
        steps.iter().filter_map(|step| step.strip_prefix("SCAN ")?.split_whitespace().next());
    let mut tables = scanned.filter(|table| !SMALL.contains(table) && *table != "CONSTANT");
    let may = WHOLE.contains(&statement);
    tables.next().filter(|_| !may).map(|table| format!("{table}: {statement}"))
}
