//! Every statement finds its rows by an index, however many there are. PostgreSQL says itself how it executes what the promises
//! ask of the store; it is told to avoid reading whole tables, so that it does so only where there is no index.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::stream::{self, StreamExt as _};
use tetrarch_store_conformance::programs::Postgres;
use tetrarch_store_conformance::{Fresh, STORE_CASES};

use crate::promises::Database;

/// Promises that are asked for at the same time: each has connections of its own.
const AT_ONCE: usize = 6;
/// Tables with few rows, or of which all rows are wanted: what administrators block, do and are told.
const SMALL: &[&str] =
    &["upkeep", "blocks", "reports", "audit_log", "servers", "workers", "tetrarch_schema"];
/// Statements that read a whole table, and why they may.
const WHOLE: &[&str] = &[
    // A copy or a check of the store reads everything.
    "SELECT count(*) FROM ",
    "SELECT setval(",
    // Once at every start.
    "DELETE FROM write_marks WHERE made <",
];

#[tokio::test]
async fn every_statement_uses_an_index() {
    let settings = [
        "session_preload_libraries=auto_explain",
        "auto_explain.log_min_duration=0",
        "auto_explain.log_nested_statements=on",
        "plan_cache_mode=force_generic_plan",
        "enable_seqscan=off",
        "log_line_prefix=@@",
    ];
    let server = tokio::task::spawn_blocking(move || Arc::new(Postgres::start(&settings)));
    let server = server.await.expect("a server");
    let checks = stream::iter(STORE_CASES).for_each_concurrent(AT_ONCE, |case| {
        let server = Arc::clone(&server);
        async move { (case.check)(Fresh::at(Database::on(server).await).await).await }
    });
    checks.await;
    let log = server.log();
    let plans: Vec<&str> = log.split("@@").filter(|entry| entry.contains("Query Text:")).collect();
    assert!(plans.len() > 1_000, "the plans are logged");
    let scans: BTreeSet<String> = plans.into_iter().filter_map(whole_table).collect();
    assert!(scans.is_empty(), "{scans:#?}");
}

/// The table that a statement reads as a whole, and the statement.
fn whole_table(plan: &str) -> Option<String> {
    let scanned = plan.split("Seq Scan on ").skip(1);
    let mut tables = scanned.filter_map(|rest| rest.split_whitespace().next());
    let table = tables.find(|table| !SMALL.contains(table))?;
    let statement = plan.split_once("Query Text: ")?.1.lines().next().unwrap_or_default();
    let is_ours = !table.starts_with("pg_");
    let may = WHOLE.iter().any(|whole| statement.trim_start().starts_with(whole));
    (is_ours && !may).then(|| format!("{table}: {statement}"))
}
