//! How jobs and their queue stand.

use rusqlite::{Connection, Row};

use crate::jobs::{GIVEN_UP, JobLane, JobState, MOST_ATTEMPTS, QueueState};
use crate::{BatchId, JobId};

/// A job that was tried too often has failed as soon as nobody works at it.
const IS_GIVEN_UP: &str = "(result IS NULL AND failure IS NULL AND attempts >= ?2
    AND expires <= CAST(unixepoch('subsec') * 1000 AS INTEGER))";

fn state(row: &Row<'_>) -> rusqlite::Result<JobState> {
    let is_given_up: bool = row.get(6)?;
    let failure: Option<String> = row.get(2)?;
    Ok(JobState {
        id: row.get(0)?,
        result: row.get(1)?,
        failure: failure.or_else(|| is_given_up.then(|| GIVEN_UP.to_owned())),
        attempts: row.get(3)?,
        done: row.get(4)?,
        of: row.get(5)?,
    })
}

pub(in crate::sqlite) fn jobs(
    connection: &Connection,
    ids: &[JobId],
) -> rusqlite::Result<Vec<JobState>> {
    let sql = format!(
        "SELECT id, result, failure, attempts, done, total, {IS_GIVEN_UP} FROM jobs WHERE id = ?1"
    );
    let mut query = connection.prepare_cached(&sql)?;
    let mut found = Vec::new();
    for id in ids {
        let rows = query.query_map((id, MOST_ATTEMPTS), state)?;
        found.extend(rows.collect::<rusqlite::Result<Vec<_>>>()?);
    }
    Ok(found)
}

pub(in crate::sqlite) fn finished_jobs(
    connection: &Connection,
    batch: &BatchId,
    limit: u32,
) -> rusqlite::Result<Vec<JobState>> {
    let sql = format!(
        "SELECT id, result, failure, attempts, done, total, {IS_GIVEN_UP} FROM jobs
         WHERE batch = ?1 AND (result IS NOT NULL OR failure IS NOT NULL OR {IS_GIVEN_UP})
         ORDER BY number LIMIT ?3"
    );
    let mut query = connection.prepare_cached(&sql)?;
    query.query_map((batch, MOST_ATTEMPTS, limit), state)?.collect()
}

pub(in crate::sqlite) fn job_queue(connection: &Connection) -> rusqlite::Result<QueueState> {
    let mut waiting = connection.prepare_cached(
        "SELECT count(*) FROM jobs WHERE result IS NULL AND failure IS NULL AND lane = ?1
         AND attempts < ?2 AND expires <= CAST(unixepoch('subsec') * 1000 AS INTEGER)",
    )?;
    let mut queue = QueueState::default();
    for (lane, count) in JobLane::ALL.into_iter().zip(&mut queue.waiting) {
        let found: i64 = waiting.query_row((lane.number(), MOST_ATTEMPTS), |row| row.get(0))?;
        *count = found.unsigned_abs();
    }
    let mut workers = connection.prepare_cached(
        "SELECT count(*), coalesce(sum(threads), 0) FROM workers
         WHERE expires > CAST(unixepoch('subsec') * 1000 AS INTEGER)",
    )?;
    (queue.workers, queue.threads) = workers.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(queue)
}
