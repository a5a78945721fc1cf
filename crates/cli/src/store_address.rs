//! Where a store is: a folder of this machine, or a PostgreSQL database.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tetrarch_server::OpenProblem;
use tetrarch_store::contents::Contents;
use tetrarch_store::{SqliteStore, Store};
use tetrarch_store_postgres::{PostgresError, PostgresStore};

use crate::failure::Failure;
use crate::messages::DatabaseProblem;

/// Where a store is.
#[derive(Clone, Debug)]
pub enum StoreAddress {
    /// The data folder of one server.
    Folder(PathBuf),
    /// A database that several servers can use.
    Postgres(String),
}

/// A store that can be copied, too.
pub trait WholeStore: Store + Contents {}

impl<S: Store + Contents> WholeStore for S {}

impl From<&str> for StoreAddress {
    fn from(text: &str) -> Self {
        let is_database =
            ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start));
        if is_database { Self::Postgres(text.to_owned()) } else { Self::Folder(text.into()) }
    }
}

/// How long to wait before a database that cannot be reached is tried again.
const PAUSE: Duration = Duration::from_secs(1);

impl StoreAddress {
    /// Opens the store. A database that cannot be reached is waited for: it may start after the server.
    pub async fn open_patiently(&self) -> Result<Arc<dyn WholeStore>, Failure> {
        let Self::Postgres(url) = self else { return self.open().await };
        let mut is_known = false;
        loop {
            match PostgresStore::open(url).await {
                Ok(store) => return Ok(Arc::new(store)),
                Err(error @ PostgresError::Unreachable { .. }) => {
                    if !is_known {
                        tracing::error!(%error, "waiting for the database");
                    }
                    is_known = true;
                    tokio::time::sleep(PAUSE).await;
                }
                Err(error) => return Err(Failure::call(DatabaseProblem::from(error))),
            }
        }
    }

    /// Opens the store; a folder is made if it is missing.
    pub async fn open(&self) -> Result<Arc<dyn WholeStore>, Failure> {
        Ok(match self {
            Self::Folder(folder) => {
                let opened = SqliteStore::open(folder).map_err(OpenProblem::from);
                Arc::new(opened.map_err(Failure::call)?)
            }
            Self::Postgres(url) => {
                let opened = PostgresStore::open(url).await.map_err(DatabaseProblem::from);
                Arc::new(opened.map_err(Failure::call)?)
            }
        })
    }
}
