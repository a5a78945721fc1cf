//! The queue of a database, through which workers on other machines do the work of a command.

use std::sync::Arc;
use std::time::Duration;

use tetrarch_jobs::{ENGINE, Task};
use tetrarch_store::jobs::{JobChange, JobLane, JobState, NewJob};
use tetrarch_store::{BatchId, Change, JobId, JsonText, Store, StoreError};

use crate::failure::Failure;
use crate::store_address::StoreAddress;

/// How often the queue is looked at.
pub const LOOK_EVERY: Duration = Duration::from_millis(100);
/// How often what is asked for is asked for again, in case somebody has swept it away.
pub const ASK_AGAIN: Duration = Duration::from_secs(10);
/// How many results are read at once.
const PAGE: u32 = 64;
/// How often something is tried that the database refuses, and how far apart: a minute in all.
const TRIES: u32 = 60;
const PAUSE: Duration = Duration::from_secs(1);

/// The jobs of one batch.
pub struct Queue {
    store: Arc<dyn Store>,
    batch: BatchId,
}

impl Queue {
    /// Opens the queue of a database.
    pub async fn open(place: &StoreAddress, batch: BatchId) -> Result<Self, Failure> {
        let store: Arc<dyn Store> = place.open().await?;
        Ok(Self { store, batch })
    }

    /// How many jobs should wait or be under way: enough that no worker waits for the next.
    pub async fn room(&self) -> Result<usize, Failure> {
        let queue = patiently(async || self.store.job_queue().await).await?;
        Ok(2 * queue.threads.max(1) as usize)
    }

    /// Asks for jobs, unless they were asked for before.
    pub async fn ask(&self, jobs: impl IntoIterator<Item = (JobId, Task)>) -> Result<(), Failure> {
        let mut changes = Vec::new();
        for (id, task) in jobs {
            changes.push(Change::Job(JobChange::Add(NewJob {
                id,
                lane: JobLane::Batch,
                batch: Some(self.batch.clone()),
                table: None,
                engine: Some(ENGINE.to_owned()),
                task: JsonText::of(&task).map_err(Failure::call)?,
            })));
        }
        self.write(changes).await
    }

    /// Some of the jobs that are over.
    pub async fn finished(&self) -> Result<Vec<JobState>, Failure> {
        patiently(async || self.store.finished_jobs(&self.batch, PAGE).await).await
    }

    /// Says that these results are no longer needed.
    pub async fn forget(&self, jobs: Vec<JobId>) -> Result<(), Failure> {
        self.write(vec![Change::Job(JobChange::Drop(jobs))]).await
    }

    /// Says that nothing is wanted any more. Workers stop within a second.
    pub async fn close(&self) -> Result<(), Failure> {
        self.write(vec![Change::Job(JobChange::DropBatch(self.batch.clone()))]).await
    }

    async fn write(&self, changes: Vec<Change>) -> Result<(), Failure> {
        if changes.is_empty()
            || matches!(&changes[..], [Change::Job(JobChange::Drop(jobs))] if jobs.is_empty())
        {
            return Ok(());
        }
        patiently(async || self.store.write(changes.clone()).await).await
    }
}

/// Tries something again while the database cannot be reached.
async fn patiently<T>(ask: impl AsyncFn() -> Result<T, StoreError>) -> Result<T, Failure> {
    let mut tries = 0;
    loop {
        match ask().await {
            Ok(answer) => return Ok(answer),
            Err(StoreError::Unreachable(_) | StoreError::Busy | StoreError::Undecided(_))
                if tries < TRIES =>
            {
                tries += 1;
                tokio::time::sleep(PAUSE).await;
            }
            Err(error) => return Err(Failure::call(error)),
        }
    }
}
