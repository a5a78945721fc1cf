//! Rows copied by SQL: each finished game of the templates again and again, under other names.

use std::ops::Range;

use super::RowsError;
use super::ground::Ground;

/// Games that are copied by one statement.
const CHUNK: u64 = 50_000;
/// How many of the games are the account's.
const OWN_GAMES: u64 = 500;
/// What sets two positions of the explorer apart.
const STRIDE: u64 = 92_233_720_368;

/// The name of a copy.
pub(super) fn id(number: u64) -> String {
    format!("zz{number:014}")
}

/// The key of a position of the explorer.
pub(super) fn position(number: u64) -> String {
    format!("{:016x}", number * STRIDE)
}

/// Copies as many games, from this number of templates.
pub(super) async fn fill(
    ground: &Ground,
    templates: u64,
    numbers: Range<u64>,
) -> Result<(), RowsError> {
    let is_sqlite = matches!(ground, Ground::Sqlite(_));
    let account = ground.sql("SELECT id FROM accounts").await?;
    let words = if is_sqlite { Words::SQLITE } else { Words::POSTGRES };
    let tables = columns(ground, is_sqlite, "tables").await?;
    let seats = columns(ground, is_sqlite, "seats").await?;
    let entries = columns(ground, is_sqlite, "entries").await?;
    let of_table = words.of_table;
    let own = format!("(i < {OWN_GAMES} AND c.number = 0)");
    let mut from = numbers.start;
    while from < numbers.end {
        let until = numbers.end.min(from + CHUNK);
        let series = words.series(from, until);
        let template = format!("JOIN tables t ON t.{} = 1 + i % {templates}", words.place);
        let (id, new) = (words.id, words.new_key);
        let table_values = tables.iter().filter(|column| **column != "number").map(|column| {
            match column.as_str() {
                "id" => id.to_owned(),
                "row" => words.new_key.to_owned(),
                column => format!("t.{column}"),
            }
        });
        let names: Vec<&str> =
            tables.iter().map(String::as_str).filter(|column| *column != "number").collect();
        let values: Vec<String> = table_values.collect();
        let (names, values) = (names.join(", "), values.join(", "));
        ground
            .sql(&format!("INSERT INTO tables ({names}) SELECT {values} FROM {series} {template}"))
            .await?;
        for (table, columns) in [("seats", &seats), ("entries", &entries)] {
            let values = columns.iter().map(|column| match (table, column.as_str()) {
                (_, column) if column == of_table => new.to_owned(),
                ("seats", "account") => {
                    format!("CASE WHEN {own} THEN '{account}' ELSE c.account END")
                }
                ("seats", "guest") => format!("CASE WHEN {own} THEN NULL ELSE c.guest || i END"),
                (_, column) => format!("c.{column}"),
            });
            let (names, values) = (columns.join(", "), values.collect::<Vec<_>>().join(", "));
            let copied = format!("JOIN {table} c ON c.{of_table} = t.{}", words.key);
            ground
                .sql(&format!("INSERT INTO {table} ({names}) SELECT {values} FROM {series} {template} {copied}"))
                .await?;
        }
        let explored = "explored (position, move, draws, first, second, third)";
        ground
            .sql(&format!(
                "INSERT INTO {explored} SELECT i * {STRIDE}, 'a1', 1, 2, 3, 0 FROM {series}"
            ))
            .await?;
        from = until;
    }
    Ok(())
}

/// What the two databases call differently.
struct Words {
    /// A copy's name.
    id: &'static str,
    /// What everything that belongs to a table has of it, and how that is called there and here.
    new_key: &'static str,
    of_table: &'static str,
    key: &'static str,
    /// A table's place in lists, counted from 1.
    place: &'static str,
    is_sqlite: bool,
}

impl Words {
    const SQLITE: Self = Self {
        id: "'zz' || printf('%014d', i)",
        // Every other row: tables that are made between two sizes have places behind the last.
        new_key: "2 * i + 1000",
        of_table: "table_row",
        key: "row",
        place: "row",
        is_sqlite: true,
    };
    const POSTGRES: Self = Self {
        id: "'zz' || lpad(i::text, 14, '0')",
        new_key: "'zz' || lpad(i::text, 14, '0')",
        of_table: "table_id",
        key: "id",
        place: "number",
        is_sqlite: false,
    };

    /// The numbers `i` from one up to another.
    fn series(&self, from: u64, until: u64) -> String {
        if self.is_sqlite {
            format!(
                "(WITH RECURSIVE n(i) AS (VALUES ({from}) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {until}) SELECT i FROM n) AS n"
            )
        } else {
            format!("generate_series({from}::bigint, {}) AS n(i)", until - 1)
        }
    }
}

async fn columns(ground: &Ground, is_sqlite: bool, table: &str) -> Result<Vec<String>, RowsError> {
    let listed = if is_sqlite {
        ground.sql(&format!("SELECT name FROM pragma_table_info('{table}')")).await?
    } else {
        let of_table = format!("table_name = '{table}' AND table_schema = current_schema()");
        ground
            .sql(&format!("SELECT column_name FROM information_schema.columns WHERE {of_table}"))
            .await?
    };
    Ok(listed.lines().map(str::to_owned).collect())
}
