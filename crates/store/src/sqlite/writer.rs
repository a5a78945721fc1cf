//! The only thread that writes; one commit serves all waiting callers.
//!
//! A sync costs the same for one move as for a hundred. While one group is being synced, the next
//! one gathers in the queue: under load groups grow by themselves, and without load there is no waiting.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::apply::apply;
use super::checkpointer::{Checkpointer, move_pages};
use super::connection::Database;
use super::contents;
use super::trouble::{Halt, store_error};
use crate::contents::{Cells, Section};
use crate::{Change, StoreError};

/// Writes that may wait before callers have to.
const QUEUE: usize = 4_096;
/// Writes in one commit at most, so that the first of them is not kept waiting forever.
const LARGEST_GROUP: usize = 512;

type Answer = Result<(), StoreError>;

struct Request {
    task: Task,
    answer: oneshot::Sender<Answer>,
}

enum Task {
    Write(Vec<Change>),
    /// Stores rows as they are.
    Insert(&'static Section, Vec<Cells>),
    /// Changes something, and keeps for itself what it found out.
    Change(Work),
    /// Writes something that changes nothing.
    Check,
}

/// What is done in the middle of a group. If the group fails, it may be done again.
type Work = Box<dyn Fn(&Connection) -> rusqlite::Result<()> + Send>;

/// The way to the writing thread. Dropping it lets the thread finish what waits, and waits for it.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Option<mpsc::Sender<Request>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(
        database: Database,
        connection: Connection,
        checkpointer: Checkpointer,
    ) -> io::Result<Writer> {
        let (queue, requests) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || serve(&database, connection, requests, &checkpointer))?;
        Ok(Writer { queue: Some(queue), thread: Some(thread) })
    }

    pub(super) async fn write(&self, changes: Vec<Change>) -> Answer {
        self.ask(Task::Write(changes)).await
    }

    pub(super) async fn insert(&self, section: &'static Section, rows: Vec<Cells>) -> Answer {
        self.ask(Task::Insert(section, rows)).await
    }

    /// Changes something, and says what it found out.
    pub(super) async fn change<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let found = Arc::new(Mutex::new(None));
        let place = Arc::clone(&found);
        let work = move |connection: &Connection| {
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(work(connection)?);
            Ok(())
        };
        self.ask(Task::Change(Box::new(work))).await?;
        let found = found.lock().unwrap_or_else(PoisonError::into_inner).take();
        found.ok_or(StoreError::Closed)
    }

    pub(super) async fn check(&self) -> Answer {
        self.ask(Task::Check).await
    }

    async fn ask(&self, task: Task) -> Answer {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(Request { task, answer }).await.map_err(|_| StoreError::Closed)?;
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
    database: &Database,
    connection: Connection,
    mut requests: mpsc::Receiver<Request>,
    checkpointer: &Checkpointer,
) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    let mut connection = Some(connection);
    let mut damage = None;
    while requests.blocking_recv_many(&mut group, LARGEST_GROUP) > 0 {
        let answers = match &damage {
            None => commit_on(&mut connection, database, &group).unwrap_or_else(|error| {
                let error = store_error(&error);
                match &error {
                    // More writes would make it worse.
                    StoreError::Damaged(_) => damage = Some(error.clone()),
                    // What the connection knows of the file may be wrong. What it could not sync is in the
                    // log behind the last commit, where the next one overwrites it: so a new connection
                    // can go on as soon as the disk works.
                    StoreError::Failed(_) => connection = None,
                    _ => {}
                }
                vec![Err(error); group.len()]
            }),
            Some(damage) => vec![Err(damage.clone()); group.len()],
        };
        for (request, answer) in group.drain(..).zip(answers) {
            // The caller may have stopped waiting.
            let _ = request.answer.send(answer);
        }
        if let Some(connection) = &connection
            && checkpointer.takes_restart()
        {
            // What is not moved now is moved the next time.
            let _ = move_pages(connection);
        }
        checkpointer.wake();
    }
}

/// The same on the connection there is, or on a new one.
fn commit_on(
    connection: &mut Option<Connection>,
    database: &Database,
    group: &[Request],
) -> rusqlite::Result<Vec<Answer>> {
    let connection = match connection {
        Some(connection) => connection,
        None => connection.insert(database.writer()?),
    };
    commit(connection, group)
}

/// Makes the changes of every request that can be made, and syncs once.
fn commit(connection: &mut Connection, group: &[Request]) -> rusqlite::Result<Vec<Answer>> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut answers = Vec::with_capacity(group.len());
    for request in group {
        let savepoint = transaction.savepoint()?;
        answers.push(match carry_out(&savepoint, &request.task) {
            Ok(()) => savepoint.commit().map(Ok)?,
            Err(Halt::Refused(error)) => savepoint.finish().map(|()| Err(error))?,
            Err(Halt::Trouble(error)) => return Err(error),
        });
    }
    transaction.commit()?;
    Ok(answers)
}

fn carry_out(connection: &Connection, task: &Task) -> Result<(), Halt> {
    match task {
        Task::Write(changes) => changes.iter().try_for_each(|change| apply(connection, change)),
        Task::Insert(section, rows) => contents::insert(connection, section, rows),
        Task::Change(work) => Ok(work(connection)?),
        // SQLite writes the page of the version even if it stays the same.
        Task::Check => {
            let version =
                connection.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))?;
            Ok(connection.pragma_update(None, "user_version", version)?)
        }
    }
}
