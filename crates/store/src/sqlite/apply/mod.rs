//! Changes as SQL. Whether a key is taken is found out by inserting; only then is it asked which.

mod accounts;
mod entries;
mod explored;
mod jobs;
mod moderation;
mod owners;
mod push;
mod ratings;
mod seats;
mod tables;
mod upkeep;

pub(super) use accounts::name_key;
pub(super) use jobs::{renew as renew_jobs, take as take_jobs};
pub(super) use upkeep::{is_rewrite_due, rewritten};

use rusqlite::{Connection, OptionalExtension};

use super::trouble::Halt;
use crate::{AccountId, Change, StoreError, TableId};

/// Makes one change within the transaction that is open.
pub(super) fn apply(connection: &Connection, change: &Change) -> Result<(), Halt> {
    match change {
        Change::CreateTable(head) => tables::create(connection, head),
        Change::Append { table, entries, summary } => {
            let row = table_row(connection, table)?;
            entries.iter().try_for_each(|entry| entries::insert(connection, table, row, entry))?;
            summary.iter().try_for_each(|summary| tables::summarise(connection, row, summary))
        }
        Change::SetSeat { table, seat } => {
            let row = table_row(connection, table)?;
            seats::replace(connection, table, row, seat)
        }
        Change::SetListed { table, listed } => tables::set_listed(connection, table, *listed),
        Change::TakeTable { table, epoch, owner } => owners::take(connection, table, *epoch, owner),
        Change::Guard { table, epoch } => owners::guard(connection, table, *epoch),
        Change::RenewLease { server, millis } => owners::renew(connection, server, *millis),
        Change::Job(change) => jobs::apply(connection, change),
        Change::DeleteTable(table) => tables::delete(connection, table),
        Change::Redact { table, number, event } => {
            entries::redact(connection, table, *number, event)
        }
        Change::CreateAccount(account) => accounts::create(connection, account),
        Change::SetPassword { account, password_hash } => {
            accounts::set_password(connection, account, password_hash)
        }
        Change::SetLanguage { account, language } => {
            accounts::set_language(connection, account, language.as_deref())
        }
        Change::BeginForgetting(account) => accounts::begin_forgetting(connection, account),
        Change::Forget(person) => accounts::forget(connection, person),
        Change::OpenSession(session) => accounts::open_session(connection, session),
        Change::EndSession(token) => accounts::end_session(connection, *token),
        Change::EndSessionsOf(person) => accounts::end_sessions_of(connection, person),
        Change::SweepSessions(until) => accounts::sweep_sessions(connection, *until),
        Change::CreateApiToken(token) => accounts::create_api_token(connection, token),
        Change::RevokeApiToken { account, label } => {
            accounts::revoke_api_token(connection, account, label)
        }
        Change::AddReport(report) => moderation::add_report(connection, report),
        Change::CloseReport { id, at } => moderation::close_report(connection, *id, *at),
        Change::SetBlock(block) => moderation::set_block(connection, block),
        Change::LiftBlock(subject) => moderation::lift_block(connection, subject),
        Change::Log(entry) => moderation::log(connection, entry),
        Change::SetMute { account, muted, is_muted } => {
            moderation::set_mute(connection, account, muted, *is_muted)
        }
        Change::Rename { account, name } => moderation::rename(connection, account, name),
        Change::RemoveTable(table) => moderation::remove_table(connection, table),
        Change::Subscribe(new) => push::subscribe(connection, new),
        Change::Unsubscribe { person, endpoint } => push::unsubscribe(connection, person, endpoint),
        Change::ForgetEndpoint(endpoint) => push::forget_endpoint(connection, endpoint),
        Change::SetPushKey(key) => push::set_key(connection, key),
        Change::Rate { game, at, ratings } => ratings::rate(connection, game, *at, ratings),
        Change::SaveAnalysis { game, analysis } => {
            ratings::save_analysis(connection, game, analysis)
        }
        Change::CountMoves { moves, is_undone } => explored::count(connection, moves, *is_undone),
    }
}

/// Whether something is there: the query gives a row.
fn exists(
    connection: &Connection,
    query: &str,
    keys: impl rusqlite::Params,
) -> rusqlite::Result<bool> {
    connection.prepare_cached(query)?.exists(keys)
}

fn table_row(connection: &Connection, table: &TableId) -> Result<i64, Halt> {
    let mut query = connection.prepare_cached("SELECT row FROM tables WHERE id = ?")?;
    let row = query.query_row([table], |row| row.get(0)).optional()?;
    row.ok_or_else(|| StoreError::NoSuchTable(table.clone()).into())
}

fn require_account(connection: &Connection, account: &AccountId) -> Result<(), Halt> {
    if exists(connection, "SELECT 1 FROM accounts WHERE id = ?", [account])? {
        Ok(())
    } else {
        Err(StoreError::NoSuchAccount(account.clone()).into())
    }
}
