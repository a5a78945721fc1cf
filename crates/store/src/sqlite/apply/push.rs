//! Browsers that want to be told what happens.

use rusqlite::Connection;

use super::require_account;
use crate::sqlite::trouble::Halt;
use crate::sqlite::values::person_columns;
use crate::{Person, PushSubscription};

/// How many browsers of one person are told. The oldest makes room for the newest.
const MOST: u32 = 8;

pub(super) fn subscribe(connection: &Connection, new: &PushSubscription) -> Result<(), Halt> {
    if let Person::Account(account) = &new.person {
        require_account(connection, account)?;
    }
    unsubscribe(connection, &new.person, &new.endpoint)?;
    let (account, guest) = person_columns(&new.person);
    connection
        .prepare_cached(
            "INSERT INTO push_subscriptions (endpoint, account, guest, key, secret, created)
             VALUES (?, ?, ?, ?, ?, ?)",
        )?
        .execute((&new.endpoint, account, guest, &new.key, &new.secret, new.created))?;
    connection
        .prepare_cached(
            "DELETE FROM push_subscriptions WHERE rowid IN (
                 SELECT rowid FROM push_subscriptions WHERE account IS ?1 AND guest IS ?2
                 ORDER BY created DESC, rowid DESC LIMIT -1 OFFSET ?3)",
        )?
        .execute((account, guest, MOST))?;
    Ok(())
}

pub(super) fn unsubscribe(
    connection: &Connection,
    person: &Person,
    endpoint: &str,
) -> Result<(), Halt> {
    let (account, guest) = person_columns(person);
    connection
        .prepare_cached(
            "DELETE FROM push_subscriptions WHERE account IS ?1 AND guest IS ?2 AND endpoint = ?3",
        )?
        .execute((account, guest, endpoint))?;
    Ok(())
}

/// The push service knows the browser no more.
pub(super) fn forget_endpoint(connection: &Connection, endpoint: &str) -> Result<(), Halt> {
    connection
        .prepare_cached("DELETE FROM push_subscriptions WHERE endpoint = ?")?
        .execute([endpoint])?;
    Ok(())
}

pub(super) fn set_key(connection: &Connection, key: &[u8]) -> Result<(), Halt> {
    connection.prepare_cached("UPDATE upkeep SET push_key = ?")?.execute([key])?;
    Ok(())
}
