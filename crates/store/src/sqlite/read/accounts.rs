//! Reading people.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};

use super::{moderation, ratings};
use crate::sqlite::apply::name_key;
use crate::sqlite::values::{person, person_columns};
use crate::{
    Account, AccountId, ApiToken, Person, PersonalData, SecretHash, Session, SessionTimes, TableId,
    UnixMillis,
};

pub(in crate::sqlite) fn account(
    connection: &Connection,
    id: &AccountId,
) -> rusqlite::Result<Option<Account>> {
    connection
        .prepare_cached(
            "SELECT id, name, password_hash, created, language FROM accounts WHERE id = ?",
        )?
        .query_row([id], account_row)
        .optional()
}

pub(in crate::sqlite) fn account_named(
    connection: &Connection,
    name: &str,
) -> rusqlite::Result<Option<Account>> {
    connection
        .prepare_cached(
            "SELECT id, name, password_hash, created, language FROM accounts WHERE name_key = ?",
        )?
        .query_row([name_key(name)], account_row)
        .optional()
}

pub(in crate::sqlite) fn leaving_accounts(
    connection: &Connection,
) -> rusqlite::Result<Vec<AccountId>> {
    connection
        .prepare_cached("SELECT id FROM accounts WHERE password_hash = ''")?
        .query_map([], |row| row.get("id"))?
        .collect()
}

fn account_row(row: &Row<'_>) -> rusqlite::Result<Account> {
    Ok(Account {
        id: row.get("id")?,
        name: row.get("name")?,
        password_hash: row.get("password_hash")?,
        created: row.get("created")?,
        language: row.get("language")?,
    })
}

pub(in crate::sqlite) fn session(
    connection: &Connection,
    token: SecretHash,
    now: UnixMillis,
) -> rusqlite::Result<Option<Session>> {
    connection
        .prepare_cached(
            "SELECT account, guest, created, expires FROM sessions WHERE token = ? AND expires > ?",
        )?
        .query_row((token, now), |row| {
            let person = person(row.get("account")?, row.get("guest")?);
            Ok(Session {
                token,
                person: person.expect("the schema wants an account or a guest"),
                created: row.get("created")?,
                expires: row.get("expires")?,
            })
        })
        .optional()
}

pub(in crate::sqlite) fn api_token(
    connection: &Connection,
    token: SecretHash,
) -> rusqlite::Result<Option<ApiToken>> {
    connection
        .prepare_cached(
            "SELECT token, account, label, scopes, created FROM api_tokens WHERE token = ?",
        )?
        .query_row([token], api_token_row)
        .optional()
}

fn api_tokens_of(connection: &Connection, account: &AccountId) -> rusqlite::Result<Vec<ApiToken>> {
    connection
        .prepare_cached(
            "SELECT token, account, label, scopes, created FROM api_tokens WHERE account = ? ORDER BY label",
        )?
        .query_map([account], api_token_row)?
        .collect()
}

fn api_token_row(row: &Row<'_>) -> rusqlite::Result<ApiToken> {
    let scopes: String = row.get("scopes")?;
    let scopes = serde_json::from_str(&scopes).map_err(|error| {
        // The first number is the column.
        rusqlite::Error::FromSqlConversionFailure(3, Type::Text, Box::new(error))
    })?;
    Ok(ApiToken {
        token: row.get("token")?,
        account: row.get("account")?,
        label: row.get("label")?,
        scopes,
        created: row.get("created")?,
    })
}

pub(in crate::sqlite) fn personal_data(
    connection: &Connection,
    person: &Person,
) -> rusqlite::Result<PersonalData> {
    let mut known = PersonalData {
        account: None,
        sessions: sessions_of(connection, person)?,
        api_tokens: Vec::new(),
        ratings: Vec::new(),
        tables: tables_of(connection, person)?,
        invitations: Vec::new(),
        muted: Vec::new(),
        reports: Vec::new(),
    };
    if let Person::Account(id) = person {
        known.account = account(connection, id)?;
        known.api_tokens = api_tokens_of(connection, id)?;
        known.ratings = ratings::all_of(connection, id)?;
        known.invitations = invitations_of(connection, id)?;
        known.muted = moderation::mutes(connection, id)?;
        known.reports = moderation::reports_by(connection, id)?;
    }
    Ok(known)
}

fn sessions_of(connection: &Connection, person: &Person) -> rusqlite::Result<Vec<SessionTimes>> {
    connection
        .prepare_cached(
            "SELECT created, expires FROM sessions WHERE account = ? OR guest = ? ORDER BY created",
        )?
        .query_map(person_columns(person), |row| {
            Ok(SessionTimes { created: row.get("created")?, expires: row.get("expires")? })
        })?
        .collect()
}

fn tables_of(connection: &Connection, person: &Person) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached(
            "SELECT id FROM tables WHERE row IN (
                 SELECT table_row FROM seats WHERE account = ?1 OR former = ?1 OR guest = ?2)
             ORDER BY row DESC",
        )?
        .query_map(person_columns(person), |row| row.get("id"))?
        .collect()
}

fn invitations_of(connection: &Connection, account: &AccountId) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached(
            "SELECT id FROM tables WHERE row IN (SELECT table_row FROM seats WHERE invited = ?)
             ORDER BY row DESC",
        )?
        .query_map([account], |row| row.get("id"))?
        .collect()
}
