//! Subscriptions to push notifications.

use rusqlite::Connection;

use super::{exists, require_account};
use crate::sqlite::trouble::Halt;
use crate::sqlite::values::person_columns;
use crate::{AccountId, GuestId, Person, PushSubscription, StoreError};

/// How many browsers of one person are told. The oldest makes room for the newest.
const MOST: u32 = 8;

pub(super) fn subscribe(connection: &Connection, new: &PushSubscription) -> Result<(), Halt> {
    if let Person::Account(account) = &new.person {
        require_account(connection, account)?;
    }
    if let Some(session) = new.session
        && !exists(connection, "SELECT 1 FROM sessions WHERE token = ?", [session])?
    {
        return Err(StoreError::NoSuchSession.into());
    }
    unsubscribe(connection, &new.person, &new.endpoint)?;
    let (account, guest) = person_columns(&new.person);
    connection
        .prepare_cached(
            "INSERT INTO push_subscriptions (endpoint, account, guest, session, key, secret, created)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute((
            &new.endpoint,
            account,
            guest,
            new.session,
            &new.key,
            &new.secret,
            new.created,
        ))?;
    connection
        .prepare_cached(
            "DELETE FROM push_subscriptions WHERE rowid IN (
                 SELECT rowid FROM push_subscriptions WHERE account = ?1 OR guest = ?2
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

/// No browser of an account is told any more, in whatever session it subscribed.
pub(super) fn unsubscribe_account(
    connection: &Connection,
    account: &AccountId,
) -> Result<(), Halt> {
    connection
        .prepare_cached("DELETE FROM push_subscriptions WHERE account = ?")?
        .execute([account])?;
    Ok(())
}

/// A guest who sits nowhere any more is told nothing.
pub(super) fn forget_guest_who_left(connection: &Connection, guest: &GuestId) -> Result<(), Halt> {
    connection
        .prepare_cached(
            "DELETE FROM push_subscriptions
             WHERE guest = ?1 AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = ?1)",
        )?
        .execute([guest])?;
    Ok(())
}

/// The same for the guests of a table that is about to be deleted; some may play on at the table of their next game.
pub(super) fn forget_guests_of(connection: &Connection, table_row: i64) -> Result<(), Halt> {
    connection
        .prepare_cached(
            "DELETE FROM push_subscriptions WHERE guest IN (
                 SELECT guest FROM seats WHERE table_row = ?1 AND guest IS NOT NULL)
             AND NOT EXISTS (
                 SELECT 1 FROM seats WHERE seats.guest = push_subscriptions.guest AND table_row <> ?1)",
        )?
        .execute([table_row])?;
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
    connection
        .prepare_cached("UPDATE upkeep SET push_key = ? WHERE push_key IS NULL")?
        .execute([key])?;
    Ok(())
}
