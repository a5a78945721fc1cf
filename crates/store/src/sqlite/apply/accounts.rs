//! Accounts, sessions and tokens: creating and deleting them.

use rusqlite::{Connection, Params};

use super::{exists, push, require_account};
use crate::sqlite::trouble::Halt;
use crate::sqlite::values::person_columns;
use crate::{
    Account, AccountId, ApiToken, Conflict, Contradiction, Person, SecretHash, Session, StoreError,
    UnixMillis,
};

/// Runs a statement and says how many rows it touched.
fn run(connection: &Connection, statement: &str, values: impl Params) -> rusqlite::Result<usize> {
    connection.prepare_cached(statement)?.execute(values)
}

/// A name as it is compared with others.
pub(in crate::sqlite) fn name_key(name: &str) -> String {
    name.to_lowercase()
}

pub(super) fn create(connection: &Connection, account: &Account) -> Result<(), Halt> {
    let key = name_key(&account.name);
    let inserted = run(
        connection,
        "INSERT INTO accounts (id, name, name_key, password_hash, created, language)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            &account.id,
            &account.name,
            &key,
            &account.password_hash,
            account.created,
            &account.language,
        ),
    )?;
    if inserted == 1 {
        Ok(())
    } else if exists(connection, "SELECT 1 FROM accounts WHERE name_key = ?", [&key])? {
        Err(Conflict::Name(account.name.clone()).into())
    } else {
        Err(Conflict::Account(account.id.clone()).into())
    }
}

pub(super) fn set_password(
    connection: &Connection,
    account: &AccountId,
    hash: &str,
) -> Result<(), Halt> {
    require_account(connection, account)?;
    run(connection, "UPDATE accounts SET password_hash = ?2 WHERE id = ?1", (account, hash))?;
    Ok(())
}

pub(super) fn set_language(
    connection: &Connection,
    account: &AccountId,
    language: Option<&str>,
) -> Result<(), Halt> {
    require_account(connection, account)?;
    run(connection, "UPDATE accounts SET language = ?2 WHERE id = ?1", (account, language))?;
    Ok(())
}

/// An account without a password is one that is about to be deleted.
pub(super) fn begin_forgetting(connection: &Connection, account: &AccountId) -> Result<(), Halt> {
    set_password(connection, account, "")?;
    run(connection, "DELETE FROM api_tokens WHERE account = ?", [account])?;
    end_sessions_of(connection, &Person::Account(account.clone()))
}

pub(super) fn forget(connection: &Connection, person: &Person) -> Result<(), Halt> {
    end_sessions_of(connection, person)?;
    match person {
        Person::Guest(guest) => {
            run(connection, "UPDATE seats SET guest = NULL, name = NULL WHERE guest = ?", [guest])?;
            run(connection, "DELETE FROM push_subscriptions WHERE guest = ?", [guest])?;
        }
        Person::Account(account) => {
            super::moderation::forget(connection, account)?;
            for statement in [
                "UPDATE seats SET account = NULL, name = NULL, rating = NULL WHERE account = ?",
                "UPDATE seats SET former = NULL WHERE former = ?",
                // A reserved seat must not become free for everyone: it gets an invitation that
                // is not known to anyone.
                "UPDATE seats SET invited = NULL, name = NULL, invitation = randomblob(32) WHERE invited = ?",
                "DELETE FROM api_tokens WHERE account = ?",
                "DELETE FROM ratings WHERE account = ?",
                "DELETE FROM accounts WHERE id = ?",
            ] {
                run(connection, statement, [account])?;
            }
        }
    }
    super::upkeep::want_rewrite(connection)
}

pub(super) fn open_session(connection: &Connection, session: &Session) -> Result<(), Halt> {
    if let Person::Account(account) = &session.person {
        require_account(connection, account)?;
    }
    let (account, guest) = person_columns(&session.person);
    let inserted = run(
        connection,
        "INSERT INTO sessions (token, account, guest, created, expires) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING",
        (session.token, account, guest, session.created, session.expires),
    )?;
    if inserted == 0 { Err(Conflict::Secret.into()) } else { Ok(()) }
}

pub(super) fn end_session(connection: &Connection, token: SecretHash) -> Result<(), Halt> {
    run(connection, "DELETE FROM sessions WHERE token = ?", [token])?;
    Ok(())
}

pub(super) fn end_sessions_of(connection: &Connection, person: &Person) -> Result<(), Halt> {
    run(connection, "DELETE FROM sessions WHERE account = ? OR guest = ?", person_columns(person))?;
    // Browsers that subscribed before subscriptions knew their session are told no more either.
    match person {
        Person::Account(account) => push::unsubscribe_account(connection, account),
        Person::Guest(_) => Ok(()),
    }
}

pub(super) fn sweep_sessions(connection: &Connection, until: UnixMillis) -> Result<(), Halt> {
    run(connection, "DELETE FROM sessions WHERE expires <= ?", [until])?;
    Ok(())
}

pub(super) fn create_api_token(connection: &Connection, token: &ApiToken) -> Result<(), Halt> {
    require_account(connection, &token.account)?;
    let scopes = serde_json::to_string(&token.scopes)
        .map_err(|error| StoreError::Unacceptable(Contradiction::Reported(error.to_string())))?;
    let inserted = run(
        connection,
        "INSERT INTO api_tokens (token, account, label, scopes, created) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING",
        (token.token, &token.account, &token.label, scopes, token.created),
    )?;
    if inserted == 1 {
        Ok(())
    } else if exists(connection, "SELECT 1 FROM api_tokens WHERE token = ?", [token.token])? {
        Err(Conflict::Secret.into())
    } else {
        Err(Conflict::ApiTokenLabel(token.label.clone()).into())
    }
}

pub(super) fn revoke_api_token(
    connection: &Connection,
    account: &AccountId,
    label: &str,
) -> Result<(), Halt> {
    run(connection, "DELETE FROM api_tokens WHERE account = ? AND label = ?", (account, label))?;
    Ok(())
}
