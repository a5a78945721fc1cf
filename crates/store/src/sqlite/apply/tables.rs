//! Creating tables and keeping their summaries.

use rusqlite::{Connection, named_params};

use super::seats;
use crate::sqlite::trouble::Halt;
use crate::{Conflict, Summary, TableHead};

pub(super) fn create(connection: &Connection, head: &TableHead) -> Result<(), Halt> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO tables (id, game, variant, visibility, rated, setup, created, status, turn, last_activity, result)
         VALUES (:id, :game, :variant, :visibility, :rated, :setup, :created, :status, :turn, :last_activity, :result)
         ON CONFLICT DO NOTHING",
    )?;
    let inserted = insert.execute(named_params! {
        ":id": head.id,
        ":game": head.game,
        ":variant": head.variant,
        ":visibility": head.visibility,
        ":rated": head.rated,
        ":setup": head.setup,
        ":created": head.created,
        ":status": head.summary.status,
        ":turn": head.summary.turn,
        ":last_activity": head.summary.last_activity,
        ":result": head.summary.result,
    })?;
    if inserted == 0 {
        return Err(Conflict::Table(head.id.clone()).into());
    }
    let row = connection.last_insert_rowid();
    head.seats.iter().try_for_each(|seat| seats::insert(connection, row, seat))
}

pub(super) fn summarise(connection: &Connection, row: i64, summary: &Summary) -> Result<(), Halt> {
    connection
        .prepare_cached(
            "UPDATE tables SET turn = ?2, last_activity = ?3, result = ?4 WHERE row = ?1",
        )?
        .execute((row, summary.turn, summary.last_activity, &summary.result))?;
    // Apart, because the status is in the indexes of the lists and seldom changes.
    connection
        .prepare_cached("UPDATE tables SET status = ?2 WHERE row = ?1 AND status <> ?2")?
        .execute((row, summary.status))?;
    Ok(())
}
