//! The schema, and how an older database becomes a current one.

use tokio_postgres::Client;

use crate::open::{PostgresError, whole_message};

/// Each brings the schema from its index to the next version. Never edit one that was released: add another.
const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/0001_everything.sql"),
    include_str!("../migrations/0002_owners.sql"),
    include_str!("../migrations/0003_jobs.sql"),
];

/// The oldest program that can work with the newest schema, by the schema it knows: such programs may still run, and start again, while
/// servers are upgraded one after the other. A migration that only adds what they can do without leaves this as it is.
const READABLE_FROM: i64 = MIGRATIONS.len() as i64;

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
    let column = "ALTER TABLE tetrarch_schema ADD COLUMN IF NOT EXISTS readable_from BIGINT";
    transaction.batch_execute(column).await.map_err(failed)?;
    let row = transaction.query_one("SELECT version, readable_from FROM tetrarch_schema", &[]);
    let row = row.await.map_err(failed)?;
    let (found, readable_from): (i64, Option<i64>) = (row.get(0), row.get(1));
    let known = MIGRATIONS.len() as i64;
    if readable_from.unwrap_or(found) > known {
        return Err(PostgresError::TooNew { found, known });
    }
    // A newer program has done more already.
    let done = usize::try_from(found.min(known)).unwrap_or_default();
    if done < MIGRATIONS.len() {
        for migration in &MIGRATIONS[done..] {
            transaction.batch_execute(migration).await.map_err(failed)?;
        }
        let update = "UPDATE tetrarch_schema SET version = $1, readable_from = $2";
        let readable_from = (READABLE_FROM < known).then_some(READABLE_FROM);
        transaction.execute(update, &[&known, &readable_from]).await.map_err(failed)?;
    }
    // What a server left that did not live to tidy up. No one waits for an answer so long.
    let old = "DELETE FROM write_marks WHERE made < now() - INTERVAL '1 day'";
    transaction.execute(old, &[]).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)
}
