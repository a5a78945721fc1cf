//! Owners of tables, and their leases.

use rusqlite::Connection;

use super::table_row;
use crate::sqlite::trouble::Halt;
use crate::{Conflict, ServerId, TableId};

/// How long a server that is gone is remembered, if no game of its own is under way.
const KEPT_MILLIS: i64 = 24 * 60 * 60 * 1_000;

pub(super) fn take(
    connection: &Connection,
    table: &TableId,
    epoch: u64,
    owner: &ServerId,
) -> Result<(), Halt> {
    let row = table_row(connection, table)?;
    let taken = connection
        .prepare_cached(
            "UPDATE tables SET epoch = ?2, owner = ?3 WHERE row = ?1 AND epoch = ?2 - 1",
        )?
        .execute((row, epoch.cast_signed(), owner))?;
    if taken == 0 { Err(Conflict::Epoch { table: table.clone(), epoch }.into()) } else { Ok(()) }
}

pub(super) fn guard(connection: &Connection, table: &TableId, epoch: u64) -> Result<(), Halt> {
    let row = table_row(connection, table)?;
    let is_right = connection
        .prepare_cached("SELECT 1 FROM tables WHERE row = ?1 AND epoch = ?2")?
        .exists((row, epoch.cast_signed()))?;
    if is_right { Ok(()) } else { Err(Conflict::Epoch { table: table.clone(), epoch }.into()) }
}

pub(super) fn renew(connection: &Connection, server: &ServerId, millis: u32) -> Result<(), Halt> {
    connection
        .prepare_cached(
            "INSERT INTO servers (id, expires) VALUES (?1, CAST(unixepoch('subsec') * 1000 AS INTEGER) + ?2)
             ON CONFLICT (id) DO UPDATE SET expires = excluded.expires",
        )?
        .execute((server, millis))?;
    connection
        .prepare_cached(
            "DELETE FROM servers WHERE expires < CAST(unixepoch('subsec') * 1000 AS INTEGER) - ?1
             AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = servers.id AND status = 'ongoing')",
        )?
        .execute([KEPT_MILLIS])?;
    Ok(())
}
