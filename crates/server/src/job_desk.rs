//! Sends out what workers elsewhere can do, and takes in what they found.
//!
//! Play never depends on them: what is not answered in time, and everything once the last worker is gone, is done here.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use tetrarch_jobs::LOOK_EVERY;
use tetrarch_store::jobs::{JobChange, JobState, QueueState};
use tetrarch_store::{Bus, Change, JobId, Store, StoreError, Subscription, Topic};
use tokio::time::Instant;

use crate::engine_pool::{EnginePool, SentOut};
use crate::metrics::{DoneAt, Metrics, OfLane};
use crate::services::Services;

/// How often it is looked whether there are workers.
const COUNT_EVERY: Duration = Duration::from_secs(1);
/// As jobs are called in figures, in the order of their lanes.
const LANES: [&str; 3] = ["move", "analysis", "batch"];

/// Sends out what workers elsewhere can do, and takes in what they found.
pub(crate) struct JobDesk {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    engines: EnginePool,
    metrics: Arc<Metrics>,
    sent: HashMap<JobId, Sent>,
    count_due: Instant,
}

/// Something that is done elsewhere.
struct Sent {
    job: SentOut,
    /// When it is done here instead.
    due: Option<Instant>,
}

impl JobDesk {
    pub(crate) fn new(services: &Services) -> Self {
        Self {
            store: Arc::clone(&services.store),
            bus: Arc::clone(&services.bus),
            engines: services.engines.clone(),
            metrics: Arc::clone(&services.metrics),
            sent: HashMap::new(),
            count_due: Instant::now(),
        }
    }

    /// Serves for ever.
    pub(crate) async fn serve(mut self) {
        let mut news = self.bus.subscribe(Topic::Jobs).await.ok();
        loop {
            let pause = if self.sent.is_empty() { COUNT_EVERY } else { LOOK_EVERY };
            tokio::select! {
                () = self.engines.outbound() => {}
                () = next_of(&mut news) => {}
                () = tokio::time::sleep(pause) => {}
            }
            if let Err(error) = self.look_after().await {
                tracing::warn!(%error, "the queue of jobs cannot be used: engines think here");
                self.engines.set_room_elsewhere(0);
                self.take_all_back();
                self.count_due = Instant::now() + COUNT_EVERY;
            }
        }
    }

    async fn look_after(&mut self) -> Result<(), StoreError> {
        if self.count_due <= Instant::now() {
            self.count().await?;
            self.count_due = Instant::now() + COUNT_EVERY;
        }
        self.send_out().await?;
        self.take_in().await
    }

    /// Sees how many workers there are, and takes its part of them.
    async fn count(&mut self) -> Result<(), StoreError> {
        let QueueState { waiting, workers, threads } = self.store.job_queue().await?;
        for (lane, count) in LANES.into_iter().zip(waiting) {
            self.metrics.jobs_waiting.get_or_create(&OfLane { lane }).set(count.cast_signed());
        }
        self.metrics.workers.set(workers.into());
        let servers = match threads {
            0 => 1,
            _ => self.store.living_servers().await?.len().max(1),
        };
        self.engines.set_room_elsewhere((threads as usize).div_ceil(servers));
        if threads == 0 && !self.sent.is_empty() {
            let ids = self.sent.keys().cloned().collect();
            self.take_all_back();
            self.store.write(vec![Change::Job(JobChange::Drop(ids))]).await?;
        }
        Ok(())
    }

    /// Everything that is not done is done here.
    fn take_all_back(&mut self) {
        for (_, sent) in self.sent.drain() {
            self.engines.take_back(sent.job, false);
        }
    }

    async fn send_out(&mut self) -> Result<(), StoreError> {
        let mut changes = Vec::new();
        while let Some(mut job) = self.engines.send_out() {
            let outbound = job.outbound();
            let Some((new, patience)) =
                outbound.and_then(|outbound| Some((outbound.job()?, outbound.patience)))
            else {
                self.engines.take_back(job, false);
                continue;
            };
            let due = patience.map(|patience| Instant::now() + patience);
            let id = new.id.clone();
            changes.push(Change::Job(JobChange::Add(new)));
            if let Some(before) = self.sent.insert(id, Sent { job, due }) {
                self.engines.take_back(before.job, true);
            }
        }
        if !changes.is_empty() {
            self.store.write(changes).await?;
            // It may be lost: workers look for themselves now and then.
            let _ = self.bus.publish(Topic::Jobs, "new".into()).await;
        }
        Ok(())
    }

    async fn take_in(&mut self) -> Result<(), StoreError> {
        if self.sent.is_empty() {
            return Ok(());
        }
        let found = self.store.jobs(self.sent.keys().cloned().collect()).await?;
        let mut found: HashMap<JobId, JobState> =
            found.into_iter().map(|state| (state.id.clone(), state)).collect();
        let now = Instant::now();
        let mut over = Vec::new();
        for (id, sent) in &mut self.sent {
            let is_late = sent.due.is_some_and(|due| due <= now);
            if let Some(is_done) = sent.is_over(found.remove(id), is_late, &self.metrics) {
                over.push((id.clone(), is_done));
            }
        }
        if over.is_empty() {
            return Ok(());
        }
        for (id, is_done) in &over {
            if let Some(sent) = self.sent.remove(id) {
                self.engines.take_back(sent.job, *is_done);
            }
        }
        let ids = over.into_iter().map(|(id, _)| id).collect();
        self.store.write(vec![Change::Job(JobChange::Drop(ids))]).await
    }
}

impl Sent {
    /// Whether nothing more is to be expected of the worker, and then whether nothing more is to be done.
    fn is_over(
        &mut self,
        state: Option<JobState>,
        is_late: bool,
        metrics: &Metrics,
    ) -> Option<bool> {
        if self.job.is_stopped() {
            return Some(true);
        }
        // Somebody dropped it, or it cannot be done there.
        let (Some(state), Some(outbound)) = (state, self.job.outbound()) else {
            return Some(false);
        };
        if let Some(result) = &state.result {
            let is_answer = outbound.accept(result);
            if is_answer {
                metrics.jobs_done.get_or_create(&DoneAt { place: "worker" }).inc();
            }
            if state.attempts > 1 {
                metrics.jobs_repeated.inc();
            }
            return Some(is_answer);
        }
        if let Some(on_progress) = outbound.on_progress.as_ref().filter(|_| state.of > 0) {
            on_progress(state.done, state.of);
        }
        (is_late || state.failure.is_some()).then_some(false)
    }
}

/// Waits for news; for ever if there are none.
async fn next_of(news: &mut Option<Subscription>) {
    if let Some(subscription) = news {
        if subscription.next().await.is_some() {
            return;
        }
        *news = None;
    }
    std::future::pending().await
}
