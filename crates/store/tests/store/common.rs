//! Stores in a folder of their own, and what to write to them.

use tempfile::TempDir;
use tetrarch_store::{Change, JournalEntry, SqliteStore, Store, StoreError};
pub use tetrarch_store_conformance::samples::*;

/// A store that vanishes with its folder.
pub struct Fresh {
    pub store: SqliteStore,
    pub folder: TempDir,
}

pub fn fresh() -> Fresh {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = SqliteStore::open(folder.path()).expect("a new store");
    Fresh { store, folder }
}

impl Fresh {
    /// Closes the store and opens the same folder again.
    pub fn reopened(self) -> Fresh {
        let Fresh { store, folder } = self;
        drop(store);
        let store = SqliteStore::open(folder.path()).expect("the same store again");
        Fresh { store, folder }
    }

    pub async fn write(&self, changes: impl IntoIterator<Item = Change>) -> Result<(), StoreError> {
        self.store.write(changes.into_iter().collect()).await
    }

    pub async fn create(&self, table: &str) {
        self.write([Change::CreateTable(head(table))]).await.expect("a new table");
    }

    pub async fn sign_up(&self, id: &str, name: &str) {
        self.write([Change::CreateAccount(account(id, name))]).await.expect("a new account");
    }

    pub async fn entries(&self, table: &str) -> Vec<JournalEntry> {
        self.store.entries_after(&id(table), 0).await.expect("a journal")
    }
}
