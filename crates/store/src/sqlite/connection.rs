//! Connections to the database file.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

/// Statements a connection keeps prepared; more than there are in this crate.
const PREPARED: usize = 64;
/// How long to wait for a lock. Only programs besides the server (a backup) can hold one.
const PATIENCE: Duration = Duration::from_secs(5);
/// Larger than SQLite's own 1000: the checkpointer has moved most of the pages by then, so that what
/// is left is the end of the log, and costs syncs of its own.
pub(super) const CHECKPOINT_PAGES: u32 = 8_000;
/// Memory for pages, in KiB; SQLite wants it negative.
const WRITER_CACHE: i32 = -65_536;

/// Where the database is, and through which file layer it is reached.
#[derive(Clone, Debug)]
pub(super) struct Database {
    pub(super) file: PathBuf,
    /// The name of a SQLite file layer; the operating system's if none.
    pub(super) layer: Option<String>,
    /// Pages in the log before they are moved to the main file.
    pub(super) checkpoint_pages: u32,
}

impl Database {
    /// The connection that writes. Creates the file if there is none.
    pub(super) fn writer(&self) -> rusqlite::Result<Connection> {
        let connection =
            self.connect(OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
        // Acknowledged means synced. FULL syncs the log at every commit; EXTRA also syncs the folder
        // when the journal of a new database is deleted. Without that a power cut can bring it back,
        // and SQLite would take back everything since.
        connection.pragma_update(None, "synchronous", "EXTRA")?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "wal_autocheckpoint", self.checkpoint_pages)?;
        connection.pragma_update(None, "cache_size", WRITER_CACHE)?;
        // What is deleted is overwritten with zeros, also in free pages.
        connection.pragma_update(None, "secure_delete", true)?;
        Ok(connection)
    }

    /// A connection that only reads. The file must exist.
    pub(super) fn reader(&self) -> rusqlite::Result<Connection> {
        self.connect(OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    fn connect(&self, access: OpenFlags) -> rusqlite::Result<Connection> {
        // Every connection stays with one thread at a time, so SQLite need not lock it.
        let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = open(&self.file, flags, self.layer.as_deref())?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        Ok(connection)
    }
}

fn open(file: &Path, flags: OpenFlags, layer: Option<&str>) -> rusqlite::Result<Connection> {
    match layer {
        None => Connection::open_with_flags(file, flags),
        Some(layer) => Connection::open_with_flags_and_vfs(file, flags, layer),
    }
}
