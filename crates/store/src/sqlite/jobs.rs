//! The queue of a store with one writer.

use async_trait::async_trait;

use super::SqliteStore;
use super::readers::Amount;
use super::{apply, read};
use crate::jobs::{HeldJob, JobState, QueueState, TakenJob, Wanted};
use crate::{BatchId, JobId, JobQueue, StoreError, WorkerId};

#[async_trait]
impl JobQueue for SqliteStore {
    async fn take_jobs(&self, wanted: Wanted) -> Result<Vec<TakenJob>, StoreError> {
        self.writer().change(move |connection| apply::take_jobs(connection, &wanted)).await
    }

    async fn renew_jobs(
        &self,
        worker: &WorkerId,
        jobs: Vec<HeldJob>,
        millis: u32,
    ) -> Result<Vec<JobId>, StoreError> {
        let worker = worker.clone();
        let renew = move |connection: &_| apply::renew_jobs(connection, &worker, &jobs, millis);
        self.writer().change(renew).await
    }

    async fn jobs(&self, ids: Vec<JobId>) -> Result<Vec<JobState>, StoreError> {
        self.readers().read(Amount::Small, move |connection| read::jobs(connection, &ids)).await
    }

    async fn finished_jobs(
        &self,
        batch: &BatchId,
        limit: u32,
    ) -> Result<Vec<JobState>, StoreError> {
        let batch = batch.clone();
        self.readers()
            .read(Amount::Large, move |connection| read::finished_jobs(connection, &batch, limit))
            .await
    }

    async fn job_queue(&self) -> Result<QueueState, StoreError> {
        self.readers().read(Amount::Small, read::job_queue).await
    }
}
