//! The journal: where the fence stands.

use rusqlite::{Connection, named_params};

use super::{exists, table_row};
use crate::sqlite::trouble::Halt;
use crate::{Conflict, EntryBody, JournalEntry, JsonText, MoveMade, StoreError, TableId};

pub(super) fn insert(
    connection: &Connection,
    table: &TableId,
    row: i64,
    entry: &JournalEntry,
) -> Result<(), Halt> {
    let (made, event) = match &entry.body {
        EntryBody::Move(made) => (Some(made), None),
        EntryBody::Event(event) => (None, Some(event)),
    };
    let mut insert = connection.prepare_cached(
        "INSERT INTO entries (table_row, number, at, ply, seat, move, move_id, clock, event)
         VALUES (:row, :number, :at, :ply, :seat, :move, :move_id, :clock, :event)
         ON CONFLICT DO NOTHING",
    )?;
    let inserted = insert.execute(named_params! {
        ":row": row,
        ":number": entry.number,
        ":at": entry.at,
        ":ply": made.map(|made| made.ply),
        ":seat": made.map(|made| made.seat),
        ":move": made.map(|made| &made.text),
        ":move_id": made.and_then(|made| made.move_id),
        ":clock": made.and_then(|made| made.clock.as_ref()),
        ":event": event,
    })?;
    if inserted == 0 {
        return Err(taken(connection, table, row, entry.number, made)?.into());
    }
    Ok(())
}

/// Which key stood in the way: the one that tells the caller most comes first.
fn taken(
    connection: &Connection,
    table: &TableId,
    row: i64,
    number: u32,
    made: Option<&MoveMade>,
) -> rusqlite::Result<Conflict> {
    let table = table.clone();
    if let Some(made) = made {
        let (ply, seat) = (made.ply, made.seat);
        if let Some(move_id) = made.move_id {
            let query = "SELECT 1 FROM entries WHERE table_row = ? AND seat = ? AND move_id = ?";
            if exists(connection, query, (row, seat, move_id))? {
                return Ok(Conflict::MoveId { table, seat, move_id });
            }
        }
        let query = "SELECT 1 FROM entries WHERE table_row = ? AND ply = ?";
        if exists(connection, query, (row, ply))? {
            return Ok(Conflict::Ply { table, ply });
        }
    }
    Ok(Conflict::Number { table, number })
}

pub(super) fn redact(
    connection: &Connection,
    table: &TableId,
    number: u32,
    event: &JsonText,
) -> Result<(), Halt> {
    let row = table_row(connection, table)?;
    let redacted = connection
        .prepare_cached("UPDATE entries SET event = ?3 WHERE table_row = ?1 AND number = ?2 AND event IS NOT NULL")?
        .execute((row, number, event))?;
    if redacted == 0 {
        return Err(StoreError::NoSuchEvent { table: table.clone(), number }.into());
    }
    Ok(())
}
