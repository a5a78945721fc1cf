//! Jobs that any machine may do: the moves of engines, analyses, the games of a match.
//!
//! A job is taken with a lease and done at least once: one whose worker is gone is taken by another. What it is and
//! what came out of it is JSON that the store does not interpret.

use async_trait::async_trait;

use crate::{BatchId, JobId, JsonText, StoreError, TableId, WorkerId};

/// How often a job is tried. One that ends its workers every time is given up.
pub const MOST_ATTEMPTS: u32 = 5;

/// What kind of job it is. Those of an earlier lane are taken first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum JobLane {
    /// A player waits for the move of an engine.
    Move,
    /// Somebody waits for the analysis of a game.
    Analysis,
    /// One of many that belong together.
    Batch,
}

impl JobLane {
    /// Every lane, in the order in which they are served.
    pub const ALL: [JobLane; 3] = [JobLane::Move, JobLane::Analysis, JobLane::Batch];

    /// As it is stored.
    #[must_use]
    pub const fn number(self) -> i64 {
        match self {
            JobLane::Move => 0,
            JobLane::Analysis => 1,
            JobLane::Batch => 2,
        }
    }
}

/// A job to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// The same work has the same id: who asks for it again finds the first one.
    pub id: JobId,
    /// What kind it is.
    pub lane: JobLane,
    /// Those that belong together.
    pub batch: Option<BatchId>,
    /// The table with which it goes.
    pub table: Option<TableId>,
    /// Which engine must do it, if not just any.
    pub engine: Option<String>,
    /// What is to be done.
    pub task: JsonText,
}

/// A job that a worker has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenJob {
    /// Which.
    pub id: JobId,
    /// What is to be done.
    pub task: JsonText,
    /// How often it was taken, this time included.
    pub attempt: u32,
    /// How long it waited before this, in milliseconds.
    pub waited_millis: u64,
}

/// A job that a worker still works at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldJob {
    /// Which.
    pub id: JobId,
    /// As it was taken.
    pub attempt: u32,
    /// How far it is.
    pub done: u32,
    /// How far it goes; 0 if that is not known.
    pub of: u32,
}

/// How a job stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobState {
    /// Which.
    pub id: JobId,
    /// What came out of it.
    pub result: Option<JsonText>,
    /// Why nothing will come out of it.
    pub failure: Option<String>,
    /// How often it was taken.
    pub attempts: u32,
    /// How far it is.
    pub done: u32,
    /// How far it goes; 0 if that is not known.
    pub of: u32,
}

/// How the queue stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct QueueState {
    /// Jobs that nobody works at, by lane.
    pub waiting: [u64; 3],
    /// Workers that are alive.
    pub workers: u32,
    /// How many jobs they can do at once.
    pub threads: u32,
}

/// Which jobs a worker wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Who.
    pub worker: WorkerId,
    /// From which lanes, the first one first.
    pub lanes: Vec<JobLane>,
    /// Which engine it is.
    pub engine: String,
    /// How many at most.
    pub limit: u32,
    /// For how long they are its own, in milliseconds.
    pub millis: u32,
}

/// A change of the queue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobChange {
    /// A job is to be done. Nothing happens if there is one with this id.
    Add(NewJob),
    /// A job is done. The first result stays; nothing happens if nobody wants it any more.
    Finish {
        /// Which.
        job: JobId,
        /// What came out of it.
        result: JsonText,
    },
    /// A job cannot be done. Nothing happens if it was done.
    Fail {
        /// Which.
        job: JobId,
        /// Why.
        failure: String,
    },
    /// Nobody wants these jobs or their results any more.
    Drop(Vec<JobId>),
    /// Nobody wants the jobs of a batch any more.
    DropBatch(BatchId),
    /// A worker is alive and stays it for a while, by the clock of the store; or, for no while at all, says
    /// goodbye. Jobs that everyone has forgotten are swept away.
    RenewWorker {
        /// Which.
        worker: WorkerId,
        /// How many jobs it can do at once.
        threads: u32,
        /// For how long, in milliseconds.
        millis: u32,
    },
}

/// The queue of a store.
#[async_trait]
pub trait JobQueue {
    /// Takes jobs that nobody works at, the oldest of each lane first. Several workers never get the same.
    async fn take_jobs(&self, wanted: Wanted) -> Result<Vec<TakenJob>, StoreError>;

    /// Keeps jobs for some longer, or gives them back for others, if for no time at all. Returns those that are
    /// still the worker's own.
    async fn renew_jobs(
        &self,
        worker: &WorkerId,
        jobs: Vec<HeldJob>,
        millis: u32,
    ) -> Result<Vec<JobId>, StoreError>;

    /// How jobs stand. Those that are not there are left out.
    async fn jobs(&self, ids: Vec<JobId>) -> Result<Vec<JobState>, StoreError>;

    /// The jobs of a batch of which a result or a failure is there, up to a limit, the oldest first.
    async fn finished_jobs(&self, batch: &BatchId, limit: u32)
    -> Result<Vec<JobState>, StoreError>;

    /// How the queue stands.
    async fn job_queue(&self) -> Result<QueueState, StoreError>;
}

/// The code of a job that was given up: its workers ended before it did, again and again.
pub const GIVEN_UP: &str = "given-up";

/// After what time a move or an analysis that nobody wants any more is swept away.
pub const FORGOTTEN_MILLIS: i64 = 60 * 60 * 1_000;
/// After what time the jobs of a batch are.
pub const FORGOTTEN_BATCH_MILLIS: i64 = 7 * 24 * 60 * 60 * 1_000;
