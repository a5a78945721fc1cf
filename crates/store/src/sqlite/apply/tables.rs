//! Creating tables and keeping their summaries.

use rusqlite::{Connection, named_params};

use super::{exists, jobs, push, seats, table_row};
use crate::sqlite::trouble::Halt;
use crate::{Conflict, Contradiction, StoreError, TableHead, TableId, TableSummary};

pub(super) fn create(connection: &Connection, head: &TableHead) -> Result<(), Halt> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO tables (id, game, variant, visibility, rated, setup, invitation, created, status, turn, last_activity, result)
         VALUES (:id, :game, :variant, :visibility, :rated, :setup, :invitation, :created, :status, :turn, :last_activity, :result)
         ON CONFLICT DO NOTHING",
    )?;
    let inserted = insert.execute(named_params! {
        ":id": head.id,
        ":game": head.game,
        ":variant": head.variant,
        ":visibility": head.visibility,
        ":rated": head.rated,
        ":setup": head.setup,
        ":invitation": head.invitation,
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

pub(super) fn summarise(
    connection: &Connection,
    row: i64,
    summary: &TableSummary,
) -> Result<(), Halt> {
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

pub(super) fn set_listed(
    connection: &Connection,
    table: &TableId,
    listed: bool,
) -> Result<(), Halt> {
    connection
        .prepare_cached("UPDATE tables SET listed = ?2 WHERE id = ?1 AND listed <> ?2")?
        .execute((table, listed))?;
    Ok(())
}

pub(super) fn delete(connection: &Connection, table: &TableId) -> Result<(), Halt> {
    let row = match table_row(connection, table) {
        Err(Halt::Refused(StoreError::NoSuchTable(_))) => return Ok(()),
        row => row?,
    };
    if exists(connection, "SELECT 1 FROM rated_games WHERE table_row = ?", [row])? {
        return Err(StoreError::Unacceptable(Contradiction::Rated(table.clone())).into());
    }
    // What refers to the table goes first.
    push::forget_guests_of(connection, row)?;
    for statement in [
        "DELETE FROM analyses WHERE table_row = ?",
        "DELETE FROM entries WHERE table_row = ?",
        "DELETE FROM seats WHERE table_row = ?",
        "DELETE FROM tables WHERE row = ?",
    ] {
        connection.prepare_cached(statement)?.execute([row])?;
    }
    jobs::forget_those_of(connection, table)?;
    Ok(())
}
