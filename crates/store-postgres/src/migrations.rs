//! The schema, and how an older database becomes a current one.

use tokio_postgres::Client;

use crate::open::{PostgresError, whole_message};

/// Each brings the schema from its index to the next version. Never edit one that was released: add another.
const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/0001_everything.sql"),
    include_str!("../migrations/0002_owners.sql"),
    include_str!("../migrations/0003_jobs.sql"),
];

/// Servers that start together take turns by this lock ("TTRK" in ASCII).
const LOCK: i64 = 0x5454_524B;

/// Brings the database up to date in one transaction, or leaves it as it was.
pub(crate) async fn migrate(client: &mut Client) -> Result<(), PostgresError> {
    let failed = |error: tokio_postgres::Error| PostgresError::Database(whole_message(&error));
    let transaction = client.transaction().await.map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let present = "SELECT count(*) FILTER (WHERE table_name = 'tetrarch_schema'), count(*)
        FROM information_schema.tables WHERE table_schema = current_schema()";
    let row = transaction.query_one(present, &[]).await.map_err(failed)?;
    let (ours, all): (i64, i64) = (row.get(0), row.get(1));
    if ours == 0 {
        if all > 0 {
            return Err(PostgresError::Foreign);
        }
        let begin = "CREATE TABLE tetrarch_schema (version BIGINT NOT NULL);
            INSERT INTO tetrarch_schema (version) VALUES (0)";
        transaction.batch_execute(begin).await.map_err(failed)?;
    }
    let row = transaction.query_one("SELECT version FROM tetrarch_schema", &[]).await;
    let found: i64 = row.map_err(failed)?.get(0);
    let known = MIGRATIONS.len() as i64;
    let done = usize::try_from(found).ok().filter(|&done| done <= MIGRATIONS.len());
    let done = done.ok_or(PostgresError::TooNew { found, known })?;
    if done < MIGRATIONS.len() {
        for migration in &MIGRATIONS[done..] {
            transaction.batch_execute(migration).await.map_err(failed)?;
        }
        let update = "UPDATE tetrarch_schema SET version = $1";
        transaction.execute(update, &[&known]).await.map_err(failed)?;
    }
    // What a server left that did not live to tidy up. No one waits for an answer so long.
    let old = "DELETE FROM write_marks WHERE made < now() - INTERVAL '1 day'";
    transaction.execute(old, &[]).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)
}
