//! Whether the file must be rewritten, because something was deleted.

use rusqlite::Connection;

use crate::sqlite::trouble::Halt;

pub(super) fn want_rewrite(connection: &Connection) -> Result<(), Halt> {
    connection.prepare_cached("UPDATE upkeep SET rewrite_due = 1")?.execute([])?;
    Ok(())
}

/// Whether the file has not been rewritten since something was deleted.
pub(in crate::sqlite) fn is_rewrite_due(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("SELECT rewrite_due FROM upkeep", [], |row| row.get(0))
}

/// The file was rewritten.
pub(in crate::sqlite) fn rewritten(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute("UPDATE upkeep SET rewrite_due = 0", []).map(drop)
}
