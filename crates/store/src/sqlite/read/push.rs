//! Subscriptions to push notifications.

use rusqlite::Connection;

use crate::sqlite::values::person_columns;
use crate::{Person, PushSubscription};

/// The browsers of a person, oldest first.
pub(in crate::sqlite) fn push_subscriptions(
    connection: &Connection,
    person: &Person,
) -> rusqlite::Result<Vec<PushSubscription>> {
    let (account, guest) = person_columns(person);
    connection
        .prepare_cached(
            "SELECT session, endpoint, key, secret, created FROM push_subscriptions
             WHERE account = ?1 OR guest = ?2 ORDER BY created, rowid",
        )?
        .query_map((account, guest), |row| {
            Ok(PushSubscription {
                person: person.clone(),
                session: row.get("session")?,
                endpoint: row.get("endpoint")?,
                key: row.get("key")?,
                secret: row.get("secret")?,
                created: row.get("created")?,
            })
        })?
        .collect()
}

/// The server's key, if it has one yet.
pub(in crate::sqlite) fn push_key(connection: &Connection) -> rusqlite::Result<Option<Vec<u8>>> {
    connection.query_row("SELECT push_key FROM upkeep", [], |row| row.get(0))
}
