//! Reading journals.

use rusqlite::{Connection, Row};

use crate::{Entry, EntryBody, MoveMade, TableId};

pub(in crate::sqlite) fn entries_after(
    connection: &Connection,
    table: &TableId,
    number: u32,
) -> rusqlite::Result<Vec<Entry>> {
    connection
        .prepare_cached(
            "SELECT number, at, ply, seat, move, move_id, clock, event FROM entries
             WHERE table_row = (SELECT row FROM tables WHERE id = ?) AND number > ?
             ORDER BY number",
        )?
        .query_map((table, number), entry)?
        .collect()
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
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
    Ok(Entry { number: row.get("number")?, at: row.get("at")?, body })
}
