//! Who owns which table.

use rusqlite::{Connection, OptionalExtension};

use crate::{Ownership, ServerId, TableId};

pub(in crate::sqlite) fn ownership(
    connection: &Connection,
    table: &TableId,
) -> rusqlite::Result<Option<Ownership>> {
    let mut query = connection.prepare_cached(
        "SELECT epoch, owner, EXISTS (SELECT 1 FROM servers
             WHERE servers.id = owner AND expires > CAST(unixepoch('subsec') * 1000 AS INTEGER))
         FROM tables WHERE id = ? AND setup <> 'null'",
    )?;
    let read = |row: &rusqlite::Row<'_>| {
        let epoch: i64 = row.get(0)?;
        Ok(Ownership { epoch: epoch.cast_unsigned(), owner: row.get(1)?, is_alive: row.get(2)? })
    };
    query.query_row([table], read).optional()
}

pub(in crate::sqlite) fn orphans(
    connection: &Connection,
    after: Option<&TableId>,
    limit: u32,
) -> rusqlite::Result<Vec<TableId>> {
    let mut query = connection.prepare_cached(
        "SELECT id FROM tables WHERE status = 'ongoing' AND setup <> 'null' AND (owner IS NULL OR owner IN
             (SELECT id FROM servers WHERE expires <= CAST(unixepoch('subsec') * 1000 AS INTEGER)))
             AND id > ? ORDER BY id LIMIT ?",
    )?;
    let after = after.map_or("", TableId::as_str);
    query.query_map((after, limit), |row| row.get(0))?.collect()
}

pub(in crate::sqlite) fn living_servers(
    connection: &Connection,
) -> rusqlite::Result<Vec<ServerId>> {
    let mut query = connection.prepare_cached(
        "SELECT id FROM servers WHERE expires > CAST(unixepoch('subsec') * 1000 AS INTEGER) ORDER BY id",
    )?;
    query.query_map([], |row| row.get(0))?.collect()
}
