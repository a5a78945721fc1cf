//! Takes jobs from the queue of a store and does them.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use futures_util::StreamExt as _;
use tetrarch_engine::Stop;
use tetrarch_store::jobs::{HeldJob, JobChange, JobLane, TakenJob, Wanted};
use tetrarch_store::{
    Bus, Change, JobId, JsonText, Store, StoreError, Subscription, Topic, WorkerId,
};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::{Instant, MissedTickBehavior};

use crate::{Desk, ENGINE, JobProblem, Outcome, Progress, Task};

/// For how long a job belongs to a worker that says nothing more.
/// Short enough that another can still find a move in time.
const LEASE: Duration = Duration::from_secs(2);
/// How often it says that it is alive.
const RENEWAL: Duration = Duration::from_millis(600);
/// How often one looks for news if nothing tells of them.
pub const LOOK_EVERY: Duration = Duration::from_millis(250);
/// How often if the bus does: a job whose worker is gone is told by nobody.
const LOOK_ANYWAY: Duration = Duration::from_millis(500);

/// How tasks are done.
pub type Run = Arc<dyn Fn(&Task, &Desk<'_>) -> Result<Outcome, JobProblem> + Send + Sync>;

/// What became of a job at one of its attempts.
type Done = (JobId, u32, Result<Outcome, JobProblem>);

/// Does jobs until it is told to stop.
pub struct Worker {
    id: WorkerId,
    store: Arc<dyn Store>,
    bus: Option<Arc<dyn Bus>>,
    threads: u32,
    run: Run,
    held: HashMap<JobId, Held>,
    /// What is done and could not be written yet.
    unwritten: Vec<JobChange>,
    is_cut_off: bool,
}

/// A job being done.
struct Held {
    attempt: u32,
    stop: Stop,
    progress: Arc<Progress>,
}

impl Worker {
    /// A worker that does so many jobs at once.
    ///
    /// # Errors
    /// If the system gives no random bytes for its id.
    pub fn new(store: Arc<dyn Store>, threads: u32) -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Self {
            id: digits.parse().expect("digits are an id"),
            store,
            bus: None,
            threads: threads.max(1),
            run: Arc::new(Task::run),
            held: HashMap::new(),
            unwritten: Vec::new(),
            is_cut_off: false,
        })
    }

    /// Hears of new jobs, and tells of results.
    #[must_use]
    pub fn hearing(self, bus: Arc<dyn Bus>) -> Self {
        Self { bus: Some(bus), ..self }
    }

    /// Does tasks in another way.
    #[must_use]
    pub fn running(self, run: Run) -> Self {
        Self { run, ..self }
    }

    /// Works until the future is ready. Then it gives back what it has not finished.
    pub async fn work(mut self, until: impl Future<Output = ()>) {
        let (finished, mut results) = mpsc::unbounded_channel();
        let mut news = self.listen().await;
        let mut renewal = tokio::time::interval(RENEWAL);
        renewal.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut look_due = Instant::now();
        tokio::pin!(until);
        loop {
            let has_room = self.held.len() < self.threads as usize;
            tokio::select! {
                () = &mut until => break,
                Some(done) = results.recv() => {
                    self.finish(done, &mut results).await;
                    look_due = Instant::now();
                }
                _ = renewal.tick() => self.renew().await,
                () = next_of(&mut news), if has_room => look_due = Instant::now(),
                () = tokio::time::sleep_until(look_due), if has_room => {
                    self.take(&finished).await;
                    look_due = Instant::now() + self.pause();
                }
            }
        }
        self.say_goodbye().await;
    }

    async fn listen(&self) -> Option<Subscription> {
        self.bus.as_ref()?.subscribe(Topic::Jobs).await.ok()
    }

    fn pause(&self) -> Duration {
        let hears = self.bus.as_ref().is_some_and(|bus| bus.trouble().is_none());
        if hears { LOOK_ANYWAY } else { LOOK_EVERY }
    }

    async fn take(&mut self, finished: &UnboundedSender<Done>) {
        let wanted = Wanted {
            worker: self.id.clone(),
            lanes: JobLane::ALL.to_vec(),
            engine: ENGINE.to_owned(),
            limit: self.threads - self.held.len() as u32,
            millis: millis(LEASE),
        };
        let taken = self.store.take_jobs(wanted).await;
        for job in self.noted(taken).unwrap_or_default() {
            self.begin(job, finished.clone());
        }
    }

    fn begin(&mut self, job: TakenJob, finished: UnboundedSender<Done>) {
        let TakenJob { id, task, attempt, waited_millis } = job;
        let (stop, progress) = (Stop::new(), Arc::<Progress>::default());
        let held = Held { attempt, stop: stop.clone(), progress: Arc::clone(&progress) };
        // If it was this worker's before, it is stopped there and begun again.
        self.held.insert(id.clone(), held);
        tracing::debug!(%id, attempt, "took job");
        let run = Arc::clone(&self.run);
        let work = move || {
            let waited = Duration::from_millis(waited_millis);
            let desk = Desk { stop: &stop, waited, progress: &progress };
            let outcome = catch_unwind(AssertUnwindSafe(|| {
                let task: Task = task.read().map_err(|error: serde_json::Error| {
                    JobProblem::Unreadable(error.to_string())
                })?;
                run(&task, &desk)
            }));
            let outcome = outcome.unwrap_or(Err(JobProblem::Panicked));
            let outcome = if stop.is_set() { Err(JobProblem::Stopped) } else { outcome };
            // Nobody listens any more if the worker has ended.
            let _ = finished.send((id, attempt, outcome));
        };
        if let Err(error) = thread::Builder::new().name("job".to_owned()).spawn(work) {
            // Its lease runs out, and another worker takes it.
            tracing::error!(%error, "no thread for a job");
        }
    }

    /// Writes what was done, together with whatever else was done meanwhile.
    async fn finish(&mut self, first: Done, more: &mut UnboundedReceiver<Done>) {
        let mut done = Some(first);
        while let Some((job, attempt, outcome)) = done {
            if self.held.get(&job).is_some_and(|held| held.attempt == attempt) {
                self.held.remove(&job);
            }
            match outcome {
                Ok(outcome) => match JsonText::of(&outcome) {
                    Ok(result) => self.unwritten.push(JobChange::Finish { job, result }),
                    Err(error) => self.fail(job, &error),
                },
                Err(JobProblem::Stopped) => {}
                Err(problem) => self.fail(job, &problem),
            }
            done = more.try_recv().ok();
        }
        self.write().await;
    }

    fn fail(&mut self, job: JobId, problem: &dyn std::fmt::Display) {
        tracing::error!(%job, %problem, "job failed");
        self.unwritten.push(JobChange::Fail { job, failure: problem.to_string() });
    }

    async fn write(&mut self) {
        if self.unwritten.is_empty() {
            return;
        }
        let changes = self.unwritten.iter().cloned().map(Change::Job).collect();
        let written = self.store.write(changes).await;
        if self.noted(written).is_some() {
            self.unwritten.clear();
            if let Some(bus) = &self.bus {
                // It may be lost: those who wait look for themselves now and then.
                let _ = bus.publish(Topic::Jobs, "done".into()).await;
            }
        }
    }

    /// Says that it is alive, and what it works at. Jobs that are no longer its own are stopped.
    async fn renew(&mut self) {
        self.write().await;
        let alive = self.alive(LEASE);
        let renewed = self.store.write(vec![Change::Job(alive)]).await;
        if self.noted(renewed).is_none() || self.held.is_empty() {
            return;
        }
        let renewed = self.store.renew_jobs(&self.id, self.held_jobs(), millis(LEASE)).await;
        let Some(own) = self.noted(renewed) else { return };
        for (id, held) in &self.held {
            if !own.contains(id) {
                tracing::debug!(%id, "job no longer this worker's");
                held.stop.stop();
            }
        }
    }

    fn alive(&self, lease: Duration) -> JobChange {
        let worker = self.id.clone();
        JobChange::RenewWorker { worker, threads: self.threads, millis: millis(lease) }
    }

    fn held_jobs(&self) -> Vec<HeldJob> {
        let held = self.held.iter().map(|(id, held)| {
            let (done, of) = held.progress.read();
            HeldJob { id: id.clone(), attempt: held.attempt, done, of }
        });
        held.collect()
    }

    async fn say_goodbye(&mut self) {
        self.held.values().for_each(|held| held.stop.stop());
        self.write().await;
        let given_back = self.store.renew_jobs(&self.id, self.held_jobs(), 0).await;
        let goodbye = self.store.write(vec![Change::Job(self.alive(Duration::ZERO))]).await;
        if let Err(error) = given_back.map(drop).and(goodbye) {
            tracing::warn!(%error, "jobs not given back: others take them in a few seconds");
        }
        if let Some(bus) = &self.bus {
            let _ = bus.publish(Topic::Jobs, "new".into()).await;
        }
    }

    /// What the store answered. That it cannot be reached is said once.
    fn noted<T>(&mut self, answer: Result<T, StoreError>) -> Option<T> {
        match answer {
            Ok(answer) => {
                if std::mem::take(&mut self.is_cut_off) {
                    tracing::info!("the queue is back");
                }
                Some(answer)
            }
            Err(error) => {
                if !std::mem::replace(&mut self.is_cut_off, true) {
                    tracing::error!(%error, "the queue cannot be used");
                }
                None
            }
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// Waits for news; for ever if there is no bus.
async fn next_of(news: &mut Option<Subscription>) {
    if let Some(subscription) = news {
        if subscription.next().await.is_some() {
            return;
        }
        *news = None;
    }
    std::future::pending().await
}
