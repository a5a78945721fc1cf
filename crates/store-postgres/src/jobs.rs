//! The queue of jobs. Several workers take from it at once and pass over what others are just taking.

use async_trait::async_trait;
use tetrarch_store::jobs::{
    FORGOTTEN_BATCH_MILLIS, FORGOTTEN_MILLIS, GIVEN_UP, HeldJob, JobChange, JobLane, JobState,
    MOST_ATTEMPTS, NewJob, QueueState, TakenJob, Wanted,
};
use tetrarch_store::{BatchId, JobId, JobQueue, StoreError, WorkerId};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use crate::PostgresStore;
use crate::plan::Step;
use crate::pools::{Source, connection};
use crate::trouble::store_error;
use crate::values::Columns;

/// The statements of a change of the queue.
pub(crate) fn plan(change: &JobChange, steps: &mut Vec<Step>) {
    match change {
        JobChange::Add(job) => steps.push(add(job)),
        JobChange::Finish { job, result } => steps.push(Step::new(
            "UPDATE jobs SET result = $2, failure = NULL WHERE id = $1 AND result IS NULL",
            vec![Box::new(job.to_string()), Box::new(result.to_string())],
        )),
        JobChange::Fail { job, failure } => steps.push(Step::new(
            "UPDATE jobs SET failure = $2 WHERE id = $1 AND result IS NULL AND failure IS NULL",
            vec![Box::new(job.to_string()), Box::new(failure.clone())],
        )),
        JobChange::Drop(jobs) => {
            let jobs: Vec<String> = jobs.iter().map(ToString::to_string).collect();
            steps.push(Step::new("DELETE FROM jobs WHERE id = ANY ($1)", vec![Box::new(jobs)]));
        }
        JobChange::DropBatch(batch) => steps.push(Step::new(
            "DELETE FROM jobs WHERE batch = $1",
            vec![Box::new(batch.to_string())],
        )),
        JobChange::RenewWorker { worker, threads, millis } => {
            renew_worker(worker, *threads, *millis, steps);
        }
    }
}

