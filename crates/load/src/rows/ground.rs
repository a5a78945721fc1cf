//! The store that is filled.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::RowsError;
use crate::cluster::LoneDatabase;
use crate::server_process::Launch;

/// The store that is filled.
#[derive(Debug)]
pub(super) enum Ground {
    /// A data folder.
    Sqlite(PathBuf),
    /// A server, and the folder of ours.
    Postgres(Box<LoneDatabase>, PathBuf),
}

/// Memory for pages while rows are copied, in KiB; SQLite wants it negative.
const CACHE: i32 = -1_000_000;

impl Ground {
    pub(super) async fn start(is_postgres: bool, folder: &Path) -> Result<Self, RowsError> {
        let data = folder.join("data");
        if is_postgres {
            let database = LoneDatabase::start(folder).await?;
            return Ok(Self::Postgres(Box::new(database), data));
        }
        Ok(Self::Sqlite(data))
    }

    /// How a server on it is started.
    pub(super) fn launch(&self, program: &Path) -> Launch {
        match self {
            Self::Sqlite(data) => Launch::new(program, data).unlimited(),
            Self::Postgres(database, data) => {
                Launch::new(program, data).unlimited().with(&["--store", &database.url()])
            }
        }
    }

    /// Executes SQL, and gives the first column of what it answers, a row a line.
    pub(super) async fn sql(&self, sql: &str) -> Result<String, RowsError> {
        match self {
            Self::Sqlite(data) => {
                let connection = Connection::open(data.join("tetrarch.db"))?;
                connection.pragma_update(None, "synchronous", "OFF")?;
                connection.pragma_update(None, "cache_size", CACHE)?;
                let mut statement = connection.prepare(sql)?;
                let mut rows = statement.query([])?;
                let mut lines = Vec::new();
                while let Some(row) = rows.next()? {
                    lines.push(row.get::<_, String>(0)?);
                }
                Ok(lines.join("\n"))
            }
            Self::Postgres(database, _) => Ok(database.sql(sql).await?),
        }
    }

    /// How much it takes on the disk.
    pub(super) async fn bytes(&self) -> Result<u64, RowsError> {
        match self {
            Self::Sqlite(data) => Ok(std::fs::metadata(data.join("tetrarch.db"))?.len()),
            Self::Postgres(database, _) => {
                database.sql("ANALYZE").await?;
                let size = database.sql("SELECT pg_database_size(current_database())").await?;
                Ok(size.parse().unwrap_or_default())
            }
        }
    }
}
