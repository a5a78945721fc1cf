//! Rewriting the database file, so that nothing is left of what was deleted.
//!
//! `secure_delete` overwrites a deleted row where it stands. But when SQLite rebuilds a page, the unused
//! middle of the page keeps copies of rows that moved elsewhere, and deleting such a row later does not
//! reach the copy. `VACUUM` writes every page from scratch.

use rusqlite::Connection;

use super::apply::{is_rewrite_due, rewritten};

/// Up to this size the file is rewritten while the server runs: writers wait about as long as the disk
/// takes to write it.
const LARGEST_AT_WORK: i64 = 16 * 1024 * 1024;
/// Up to this size it is rewritten when nothing was written for a while: a write at that moment waits a
/// few seconds at most. A larger one is rewritten when it is next opened.
const LARGEST_WHEN_QUIET: i64 = 256 * 1024 * 1024;

/// Rewrites the file if something was deleted since the last time and the file is small.
pub(super) fn at_work(connection: &Connection) -> rusqlite::Result<()> {
    if size(connection)? > LARGEST_AT_WORK {
        return Ok(());
    }
    in_memory(connection)
}

/// Whether the file must be rewritten in a quiet moment, because something was deleted.
pub(super) fn awaits_quiet(connection: &Connection) -> rusqlite::Result<bool> {
    Ok(size(connection)? <= LARGEST_WHEN_QUIET && is_rewrite_due(connection)?)
}

/// Rewrites the file, because nothing was written for a while.
pub(super) fn when_quiet(connection: &Connection) -> rusqlite::Result<()> {
    in_memory(connection)
}

fn size(connection: &Connection) -> rusqlite::Result<i64> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    Ok(number("page_count")?.saturating_mul(number("page_size")?))
}

/// No temporary file: it would hold everything a second time.
fn in_memory(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    if_due(connection)
}

/// Rewrites the file if something was deleted since the last time.
pub(super) fn if_due(connection: &Connection) -> rusqlite::Result<()> {
    if is_rewrite_due(connection)? {
        connection.execute_batch("VACUUM")?;
        rewritten(connection)?;
    }
    Ok(())
}
