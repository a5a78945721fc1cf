//! The schema, and how an older database becomes a current one.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::OpenError;

/// Each brings the schema from its index to the next version. Never edit one that was released:
/// add another.
const MIGRATIONS: [&str; 16] = [
    include_str!("../../migrations/0001_tables_and_accounts.sql"),
    include_str!("../../migrations/0002_ratings.sql"),
    include_str!("../../migrations/0003_analyses.sql"),
    include_str!("../../migrations/0004_invitations.sql"),
    include_str!("../../migrations/0005_deletion.sql"),
    include_str!("../../migrations/0006_moderation.sql"),
    include_str!("../../migrations/0007_listed.sql"),
    include_str!("../../migrations/0008_seat_secrets.sql"),
    include_str!("../../migrations/0009_old_secrets.sql"),
    include_str!("../../migrations/0010_push.sql"),
    include_str!("../../migrations/0011_messages.sql"),
    include_str!("../../migrations/0012_language.sql"),
    include_str!("../../migrations/0013_people_who_left.sql"),
    include_str!("../../migrations/0014_explorer.sql"),
    include_str!("../../migrations/0015_owners.sql"),
    include_str!("../../migrations/0016_jobs.sql"),
];

/// Set by the first migration.
const APPLICATION: i64 = 0x5454_524B;

/// Brings the database up to date in one transaction, or leaves it as it was.
pub(super) fn migrate(connection: &mut Connection, file: &Path) -> Result<(), OpenError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let number =
        |pragma: &str| transaction.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let found = number("user_version")?;
    let application = number("application_id")?;
    let strangers: bool =
        transaction
            .query_row("SELECT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))?;
    if application != APPLICATION && (found != 0 || strangers) {
        return Err(OpenError::Foreign { file: file.to_owned() });
    }
    let done = usize::try_from(found)
        .ok()
        .filter(|&done| done <= MIGRATIONS.len())
        .ok_or(OpenError::TooNew { found, known: MIGRATIONS.len() as i64 })?;
    if done == MIGRATIONS.len() {
        return Ok(());
    }
    for migration in &MIGRATIONS[done..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as i64)?;
    transaction.commit()?;
    Ok(())
}
