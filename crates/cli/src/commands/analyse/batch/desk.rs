//! The threads that process the requests of the batch mode.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, Sender, SyncSender, TryRecvError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use tetrarch_engine::Stop;

use super::Answer;
use super::answer::Wrong;
use super::request::{Line, Request};

/// Takes requests in. When it is dropped, the workers finish what is there and hang up.
pub struct Desk {
    jobs: SyncSender<Job>,
    answers: Sender<String>,
    unfinished: Unfinished,
}

/// Where workers get their requests from.
#[derive(Clone)]
pub struct Pile {
    jobs: Arc<Mutex<Receiver<Job>>>,
    unfinished: Unfinished,
}

/// Works requests off, one after the other.
pub struct Worker {
    pile: Pile,
    answers: Sender<String>,
}

/// A request that is not answered yet.
pub struct Job {
    pub id: Value,
    request: Request,
    /// As it was written, without its id.
    pub text: Value,
    pub stop: Stop,
}

/// The flags that cancel the requests that are not answered yet, by the text of their ids.
#[derive(Clone, Default)]
struct Unfinished(Arc<Mutex<HashMap<String, Stop>>>);

impl Desk {
    /// A desk where this number of requests may wait, and the pile for its workers.
    pub fn new(answers: Sender<String>, most_waiting: usize) -> (Self, Pile) {
        let (jobs, taken) = mpsc::sync_channel(most_waiting);
        let unfinished = Unfinished::default();
        let pile = Pile { jobs: Arc::new(Mutex::new(taken)), unfinished: unfinished.clone() };
        (Self { jobs, answers, unfinished }, pile)
    }

    /// Obeys a line. A wrong one is answered and changes nothing; an empty one is passed over.
    pub fn line(&self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        match Line::read(line) {
            Ok(Line::Request { id, request, text }) => self.take(id, *request, text),
            Ok(Line::Cancel(id)) => self.unfinished.cancel(&id),
            Err(answer) => self.answer(*answer),
        }
    }

    /// Answers a line that is longer than it may be.
    pub fn long_line(&self, most_bytes: usize) {
        self.answer(Answer::new(Value::Null, Err(Wrong::LongLine { most_bytes })));
    }

    fn take(&self, id: Value, request: Request, text: Value) {
        match self.unfinished.begin(&id) {
            Some(stop) => {
                // Workers are gone only if their answers are not read.
                let _ = self.jobs.send(Job { id, request, text, stop });
            }
            None => self.answer(Answer::new(id, Err(Wrong::DuplicateId))),
        }
    }

    fn answer(&self, answer: Answer) {
        // There is no one left to tell if the output is closed.
        let _ = self.answers.send(answer.line());
    }
}

impl Worker {
    /// A worker at a pile.
    pub fn new(pile: &Pile, answers: Sender<String>) -> Self {
        Self { pile: pile.clone(), answers }
    }

    /// Works until the desk is closed and the pile is empty.
    pub fn work(self) {
        while let Some(Job { id, request, stop, .. }) = self.pile.next() {
            let result = request.analyse(&stop);
            self.pile.unfinished.finish(&id);
            if self.answers.send(Answer::new(id, result).line()).is_err() {
                return;
            }
        }
    }
}

impl Pile {
    fn next(&self) -> Option<Job> {
        held(&self.jobs).recv().ok()
    }

    /// The next request, if one is there.
    pub fn try_next(&self) -> Result<Job, TryRecvError> {
        held(&self.jobs).try_recv()
    }

    /// A request is about to be answered: its id can be used again.
    pub fn finish(&self, id: &Value) {
        self.unfinished.finish(id);
    }
}

impl Unfinished {
    /// The flag of a new request; none if one with this id is not finished.
    fn begin(&self, id: &Value) -> Option<Stop> {
        let mut flags = held(&self.0);
        let is_new = !flags.contains_key(&id.to_string());
        is_new.then(|| flags.entry(id.to_string()).or_default().clone())
    }

    fn cancel(&self, id: &Value) {
        // It may just have been finished; that is no error.
        if let Some(stop) = held(&self.0).get(&id.to_string()) {
            stop.stop();
        }
    }

    fn finish(&self, id: &Value) {
        held(&self.0).remove(&id.to_string());
    }
}

/// What a lock guards. Nothing here is left half done by a panic.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
