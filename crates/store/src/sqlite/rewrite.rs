//! Writing the database file anew, so that nothing is left of what was deleted.
//!
//! `secure_delete` overwrites a deleted row where it stands. But when SQLite rebuilds a page, the unused
//! middle of the page keeps copies of rows that moved elsewhere, and deleting such a row later does not
//! reach the copy. `VACUUM` writes every page from scratch.

use rusqlite::Connection;

use super::apply::{is_rewrite_due, rewritten};

/// Up to this size the file is written anew while the server runs: writers wait about as long as the disk
/// takes to write it.
/// A larger one is written anew when it is opened the next time.
const LARGEST_AT_WORK: i64 = 16 * 1024 * 1024;

/// Writes the file anew if something was deleted since the last time and the file is small.
pub(super) fn at_work(connection: &Connection) -> rusqlite::Result<()> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    if number("page_count")?.saturating_mul(number("page_size")?) > LARGEST_AT_WORK {
        return Ok(());
    }
    // No temporary file: it would hold everything a second time.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    if_due(connection)
}

/// Writes the file anew if something was deleted since the last time.
pub(super) fn if_due(connection: &Connection) -> rusqlite::Result<()> {
    if is_rewrite_due(connection)? {
        connection.execute_batch("VACUUM")?;
        rewritten(connection)?;
    }
    Ok(())
}