fn add(job: &NewJob) -> Step {
    Step::new(
        "INSERT INTO jobs (id, lane, batch, table_id, engine, task, created)
         VALUES ($1, $2, $3, $4, $5, $6, (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT)
         ON CONFLICT DO NOTHING",
        vec![
            Box::new(job.id.to_string()),
            Box::new(job.lane.number()),
            Box::new(job.batch.as_ref().map(ToString::to_string)),
            Box::new(job.table.as_ref().map(ToString::to_string)),
            Box::new(job.engine.clone()),
            Box::new(job.task.to_string()),
        ],
    )
}

fn renew_worker(worker: &WorkerId, threads: u32, millis: u32, steps: &mut Vec<Step>) {
    steps.push(Step::new(
        "INSERT INTO workers (id, threads, expires)
         VALUES ($1, $2, (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT + $3)
         ON CONFLICT (id) DO UPDATE SET threads = excluded.threads, expires = excluded.expires",
        vec![
            Box::new(worker.to_string()),
            Box::new(i64::from(threads)),
            Box::new(i64::from(millis)),
        ],
    ));
    steps.push(Step::new(
        "DELETE FROM workers WHERE expires < (extract(epoch FROM now()) * 1000)::BIGINT - $1",
        vec![Box::new(FORGOTTEN_MILLIS)],
    ));
    steps.push(Step::new(
        "DELETE FROM jobs WHERE created < (extract(epoch FROM now()) * 1000)::BIGINT - $1
         AND (lane <> $3 OR created < (extract(epoch FROM now()) * 1000)::BIGINT - $2)",
        vec![
            Box::new(FORGOTTEN_MILLIS),
            Box::new(FORGOTTEN_BATCH_MILLIS),
            Box::new(JobLane::Batch.number()),
        ],
    ));
}

const TAKE: &str = "WITH next AS (
        SELECT id FROM jobs WHERE result IS NULL AND failure IS NULL AND lane = $1
            AND expires <= (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT
            AND attempts < $6 AND (engine IS NULL OR engine = $2)
        ORDER BY number LIMIT $3 FOR UPDATE SKIP LOCKED)
    UPDATE jobs SET worker = $4, attempts = attempts + 1,
        expires = (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT + $5
    FROM next WHERE jobs.id = next.id
    RETURNING number, jobs.id, task, attempts,
        greatest((extract(epoch FROM clock_timestamp()) * 1000)::BIGINT - created, 0)";

const RENEW: &str = "UPDATE jobs SET expires = (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT + $6,
        done = held.done, total = held.total
    FROM unnest($2::TEXT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[]) AS held (id, attempt, done, total)
    WHERE jobs.id = held.id AND worker = $1 AND attempts = held.attempt AND result IS NULL AND failure IS NULL
    RETURNING jobs.id";

/// A job that was tried too often has failed as soon as nobody works at it.
const STATE: &str = "SELECT id, result, failure, attempts, done, total, given_up FROM (
        SELECT *, result IS NULL AND failure IS NULL AND attempts >= $2
            AND expires <= (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT AS given_up
        FROM jobs) AS seen";

fn state(columns: &mut Columns<'_>) -> Result<JobState, StoreError> {
    let state = JobState {
        id: columns.id()?,
        result: columns.json_if_any()?,
        failure: columns.get()?,
        attempts: columns.number()?,
        done: columns.number()?,
        of: columns.number()?,
    };
    let is_given_up: bool = columns.get()?;
    let failure = state.failure.or_else(|| is_given_up.then(|| GIVEN_UP.to_owned()));
    Ok(JobState { failure, ..state })
}

/// The rows of one statement.
async fn rows(
    source: &Source,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, StoreError> {
    let client = connection(source).await?;
    let rows = async { client.query(&client.prepare_cached(sql).await?, values).await };
    rows.await.map_err(|error| store_error(&error))
}

fn all<T>(
    rows: &[Row],
    read: impl Fn(&mut Columns<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    rows.iter().map(|row| read(&mut Columns::of(row))).collect()
}

#[async_trait]
impl JobQueue for PostgresStore {
    async fn take_jobs(&self, wanted: Wanted) -> Result<Vec<TakenJob>, StoreError> {
        let mut taken = Vec::new();
        for lane in &wanted.lanes {
            let limit = i64::from(wanted.limit) - taken.len() as i64;
            let values: [&(dyn ToSql + Sync); 6] = [
                &lane.number(),
                &wanted.engine,
                &limit,
                &wanted.worker.as_str(),
                &i64::from(wanted.millis),
                &i64::from(MOST_ATTEMPTS),
            ];
            let found = rows(&self.pools.writers, TAKE, &values).await?;
            let mut of_lane = all(&found, |columns| {
                let number: i64 = columns.get()?;
                let job = TakenJob {
                    id: columns.id()?,
                    task: columns.json()?,
                    attempt: columns.number()?,
                    waited_millis: columns.number()?,
                };
                Ok((number, job))
            })?;
            of_lane.sort_by_key(|(number, _)| *number);
            taken.extend(of_lane.into_iter().map(|(_, job)| job));
            if taken.len() >= wanted.limit as usize {
                break;
            }
        }
        Ok(taken)
    }

    async fn renew_jobs(
        &self,
        worker: &WorkerId,
        jobs: Vec<HeldJob>,
        millis: u32,
    ) -> Result<Vec<JobId>, StoreError> {
        let ids: Vec<&str> = jobs.iter().map(|job| job.id.as_str()).collect();
        let column = |of: fn(&HeldJob) -> u32| -> Vec<i64> {
            jobs.iter().map(|job| i64::from(of(job))).collect()
        };
        let (attempts, done, total) =
            (column(|job| job.attempt), column(|job| job.done), column(|job| job.of));
        let millis = i64::from(millis);
        let values: [&(dyn ToSql + Sync); 6] =
            [&worker.as_str(), &ids, &attempts, &done, &total, &millis];
        all(&rows(&self.pools.writers, RENEW, &values).await?, |columns| columns.id())
    }

    async fn jobs(&self, ids: Vec<JobId>) -> Result<Vec<JobState>, StoreError> {
        let ids: Vec<&str> = ids.iter().map(JobId::as_str).collect();
        let sql = format!("{STATE} WHERE id = ANY ($1) ORDER BY number");
        let values: [&(dyn ToSql + Sync); 2] = [&ids, &i64::from(MOST_ATTEMPTS)];
        all(&rows(&self.pools.readers, &sql, &values).await?, state)
    }

    async fn finished_jobs(
        &self,
        batch: &BatchId,
        limit: u32,
    ) -> Result<Vec<JobState>, StoreError> {
        let sql = format!(
            "{STATE} WHERE batch = $1 AND (result IS NOT NULL OR failure IS NOT NULL OR given_up)
             ORDER BY number LIMIT $3"
        );
        let values: [&(dyn ToSql + Sync); 3] =
            [&batch.as_str(), &i64::from(MOST_ATTEMPTS), &i64::from(limit)];
        all(&rows(&self.pools.readers, &sql, &values).await?, state)
    }

    async fn job_queue(&self) -> Result<QueueState, StoreError> {
        let sql = "SELECT
                count(*) FILTER (WHERE lane = 0), count(*) FILTER (WHERE lane = 1),
                count(*) FILTER (WHERE lane = 2),
                (SELECT count(*) FROM workers
                    WHERE expires > (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT),
                (SELECT coalesce(sum(threads), 0)::BIGINT FROM workers
                    WHERE expires > (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT)
            FROM jobs WHERE result IS NULL AND failure IS NULL AND attempts < $1
                AND expires <= (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT";
        let found = rows(&self.pools.readers, sql, &[&i64::from(MOST_ATTEMPTS)]).await?;
        let states = all(&found, |columns| {
            Ok(QueueState {
                waiting: [columns.number()?, columns.number()?, columns.number()?],
                workers: columns.number()?,
                threads: columns.number()?,
            })
        })?;
        Ok(states.into_iter().next().unwrap_or_default())
    }
}
