//! Everything in the file, row by row.

use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, Value, ValueRef};
use rusqlite::{Connection, ToSql, params_from_iter};

use super::SqliteStore;
use super::readers::Amount;
use super::trouble::Halt;
use crate::StoreError;
use crate::contents::{Cell, Cells, Column, Contents, Flaw, Kind, Section};

/// What a column is called in this schema.
fn expression(section: &Section, column: &Column) -> String {
    match (section.name, column.name, column.kind) {
        ("tables", "number", _) => "row".to_owned(),
        ("push_subscriptions", "id", _) => "rowid".to_owned(),
        // A table that refers to another does so by its row.
        (_, _, Kind::TableId) => "tables.id".to_owned(),
        (_, name, _) => format!("it.{name}"),
    }
}

fn refers_to_tables(section: &Section) -> bool {
    section.columns.iter().any(|column| column.kind == Kind::TableId)
}

fn rows(
    connection: &Connection,
    section: &Section,
    after: Option<&Cells>,
    limit: u32,
) -> rusqlite::Result<Vec<Cells>> {
    let columns: Vec<String> =
        section.columns.iter().map(|column| expression(section, column)).collect();
    let key = columns[..section.key].join(", ");
    let join =
        if refers_to_tables(section) { " JOIN tables ON tables.row = it.table_row" } else { "" };
    let mut query = format!("SELECT {} FROM {} AS it{join}", columns.join(", "), section.name);
    if section.key > 0 && after.is_some() {
        let places = vec!["?"; section.key].join(", ");
        // The first column alone is what an index is found for.
        query += &format!(" WHERE {} >= ?1 AND ({key}) > ({places})", columns[0]);
    }
    query += &format!(" ORDER BY {key} LIMIT {limit}");
    let mut statement = connection.prepare_cached(&query)?;
    let values = after.into_iter().flatten();
    let first = after.and_then(|key| key.first());
    let mut found = statement.query(params_from_iter(first.into_iter().chain(values)))?;
    let mut all = Vec::new();
    while let Some(row) = found.next()? {
        let cells = section.columns.iter().enumerate().map(|(place, column)| {
            Ok(match (row.get_ref(place)?, column.kind) {
                (ValueRef::Null, _) => Cell::Null,
                (ValueRef::Integer(number), Kind::Flag) => Cell::Flag(number != 0),
                (ValueRef::Integer(number), Kind::Real) => Cell::Real(number as f64),
                (ValueRef::Integer(number), _) => Cell::Integer(number),
                (ValueRef::Real(number), _) => Cell::Real(number),
                (value @ ValueRef::Text(_), _) => Cell::Text(value.as_str()?.to_owned()),
                (ValueRef::Blob(bytes), _) => Cell::Bytes(bytes.to_vec()),
            })
        });
        all.push(cells.collect::<rusqlite::Result<Cells>>()?);
    }
    Ok(all)
}

/// Stores rows as they are, within the transaction that is open.
pub(super) fn insert(
    connection: &Connection,
    section: &Section,
    rows: &[Cells],
) -> Result<(), Halt> {
    let names: Vec<&str> = section
        .columns
        .iter()
        .map(|column| match (section.name, column.name, column.kind) {
            ("tables", "number", _) => "row",
            ("push_subscriptions", "id", _) => "rowid",
            (_, _, Kind::TableId) => "table_row",
            (_, name, _) => name,
        })
        .collect();
    let places: Vec<&str> = section
        .columns
        .iter()
        .map(|column| match column.kind {
            Kind::TableId => "(SELECT row FROM tables WHERE id = ?)",
            _ => "?",
        })
        .collect();
    let (names, places) = (names.join(", "), places.join(", "));
    let statement = if section.name == "upkeep" {
        // The row is there from the beginning.
        "UPDATE upkeep SET push_key = ?2 WHERE id = ?1".to_owned()
    } else {
        format!("INSERT INTO {} ({names}) VALUES ({places})", section.name)
    };
    let mut statement = connection.prepare_cached(&statement)?;
    for row in rows {
        statement.execute(params_from_iter(row))?;
    }
    Ok(())
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Cell::Null => ToSqlOutput::Owned(Value::Null),
            Cell::Integer(number) => (*number).into(),
            Cell::Real(number) => (*number).into(),
            Cell::Flag(flag) => (*flag).into(),
            Cell::Text(text) => text.as_str().into(),
            Cell::Bytes(bytes) => bytes.as_slice().into(),
        })
    }
}

#[async_trait]
impl Contents for SqliteStore {
    async fn rows(
        &self,
        section: &'static Section,
        after: Option<Cells>,
        limit: u32,
    ) -> Result<Vec<Cells>, StoreError> {
        let read = move |connection: &Connection| rows(connection, section, after.as_ref(), limit);
        self.readers().read(Amount::Large, read).await
    }

    async fn count(&self, section: &'static Section) -> Result<u64, StoreError> {
        let query = format!("SELECT count(*) FROM {}", section.name);
        let read = move |connection: &Connection| {
            connection.query_row(&query, [], |row| row.get::<_, i64>(0))
        };
        Ok(self.readers().read(Amount::Large, read).await?.cast_unsigned())
    }

    async fn insert(&self, section: &'static Section, rows: Vec<Cells>) -> Result<(), StoreError> {
        self.writer().insert(section, rows).await
    }

    async fn finish(&self) -> Result<(), StoreError> {
        // SQLite counts on from the highest number by itself.
        Ok(())
    }

    async fn damage(&self) -> Result<Vec<Flaw>, StoreError> {
        let read = |connection: &Connection| {
            let mut found = Vec::new();
            let mut integrity = connection.prepare("PRAGMA integrity_check(100)")?;
            for line in integrity.query_map([], |row| row.get::<_, String>(0))? {
                found.push(line?);
            }
            found.retain(|line| line != "ok");
            let mut found: Vec<Flaw> = found.into_iter().map(Flaw::Damage).collect();
            let mut references = connection.prepare("PRAGMA foreign_key_check")?;
            let broken = references
                .query_map([], |row| Ok(Flaw::Dangling { from: row.get(0)?, to: row.get(2)? }))?;
            found.extend(broken.collect::<rusqlite::Result<Vec<_>>>()?);
            Ok(found)
        };
        self.readers().read(Amount::Large, read).await
    }
}
