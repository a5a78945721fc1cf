//! The one thread that writes, and commits for everybody who waits at once.
//!
//! A sync costs the same for one move as for a hundred. While one group is being synced, the next
//! one gathers in the queue: under load groups grow by themselves, and without load nobody waits.

use std::io;
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::apply::apply;
use super::checkpointer::Checkpointer;
use super::trouble::{Halt, store_error};
use crate::{Change, StoreError};

/// Writes that may wait before callers have to.
const QUEUE: usize = 4_096;
/// Writes in one commit at most, so that the first of them is not kept waiting for ever.
const LARGEST_GROUP: usize = 512;

type Answer = Result<(), StoreError>;

struct Request {
    changes: Vec<Change>,
    answer: oneshot::Sender<Answer>,
}

/// The way to the writing thread. Dropping it lets the thread finish what waits, and waits for it.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Option<mpsc::Sender<Request>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(connection: Connection, checkpointer: Checkpointer) -> io::Result<Writer> {
        let (queue, requests) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || serve(connection, requests, &checkpointer))?;
        Ok(Writer { queue: Some(queue), thread: Some(thread) })
    }

    pub(super) async fn write(&self, changes: Vec<Change>) -> Answer {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(Request { changes, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported by it; there is nothing more to do about it here.
            let _ = thread.join();
        }
    }
}

fn serve(
    mut connection: Connection,
    mut requests: mpsc::Receiver<Request>,
    checkpointer: &Checkpointer,
) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    let mut failure = None;
    while requests.blocking_recv_many(&mut group, LARGEST_GROUP) > 0 {
        let answers = match &failure {
            None => commit(&mut connection, &group).unwrap_or_else(|error| {
                let error = store_error(&error);
                if matches!(error, StoreError::Failed(_) | StoreError::Damaged(_)) {
                    failure = Some(error.clone());
                }
                vec![Err(error); group.len()]
            }),
            Some(failure) => vec![Err(failure.clone()); group.len()],
        };
        for (request, answer) in group.drain(..).zip(answers) {
            // Whoever stopped waiting does not want to know.
            let _ = request.answer.send(answer);
        }
        checkpointer.wake();
    }
}

/// Makes the changes of every request that can be made, and syncs once.
fn commit(connection: &mut Connection, group: &[Request]) -> rusqlite::Result<Vec<Answer>> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut answers = Vec::with_capacity(group.len());
    for request in group {
        let savepoint = transaction.savepoint()?;
        answers.push(
            match request.changes.iter().try_for_each(|change| apply(&savepoint, change)) {
                Ok(()) => savepoint.commit().map(Ok)?,
                Err(Halt::Refused(error)) => savepoint.finish().map(|()| Err(error))?,
                Err(Halt::Trouble(error)) => return Err(error),
            },
        );
    }
    transaction.commit()?;
    Ok(answers)
}
