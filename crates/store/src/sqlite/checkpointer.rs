//! The thread that moves pages from the log to the main file, beside the writer.
//!
//! Without it the writer does that itself from time to time, and everyone who waits for a commit
//! waits for thousands of pages. This thread does it little by little. Only the writer can move the last pages, since
//! more come all the time: when the log is long, this thread moves all it can twice in a row, so that hardly any are left, and asks
//! the writer to move these. Then the log starts again.
//!
//! The log also holds pages as they were before something was deleted. When deleted data must be
//! gone, this thread moves all pages and cuts the log to nothing.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::rewrite;
use crate::StoreError;

/// Pages are gathered so long: a page that is written often is moved once.
const PAUSE: Duration = Duration::from_millis(250);
/// How long one attempt to cut the log waits for readers. Writers wait as long, so it is short.
const CUTTING: Duration = Duration::from_millis(100);
/// After this time without writes, a large file is rewritten. Health checks write less often.
const QUIET: Duration = Duration::from_secs(5);
/// The number of attempts after which the caller is told that it takes longer.
const ATTEMPTS: u32 = 20;

/// Who waits for the log to be cut.
type Waiting = oneshot::Sender<Result<(), StoreError>>;

/// What the thread is asked to do.
#[derive(Debug)]
enum Task {
    /// Something was written.
    Move,
    /// Something was deleted and must leave no trace.
    Erase(Waiting),
}

/// The way to the thread. Dropping it lets the thread finish, and waits for it; every [`Eraser`] must
/// be dropped before.
#[derive(Debug)]
pub(super) struct Checkpointer {
    tasks: Option<Sender<Task>>,
    is_restart_due: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

/// Asks the thread to cut the log.
#[derive(Debug)]
pub(super) struct Eraser(Sender<Task>);

impl Checkpointer {
    /// The log should start again after this number of pages.
    pub(super) fn start(
        connection: Connection,
        restart_pages: u32,
    ) -> io::Result<(Checkpointer, Eraser)> {
        let (tasks, given) = channel();
        let eraser = Eraser(tasks.clone());
        let is_restart_due = Arc::new(AtomicBool::new(false));
        let log = Log { connection, restart_pages, is_restart_due: Arc::clone(&is_restart_due) };
        let thread = thread::Builder::new()
            .name("store-checkpointer".into())
            .spawn(move || serve(&log, &given))?;
        Ok((Checkpointer { tasks: Some(tasks), is_restart_due, thread: Some(thread) }, eraser))
    }

    /// Something was written.
    pub(super) fn wake(&self) {
        if let Some(tasks) = &self.tasks {
            // It cannot fail while the thread lives, and without the thread the writer moves pages.
            let _ = tasks.send(Task::Move);
        }
    }
}

impl Checkpointer {
    /// Whether the writer should move the few pages that are left, now that all others are moved.
    pub(super) fn takes_restart(&self) -> bool {
        self.is_restart_due.swap(false, Ordering::Relaxed)
    }
}

/// The log, as this thread sees it.
struct Log {
    connection: Connection,
    restart_pages: u32,
    is_restart_due: Arc<AtomicBool>,
}

impl Log {
    /// Moves what can be moved now. What cannot stays in the log, where nothing is lost.
    fn move_pages(&self) {
        if move_pages(&self.connection).is_ok_and(|pages| pages >= i64::from(self.restart_pages)) {
            let _ = move_pages(&self.connection);
            self.is_restart_due.store(true, Ordering::Relaxed);
        }
    }
}

/// Moves what can be moved, and says how many pages the log has.
pub(super) fn move_pages(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))
}

impl Eraser {
    /// Returns when nothing is left of what was deleted before the call.
    pub(super) async fn erase(&self) -> Result<(), StoreError> {
        let (waiting, erased) = oneshot::channel();
        self.0.send(Task::Erase(waiting)).map_err(|_| StoreError::Closed)?;
        erased.await.unwrap_or(Err(StoreError::Closed))
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported by it; there is nothing more to do about it here.
            let _ = thread.join();
        }
    }
}

fn serve(log: &Log, tasks: &Receiver<Task>) {
    let connection = &log.connection;
    // Only cutting the log ever waits.
    let _ = connection.busy_timeout(CUTTING);
    let mut erasing = Erasing::default();
    while let Some(task) = next(connection, tasks) {
        erasing.note(task);
        loop {
            tasks.try_iter().for_each(|task| erasing.note(task));
            log.move_pages();
            erasing.attempt(connection);
            if gather(tasks, &mut erasing).is_err() {
                return;
            }
            if !erasing.is_due {
                break;
            }
        }
    }
}

/// The next task. While a large file must be rewritten, a moment without tasks is used for that.
fn next(connection: &Connection, tasks: &Receiver<Task>) -> Option<Task> {
    loop {
        if !rewrite::awaits_quiet(connection).unwrap_or(false) {
            return tasks.recv().ok();
        }
        match tasks.recv_timeout(QUIET) {
            Ok(task) => return Some(task),
            // What stands in its way may be gone the next time.
            Err(RecvTimeoutError::Timeout) => {
                let _ = rewrite::when_quiet(connection).and_then(|()| cut(connection));
            }
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
}

/// Moves all pages and truncates the log; false if the checkpoint was blocked.
fn cut(connection: &Connection) -> rusqlite::Result<bool> {
    move_pages(connection)?;
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| {
        // The first column says whether the checkpoint was blocked.
        Ok(row.get::<_, i64>(0)? == 0)
    })
}

/// Waits a little, unless something has to be erased.
fn gather(tasks: &Receiver<Task>, erasing: &mut Erasing) -> Result<(), RecvTimeoutError> {
    let until = Instant::now() + PAUSE;
    loop {
        match tasks.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Task::Move) => {}
            Ok(erase @ Task::Erase(_)) => {
                erasing.note(erase);
                return Ok(());
            }
            Err(RecvTimeoutError::Timeout) => return Ok(()),
            Err(ended @ RecvTimeoutError::Disconnected) => return Err(ended),
        }
    }
}

/// Whether the log must be cut, and who waits for that.
#[derive(Default)]
struct Erasing {
    is_due: bool,
    attempts: u32,
    waiting: Vec<Waiting>,
}

impl Erasing {
    fn note(&mut self, task: Task) {
        if let Task::Erase(waiting) = task {
            (self.is_due, self.attempts) = (true, 0);
            self.waiting.push(waiting);
        }
    }

    /// Rewrites the file and truncates the log, if needed.
    fn attempt(&mut self, connection: &Connection) {
        if !self.is_due {
            return;
        }
        // Rewritten pages are checkpointed as well.
        let is_cut = rewrite::at_work(connection).and_then(|()| cut(connection));
        if is_cut.unwrap_or(false) {
            self.is_due = false;
            self.answer_waiting(&Ok(()));
            return;
        }
        self.attempts += 1;
        if self.attempts >= ATTEMPTS {
            self.answer_waiting(&Err(StoreError::Busy));
        }
    }

    fn answer_waiting(&mut self, outcome: &Result<(), StoreError>) {
        for waiting in self.waiting.drain(..) {
            // The caller may have stopped waiting.
            let _ = waiting.send(outcome.clone());
        }
    }
}
