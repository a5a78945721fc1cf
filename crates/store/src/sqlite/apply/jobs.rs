//! The queue of jobs.

use rusqlite::{Connection, named_params};

use crate::jobs::{
    FORGOTTEN_BATCH_MILLIS, FORGOTTEN_MILLIS, HeldJob, JobChange, JobLane, MOST_ATTEMPTS, NewJob,
    TakenJob, Wanted,
};
use crate::sqlite::trouble::Halt;
use crate::{JobId, TableId, WorkerId};

pub(super) fn apply(connection: &Connection, change: &JobChange) -> Result<(), Halt> {
    match change {
        JobChange::Add(job) => add(connection, job)?,
        JobChange::Finish { job, result } => {
            let sql =
                "UPDATE jobs SET result = ?2, failure = NULL WHERE id = ?1 AND result IS NULL";
            connection.prepare_cached(sql)?.execute((job, result))?;
        }
        JobChange::Fail { job, failure } => {
            let sql =
                "UPDATE jobs SET failure = ?2 WHERE id = ?1 AND result IS NULL AND failure IS NULL";
            connection.prepare_cached(sql)?.execute((job, failure))?;
        }
        JobChange::Drop(jobs) => {
            let mut delete = connection.prepare_cached("DELETE FROM jobs WHERE id = ?")?;
            for job in jobs {
                delete.execute([job])?;
            }
        }
        JobChange::DropBatch(batch) => {
            connection.prepare_cached("DELETE FROM jobs WHERE batch = ?")?.execute([batch])?;
        }
        JobChange::RenewWorker { worker, threads, millis } => {
            renew_worker(connection, worker, *threads, *millis)?;
        }
    }
    Ok(())
}

fn add(connection: &Connection, job: &NewJob) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO jobs (id, lane, batch, table_id, engine, task, created)
             VALUES (:id, :lane, :batch, :table, :engine, :task, CAST(unixepoch('subsec') * 1000 AS INTEGER))
             ON CONFLICT DO NOTHING",
        )?
        .execute(named_params! {
            ":id": job.id,
            ":lane": job.lane.number(),
            ":batch": job.batch,
            ":table": job.table,
            ":engine": job.engine,
            ":task": job.task,
        })?;
    Ok(())
}

fn renew_worker(
    connection: &Connection,
    worker: &WorkerId,
    threads: u32,
    millis: u32,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO workers (id, threads, expires)
             VALUES (?1, ?2, CAST(unixepoch('subsec') * 1000 AS INTEGER) + ?3)
             ON CONFLICT (id) DO UPDATE SET threads = excluded.threads, expires = excluded.expires",
        )?
        .execute((worker, threads, millis))?;
    connection
        .prepare_cached(
            "DELETE FROM workers WHERE expires < CAST(unixepoch('subsec') * 1000 AS INTEGER) - ?",
        )?
        .execute([FORGOTTEN_MILLIS])?;
    connection
        .prepare_cached(
            "DELETE FROM jobs WHERE created < CAST(unixepoch('subsec') * 1000 AS INTEGER) - ?1
             AND (lane <> ?3 OR created < CAST(unixepoch('subsec') * 1000 AS INTEGER) - ?2)",
        )?
        .execute((FORGOTTEN_MILLIS, FORGOTTEN_BATCH_MILLIS, JobLane::Batch.number()))?;
    Ok(())
}

/// Takes jobs for a worker.
pub(in crate::sqlite) fn take(
    connection: &Connection,
    wanted: &Wanted,
) -> rusqlite::Result<Vec<TakenJob>> {
    let mut statement = connection.prepare_cached(
        "UPDATE jobs SET worker = :worker, attempts = attempts + 1,
             expires = CAST(unixepoch('subsec') * 1000 AS INTEGER) + :millis
         WHERE number IN (SELECT number FROM jobs
             WHERE result IS NULL AND failure IS NULL AND lane = :lane
                 AND expires <= CAST(unixepoch('subsec') * 1000 AS INTEGER) AND attempts < :most
                 AND (engine IS NULL OR engine = :engine)
             ORDER BY number LIMIT :limit)
         RETURNING number, id, task, attempts, CAST(unixepoch('subsec') * 1000 AS INTEGER) - created",
    )?;
    let mut taken = Vec::new();
    for lane in &wanted.lanes {
        let limit = wanted.limit - taken.len() as u32;
        let rows = statement.query_map(
            named_params! {
                ":worker": wanted.worker,
                ":millis": wanted.millis,
                ":lane": lane.number(),
                ":most": MOST_ATTEMPTS,
                ":engine": wanted.engine,
                ":limit": limit,
            },
            |row| {
                let waited: i64 = row.get(4)?;
                let job = TakenJob {
                    id: row.get(1)?,
                    task: row.get(2)?,
                    attempt: row.get(3)?,
                    waited_millis: u64::try_from(waited).unwrap_or(0),
                };
                Ok((row.get::<_, i64>(0)?, job))
            },
        )?;
        let mut of_lane = rows.collect::<rusqlite::Result<Vec<_>>>()?;
        of_lane.sort_by_key(|(number, _)| *number);
        taken.extend(of_lane.into_iter().map(|(_, job)| job));
        if taken.len() as u32 >= wanted.limit {
            break;
        }
    }
    Ok(taken)
}

/// Keeps jobs that are still a worker's own, and says which are.
pub(in crate::sqlite) fn renew(
    connection: &Connection,
    worker: &WorkerId,
    jobs: &[HeldJob],
    millis: u32,
) -> rusqlite::Result<Vec<JobId>> {
    let mut statement = connection.prepare_cached(
        "UPDATE jobs SET expires = CAST(unixepoch('subsec') * 1000 AS INTEGER) + ?4, done = ?5, total = ?6
         WHERE id = ?1 AND worker = ?2 AND attempts = ?3 AND result IS NULL AND failure IS NULL",
    )?;
    let mut held = Vec::new();
    for job in jobs {
        if statement.execute((&job.id, worker, job.attempt, millis, job.done, job.of))? > 0 {
            held.push(job.id.clone());
        }
    }
    Ok(held)
}

/// A table that goes takes its jobs with it.
pub(super) fn forget_those_of(connection: &Connection, table: &TableId) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM jobs WHERE table_id = ?")?.execute([table])?;
    Ok(())
}
