//! Everything in the database, row by row.

use async_trait::async_trait;
use futures_util::future::join_all;
use tetrarch_store::StoreError;
use tetrarch_store::contents::{Cell, Cells, Contents, Flaw, Kind, Section};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use crate::pools::connection;
use crate::store::PostgresStore;
use crate::trouble::store_error;

/// The columns that count up, by table.
const COUNTED: [(&str, &str); 4] =
    [("tables", "number"), ("reports", "id"), ("audit_log", "id"), ("push_subscriptions", "id")];

fn names(section: &Section) -> Vec<String> {
    // `until` and `key` are words of SQL elsewhere.
    section.columns.iter().map(|column| format!("\"{}\"", column.name)).collect()
}

fn places(count: usize) -> String {
    (1..=count).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

/// A cell as a value of a statement; nothing must have the type of its column.
fn value(cell: &Cell, kind: Kind) -> Box<dyn ToSql + Sync + Send + '_> {
    match (cell, kind) {
        (Cell::Integer(number), _) => Box::new(*number),
        (Cell::Real(number), _) => Box::new(*number),
        (Cell::Flag(flag), _) => Box::new(*flag),
        (Cell::Text(text), _) => Box::new(text.as_str()),
        (Cell::Bytes(bytes), _) => Box::new(bytes.as_slice()),
        (Cell::Null, Kind::Integer) => Box::new(None::<i64>),
        (Cell::Null, Kind::Real) => Box::new(None::<f64>),
        (Cell::Null, Kind::Flag) => Box::new(None::<bool>),
        (Cell::Null, Kind::Text | Kind::TableId) => Box::new(None::<&str>),
        (Cell::Null, Kind::Bytes) => Box::new(None::<&[u8]>),
    }
}

fn values<'a>(section: &Section, cells: &'a [Cell]) -> Vec<Box<dyn ToSql + Sync + Send + 'a>> {
    cells.iter().zip(section.columns).map(|(cell, column)| value(cell, column.kind)).collect()
}

fn cells(section: &Section, row: &Row) -> Result<Cells, tokio_postgres::Error> {
    let cell = |(place, kind)| {
        Ok(match kind {
            Kind::Integer => row.try_get::<_, Option<i64>>(place)?.map(Cell::Integer),
            Kind::Real => row.try_get::<_, Option<f64>>(place)?.map(Cell::Real),
            Kind::Flag => row.try_get::<_, Option<bool>>(place)?.map(Cell::Flag),
            Kind::Text | Kind::TableId => row.try_get::<_, Option<String>>(place)?.map(Cell::Text),
            Kind::Bytes => row.try_get::<_, Option<Vec<u8>>>(place)?.map(Cell::Bytes),
        }
        .unwrap_or(Cell::Null))
    };
    section.columns.iter().map(|column| column.kind).enumerate().map(cell).collect()
}

fn references<'a>(values: &'a [Box<dyn ToSql + Sync + Send + 'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect()
}

#[async_trait]
impl Contents for PostgresStore {
    async fn rows(
        &self,
        section: &'static Section,
        after: Option<Cells>,
        limit: u32,
    ) -> Result<Vec<Cells>, StoreError> {
        let client = connection(&self.pools.readers).await?;
        let names = names(section);
        let key = names[..section.key].join(", ");
        let beyond = match after {
            Some(_) => format!("WHERE ({key}) > ({})", places(section.key)),
            None => String::new(),
        };
        let sql = format!(
            "SELECT {} FROM {} {beyond} ORDER BY {key} LIMIT {limit}",
            names.join(", "),
            section.name
        );
        let after = after.unwrap_or_default();
        let values = values(section, &after);
        let read = async {
            let statement = client.prepare_cached(&sql).await?;
            let rows = client.query(&statement, &references(&values)).await?;
            rows.iter().map(|row| cells(section, row)).collect::<Result<Vec<_>, _>>()
        };
        read.await.map_err(|error| store_error(&error))
    }

    async fn count(&self, section: &'static Section) -> Result<u64, StoreError> {
        let client = connection(&self.pools.readers).await?;
        let counted =
            client.query_one(&format!("SELECT count(*) FROM {}", section.name), &[]).await;
        Ok(counted.map_err(|error| store_error(&error))?.get::<_, i64>(0).cast_unsigned())
    }

    async fn insert(&self, section: &'static Section, rows: Vec<Cells>) -> Result<(), StoreError> {
        let mut client = connection(&self.pools.writers).await?;
        let names = names(section).join(", ");
        let sql = if section.name == "upkeep" {
            // The row is there from the beginning.
            "UPDATE upkeep SET push_key = $2 WHERE id = $1".to_owned()
        } else {
            let places = places(section.columns.len());
            format!("INSERT INTO {} ({names}) VALUES ({places})", section.name)
        };
        let write = async {
            let transaction = client.transaction().await?;
            let statement = transaction.prepare_cached(&sql).await?;
            let all: Vec<_> = rows.iter().map(|row| values(section, row)).collect();
            let all: Vec<_> = all.iter().map(|row| references(row)).collect();
            let inserted = all.iter().map(|row| transaction.execute(&statement, row));
            for inserted in join_all(inserted).await {
                inserted?;
            }
            transaction.commit().await
        };
        write.await.map_err(|error| store_error(&error))
    }

    async fn finish(&self) -> Result<(), StoreError> {
        let client = connection(&self.pools.writers).await?;
        for (table, column) in COUNTED {
            let sql = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column})) FROM {table}"
            );
            client.batch_execute(&sql).await.map_err(|error| store_error(&error))?;
        }
        Ok(())
    }

    async fn damage(&self) -> Result<Vec<Flaw>, StoreError> {
        // PostgreSQL checks its references itself, and its pages when they are read.
        Ok(Vec::new())
    }
}
