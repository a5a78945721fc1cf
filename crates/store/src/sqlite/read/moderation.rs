//! Reading reports, blocks, mutes, and what administrators did.

use rusqlite::{Connection, Row};

use crate::{AbuseReport, AccountId, AuditEntry, Block, NewAbuseReport};

/// The newest reports, or only those that are open.
pub(in crate::sqlite) fn reports(
    connection: &Connection,
    only_open: bool,
    limit: u32,
) -> rusqlite::Result<Vec<AbuseReport>> {
    connection
        .prepare_cached(
            "SELECT id, at, table_id, seat, entry, reason, words, reporter, accused, closed FROM reports
             WHERE NOT ?1 OR closed IS NULL ORDER BY id DESC LIMIT ?2",
        )?
        .query_map((only_open, limit), report)?
        .collect()
}

/// What an account reported.
pub(super) fn reports_by(
    connection: &Connection,
    account: &AccountId,
) -> rusqlite::Result<Vec<AbuseReport>> {
    connection
        .prepare_cached(
            "SELECT id, at, table_id, seat, entry, reason, words, reporter, accused, closed FROM reports
             WHERE reporter = ? ORDER BY id",
        )?
        .query_map([account], report)?
        .collect()
}

fn report(row: &Row<'_>) -> rusqlite::Result<AbuseReport> {
    let about = NewAbuseReport {
        at: row.get("at")?,
        table: row.get("table_id")?,
        seat: row.get("seat")?,
        entry: row.get("entry")?,
        reason: row.get("reason")?,
        words: row.get("words")?,
        reporter: row.get("reporter")?,
        accused: row.get("accused")?,
    };
    Ok(AbuseReport { id: row.get("id")?, about, closed: row.get("closed")? })
}

pub(in crate::sqlite) fn count_reports(connection: &Connection) -> rusqlite::Result<u32> {
    connection.prepare_cached("SELECT count(*) FROM reports")?.query_row([], |row| row.get(0))
}

pub(in crate::sqlite) fn blocks(connection: &Connection) -> rusqlite::Result<Vec<Block>> {
    connection
        .prepare_cached("SELECT subject, at, until, reason FROM blocks ORDER BY at DESC")?
        .query_map([], |row| {
            let subject: String = row.get("subject")?;
            Ok(Block {
                subject: subject.parse().map_err(|error| {
                    // The first number is the column.
                    rusqlite::Error::FromSqlConversionFailure(
                        0,
                        rusqlite::types::Type::Text,
                        Box::new(error),
                    )
                })?,
                at: row.get("at")?,
                until: row.get("until")?,
                reason: row.get("reason")?,
            })
        })?
        .collect()
}

pub(in crate::sqlite) fn audit_log(
    connection: &Connection,
    limit: u32,
) -> rusqlite::Result<Vec<AuditEntry>> {
    connection
        .prepare_cached(
            "SELECT at, who, action, subject, detail FROM audit_log ORDER BY id DESC LIMIT ?",
        )?
        .query_map([limit], |row| {
            Ok(AuditEntry {
                at: row.get("at")?,
                who: row.get("who")?,
                action: row.get("action")?,
                subject: row.get("subject")?,
                detail: row.get("detail")?,
            })
        })?
        .collect()
}

/// The names of the accounts that an account has muted.
pub(in crate::sqlite) fn mutes(
    connection: &Connection,
    account: &AccountId,
) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(
            "SELECT name FROM mutes JOIN accounts ON accounts.id = muted WHERE account = ? ORDER BY name_key",
        )?
        .query_map([account], |row| row.get("name"))?
        .collect()
}
