//! What a store promises, asked of the SQLite one.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::Connection;
use tempfile::TempDir;
use tetrarch_store::faults::{Condition, Disk};
use tetrarch_store::{Change, GameKey, SqliteStore, Store};
use tetrarch_store_conformance::Place;

use crate::common::{Fresh, append, fresh, id, json, turn};

/// How many disks there are: each has a name of its own.
static DISKS: AtomicUsize = AtomicUsize::new(0);

/// A folder on a disk that can fail.
struct Folder {
    folder: TempDir,
    disk: Disk,
}

impl Folder {
    fn new() -> Folder {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let number = DISKS.fetch_add(1, Ordering::Relaxed);
        Folder { folder, disk: Disk::install(&format!("promises {number}")) }
    }
}

#[async_trait]
impl Place for Folder {
    async fn open(&self) -> Arc<dyn Store> {
        let store = SqliteStore::open_on(&self.disk, self.folder.path(), 1_000);
        Arc::new(store.expect("the store of the folder"))
    }

    async fn interrupt(&self) {
        self.disk.set_condition(Condition::Failing);
        tokio::time::sleep(Duration::from_millis(5)).await;
        self.disk.set_condition(Condition::Well);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

tetrarch_store_conformance::store_tests!(async { Folder::new() });

#[tokio::test]
async fn no_row_refers_to_a_deleted_table() {
    let fresh = fresh();
    for table in ["t", "u"] {
        fresh.create(table).await;
        let game = GameKey { table: id(table), game: 0 };
        let analysis = Change::SaveAnalysis { game, analysis: json("{}") };
        fresh.write([append(table, [turn(1, "a1")]), analysis]).await.expect("stored");
    }
    fresh.write([Change::DeleteTable(id("t"))]).await.expect("deleted");
    let Fresh { store, folder } = fresh;
    drop(store);
    let file = Connection::open(folder.path().join("tetrarch.db")).expect("the file");
    for table in ["seats", "entries", "analyses"] {
        let query =
            format!("SELECT count(*) FROM {table} WHERE table_row NOT IN (SELECT row FROM tables)");
        let orphans: u32 = file.query_row(&query, [], |row| row.get(0)).expect("a count");
        assert_eq!(orphans, 0, "{table}");
    }
}
