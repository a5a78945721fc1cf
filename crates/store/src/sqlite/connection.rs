//! Connections to the database file.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

/// Statements a connection keeps prepared; more than there are in this crate.
const PREPARED: usize = 64;
/// How long to wait for a lock. Only programs besides the server (a backup) can hold one.
const PATIENCE: Duration = Duration::from_secs(5);
/// Pages in the log after which the writer moves them itself, all at once, while everyone waits. Far more than SQLite's own 1000:
/// long before, the checkpointer has moved them, and the log has started again.
pub(super) const CHECKPOINT_PAGES: u32 = 64_000;
/// The part of that after which the log should start again.
pub(super) const RESTART_PART: u32 = 8;
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
