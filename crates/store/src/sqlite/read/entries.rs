//! Reading journals.

use rusqlite::{Connection, Row};

use crate::{EntryBody, JournalEntry, MoveMade, TableId};

pub(in crate::sqlite) fn entries_after(
    connection: &Connection,
    table: &TableId,
    number: u32,
    limit: Option<u32>,
) -> rusqlite::Result<Vec<JournalEntry>> {
    // SQLite takes a negative limit for none.
    let limit = limit.map_or(-1, i64::from);
    connection
        .prepare_cached(
            "SELECT number, at, ply, seat, move, move_id, clock, event FROM entries
             WHERE table_row = (SELECT row FROM tables WHERE id = ?) AND number > ?
             ORDER BY number LIMIT ?",
        )?
        .query_map((table, number, limit), entry)?
        .collect()
}

fn entry(row: &Row<'_>) -> rusqlite::Result<JournalEntry> {
    let body = match row.get("event")? {
        Some(event) => EntryBody::Event(event),
        None => EntryBody::Move(MoveMade {
            ply: row.get("ply")?,
            seat: row.get("seat")?,
            text: row.get("move")?,
            move_id: row.get("move_id")?,
            clock: row.get("clock")?,
        }),
    };
    Ok(JournalEntry { number: row.get("number")?, at: row.get("at")?, body })
}
