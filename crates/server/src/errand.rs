//! A question to an engine that a worker elsewhere can answer, too.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tetrarch_jobs::{ENGINE, Outcome, Task};
use tetrarch_store::jobs::{JobLane, NewJob};
use tetrarch_store::{JobId, JsonText, TableId};
use tokio::sync::oneshot;

/// Where an answer goes: whoever is first gives it.
type Asker<T> = Arc<Mutex<Option<oneshot::Sender<T>>>>;

/// How a worker would answer a question.
pub(crate) struct Errand<T> {
    /// The same for the same question.
    pub(crate) id: JobId,
    /// What kind it is.
    pub(crate) lane: JobLane,
    /// With which table it goes.
    pub(crate) table: TableId,
    /// What is to be done.
    pub(crate) task: Box<dyn FnOnce() -> Task + Send>,
    /// What the outcome says; none if it is no answer to this.
    pub(crate) read: fn(Outcome) -> Option<T>,
    /// Told how far it is.
    pub(crate) on_progress: Option<Box<dyn Fn(u32, u32) + Send>>,
    /// How long to wait for it before it is done here; for ever if none.
    pub(crate) patience: Option<Duration>,
}

/// The same without what is asked for.
pub(crate) struct Outbound {
    pub(crate) id: JobId,
    pub(crate) patience: Option<Duration>,
    pub(crate) on_progress: Option<Box<dyn Fn(u32, u32) + Send>>,
    lane: JobLane,
    table: TableId,
    task: Option<Box<dyn FnOnce() -> Task + Send>>,
    accept: Box<dyn Fn(Outcome) -> bool + Send>,
}

impl<T: Send + 'static> Errand<T> {
    /// Answers the one who asks.
    pub(crate) fn answering(self, asker: Asker<T>) -> Outbound {
        let read = self.read;
        let accept = move |outcome| {
            let Some(answer) = read(outcome) else { return false };
            if let Some(asker) = asker.lock().unwrap_or_else(PoisonError::into_inner).take() {
                // The requester may have stopped waiting.
                let _ = asker.send(answer);
            }
            true
        };
        Outbound {
            id: self.id,
            patience: self.patience,
            on_progress: self.on_progress,
            lane: self.lane,
            table: self.table,
            task: Some(self.task),
            accept: Box::new(accept),
        }
    }
}

impl Outbound {
    /// What is written to the queue; none the second time.
    pub(crate) fn job(&mut self) -> Option<NewJob> {
        let task = self.task.take()?();
        // Any engine plays a move; an analysis should not depend on who makes it.
        let engine = (self.lane != JobLane::Move).then(|| ENGINE.to_owned());
        Some(NewJob {
            id: self.id.clone(),
            lane: self.lane,
            batch: None,
            table: Some(self.table.clone()),
            engine,
            task: JsonText::of(&task).ok()?,
        })
    }

    /// Passes on what came out of it. Says whether it is an answer.
    pub(crate) fn accept(&self, result: &JsonText) -> bool {
        match result.read::<Outcome>() {
            Ok(outcome) => (self.accept)(outcome),
            Err(error) => {
                tracing::error!(id = %self.id, %error, "result of a worker cannot be read");
                false
            }
        }
    }
}
