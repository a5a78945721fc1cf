//! Reports, blocks, mutes, and what administrators did.

use rusqlite::Connection;

use super::{jobs, push, require_account, table_row, upkeep};
use crate::sqlite::trouble::Halt;
use crate::{
    AccountId, AuditEntry, Block, Conflict, NewAbuseReport, StoreError, Subject, TableId,
    UnixMillis,
};

/// How long reports that were closed are kept.
const KEPT_MILLIS: i64 = 90 * 24 * 60 * 60 * 1_000;

pub(super) fn add_report(connection: &Connection, report: &NewAbuseReport) -> Result<(), Halt> {
    let reporter = report.reporter.as_ref();
    for account in reporter.into_iter().chain(&report.accused) {
        require_account(connection, account)?;
    }
    connection
        .prepare_cached("DELETE FROM reports WHERE closed <= ?")?
        .execute([report.at.0.saturating_sub(KEPT_MILLIS)])?;
    // Repeated reports count once.
    connection
        .prepare_cached(
            "INSERT INTO reports (at, table_id, seat, entry, reason, words, reporter, accused)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE NOT EXISTS (
                 SELECT 1 FROM reports WHERE reporter = ?7 AND closed IS NULL
                     AND table_id = ?2 AND seat = ?3 AND entry IS ?4 AND reason = ?5)",
        )?
        .execute((
            report.at,
            &report.table,
            report.seat,
            report.entry,
            &report.reason,
            &report.words,
            reporter,
            report.accused.as_ref(),
        ))?;
    Ok(())
}

pub(super) fn close_report(connection: &Connection, id: i64, at: UnixMillis) -> Result<(), Halt> {
    let closed = connection
        .prepare_cached("UPDATE reports SET closed = ifnull(closed, ?2) WHERE id = ?1")?
        .execute((id, at))?;
    if closed == 0 { Err(StoreError::NoSuchReport(id).into()) } else { Ok(()) }
}

pub(super) fn set_block(connection: &Connection, block: &Block) -> Result<(), Halt> {
    if let Subject::Account(account) = &block.subject {
        require_account(connection, account)?;
    }
    connection
        .prepare_cached(
            "INSERT INTO blocks (subject, at, until, reason) VALUES (?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason",
        )?
        .execute((block.subject.to_string(), block.at, block.until, &block.reason))?;
    Ok(())
}

pub(super) fn lift_block(connection: &Connection, subject: &Subject) -> Result<(), Halt> {
    connection
        .prepare_cached("DELETE FROM blocks WHERE subject = ?")?
        .execute([subject.to_string()])?;
    Ok(())
}

pub(super) fn log(connection: &Connection, entry: &AuditEntry) -> Result<(), Halt> {
    connection
        .prepare_cached(
            "INSERT INTO audit_log (at, who, action, subject, detail) VALUES (?, ?, ?, ?, ?)",
        )?
        .execute((entry.at, &entry.who, &entry.action, &entry.subject, &entry.detail))?;
    Ok(())
}

pub(super) fn set_mute(
    connection: &Connection,
    account: &AccountId,
    muted: &AccountId,
    is_muted: bool,
) -> Result<(), Halt> {
    if !is_muted {
        connection
            .prepare_cached("DELETE FROM mutes WHERE account = ? AND muted = ?")?
            .execute((account, muted))?;
        return Ok(());
    }
    require_account(connection, account)?;
    require_account(connection, muted)?;
    connection
        .prepare_cached("INSERT INTO mutes (account, muted) VALUES (?, ?) ON CONFLICT DO NOTHING")?
        .execute((account, muted))?;
    Ok(())
}

/// What is known of an account that is being forgotten.
pub(super) fn forget(connection: &Connection, account: &AccountId) -> Result<(), Halt> {
    for statement in [
        "DELETE FROM mutes WHERE account = ?1 OR muted = ?1",
        "DELETE FROM reports WHERE reporter = ?1 OR accused = ?1",
        "DELETE FROM blocks WHERE subject = 'account:' || ?1",
        // That something was done stays known; words about a person do not.
        "UPDATE audit_log SET detail = '' WHERE subject = 'account:' || ?1",
    ] {
        connection.prepare_cached(statement)?.execute([account])?;
    }
    Ok(())
}

pub(super) fn rename(connection: &Connection, account: &AccountId, name: &str) -> Result<(), Halt> {
    require_account(connection, account)?;
    let renamed = connection
        .prepare_cached("UPDATE OR IGNORE accounts SET name = ?2, name_key = ?3 WHERE id = ?1")?
        .execute((account, name, super::name_key(name)))?;
    if renamed == 0 {
        return Err(Conflict::Name(name.to_owned()).into());
    }
    upkeep::want_rewrite(connection)
}

/// A table goes with its journal. If it was rated, its row stays behind, empty: ratings refer to it.
pub(super) fn remove_table(connection: &Connection, table: &TableId) -> Result<(), Halt> {
    let row = table_row(connection, table)?;
    push::forget_guests_of(connection, row)?;
    for statement in [
        "DELETE FROM entries WHERE table_row = ?",
        "DELETE FROM seats WHERE table_row = ?",
        "DELETE FROM analyses WHERE table_row = ?",
        "DELETE FROM tables WHERE row = ?1 AND NOT EXISTS (SELECT 1 FROM rated_games WHERE table_row = ?1)",
        "UPDATE tables SET setup = 'null', visibility = 'link', status = 'aborted', turn = NULL, result = NULL WHERE row = ?",
    ] {
        connection.prepare_cached(statement)?.execute([row])?;
    }
    jobs::forget_those_of(connection, table)?;
    upkeep::want_rewrite(connection)
}
