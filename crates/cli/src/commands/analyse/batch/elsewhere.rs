//! Answers the requests of a batch by the workers of a queue.

use std::collections::HashMap;
use std::sync::mpsc::{Sender, TryRecvError};
use std::time::Instant;

use serde_json::Value;
use tetrarch_analysis::AnalyseError;
use tetrarch_game::Name;
use tetrarch_jobs::{Outcome, Task, draw_batch, request_id};
use tetrarch_store::JobId;
use tetrarch_store::jobs::JobState;

use super::answer::{Answer, Wrong as WrongRequest, with_id};
use super::desk::{Job, Pile};
use crate::failure::Failure;
use crate::messages::{Wrong, say};
use crate::queue::{ASK_AGAIN, LOOK_EVERY, Queue};
use crate::store_address::StoreAddress;

/// Carries requests to workers and their answers back.
pub struct Carrier {
    pile: Pile,
    answers: Sender<String>,
    asked: HashMap<JobId, Job>,
}

impl Carrier {
    pub fn new(pile: &Pile, answers: Sender<String>) -> Self {
        Self { pile: pile.clone(), answers, asked: HashMap::new() }
    }

    /// Carries until the desk is closed and everything is answered.
    pub fn carry(mut self, place: &StoreAddress) -> anyhow::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(runtime.block_on(self.go(place))?)
    }

    async fn go(&mut self, place: &StoreAddress) -> Result<(), Failure> {
        let batch = draw_batch().map_err(Failure::call)?;
        let queue = Queue::open(place, batch.clone()).await?;
        let (mut number, mut is_closed) = (0, false);
        let mut asked_at = Instant::now();
        while !(is_closed && self.asked.is_empty()) {
            let room = queue.room().await?;
            let mut new = Vec::new();
            while !is_closed && self.asked.len() < room {
                match self.pile.try_next() {
                    Ok(job) => {
                        let id = request_id(&batch, number);
                        number += 1;
                        new.push((id.clone(), task_of(&job)));
                        self.asked.insert(id, job);
                    }
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => is_closed = true,
                }
            }
            if asked_at.elapsed() >= ASK_AGAIN {
                asked_at = Instant::now();
                new = self.asked.iter().map(|(id, job)| (id.clone(), task_of(job))).collect();
            }
            queue.ask(new).await?;
            queue.forget(self.cancelled()).await?;
            let mut read = Vec::new();
            for state in queue.finished().await? {
                if let Some(job) = self.asked.remove(&state.id) {
                    self.answer(&job.id, with_id(&answer_of(&state)?, &job.id));
                }
                read.push(state.id);
            }
            let is_quiet = read.is_empty();
            queue.forget(read).await?;
            if is_quiet {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        }
        queue.close().await
    }

    /// Answers what was cancelled.
    fn cancelled(&mut self) -> Vec<JobId> {
        let is_stopped = |(id, job): (&JobId, &Job)| job.stop.is_set().then(|| id.clone());
        let stopped: Vec<JobId> = self.asked.iter().filter_map(is_stopped).collect();
        for id in &stopped {
            if let Some(job) = self.asked.remove(id) {
                let wrong = WrongRequest::Analyse(AnalyseError::Cancelled);
                self.answer(&job.id, Answer::new(job.id.clone(), Err(wrong)).line());
            }
        }
        stopped
    }

    fn answer(&self, id: &Value, line: String) {
        self.pile.finish(id);
        // There is no one left to tell if the output is closed.
        let _ = self.answers.send(line);
    }
}

fn task_of(job: &Job) -> Task {
    Task::Request { request: job.text.clone() }
}

/// What a worker has answered, without its id.
fn answer_of(state: &JobState) -> Result<String, Failure> {
    let failed = |problem: String| {
        Failure::call(say(&Wrong::QueueFailed { job: Name::of(&state.id), problem }))
    };
    match state.result.as_ref().map(|result| result.read::<Outcome>()) {
        Some(Ok(Outcome::Answer { json })) => Ok(json),
        Some(Ok(_)) => Err(failed(String::new())),
        Some(Err(error)) => Err(failed(error.to_string())),
        None => Err(failed(state.failure.clone().unwrap_or_default())),
    }
}
