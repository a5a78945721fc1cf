//! A few connections that read beside the writer.

use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task;

use super::connection::Database;
use super::trouble::store_error;
use crate::StoreError;

/// Small reads at once. They wait for the disk at most, never for the writer.
const SMALL: usize = 4;
/// Large reads at once: few, so that processors are left for the small ones.
const LARGE: usize = 2;

/// How much there is to read. Each has connections of its own, so that a small read never
/// waits for a large one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Amount {
    /// A few rows, however much is stored.
    Small,
    /// Whole journals, or everything about an account.
    Large,
}

#[derive(Clone, Debug)]
pub(super) struct Readers {
    small: Lane,
    large: Lane,
}

#[derive(Clone, Debug)]
struct Lane {
    idle: Arc<Mutex<Vec<Connection>>>,
    free: Arc<Semaphore>,
}

impl Lane {
    fn open(database: &Database, count: usize) -> rusqlite::Result<Lane> {
        let idle = (0..count).map(|_| database.reader()).collect::<Result<Vec<_>, _>>()?;
        Ok(Lane { idle: Arc::new(Mutex::new(idle)), free: Arc::new(Semaphore::new(count)) })
    }
}

impl Readers {
    pub(super) fn open(database: &Database) -> rusqlite::Result<Readers> {
        Ok(Readers { small: Lane::open(database, SMALL)?, large: Lane::open(database, LARGE)? })
    }

    /// Reads on a thread that may block. All that `read` asks for comes from one moment.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        amount: Amount,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let lane = match amount {
            Amount::Small => &self.small,
            Amount::Large => &self.large,
        };
        let permit =
            Arc::clone(&lane.free).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let borrowed = Borrowed::take(&lane.idle, permit);
        let answer = task::spawn_blocking(move || {
            let moment = borrowed.connection().unchecked_transaction()?;
            read(&moment)
        });
        match answer.await {
            Ok(answer) => answer.map_err(|error| store_error(&error)),
            Err(stopped) if stopped.is_cancelled() => Err(StoreError::Closed),
            Err(panicked) => std::panic::resume_unwind(panicked.into_panic()),
        }
    }
}

/// A connection that goes back to the idle ones, whatever happens. The permit goes with it, since
/// the thread reads on when its caller has stopped waiting.
struct Borrowed {
    connection: Option<Connection>,
    idle: Arc<Mutex<Vec<Connection>>>,
    _permit: OwnedSemaphorePermit,
}

impl Borrowed {
    fn take(idle: &Arc<Mutex<Vec<Connection>>>, permit: OwnedSemaphorePermit) -> Borrowed {
        let connection = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Borrowed { connection, idle: Arc::clone(idle), _permit: permit }
    }

    fn connection(&self) -> &Connection {
        self.connection.as_ref().expect("there are as many connections as permits")
    }
}

impl Drop for Borrowed {
    fn drop(&mut self) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.extend(self.connection.take());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn small_reads_do_not_wait_for_large_ones() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = Database {
            file: folder.path().join("test.db"),
            layer: None,
            checkpoint_pages: super::super::connection::CHECKPOINT_PAGES,
        };
        drop(database.writer().expect("a new file"));
        let readers = Readers::open(&database).expect("the file exists");
        let (mut gates, mut reading) = (Vec::new(), Vec::new());
        for _ in 0..3 * LARGE {
            let (open, gate) = std::sync::mpsc::channel::<()>();
            let readers = readers.clone();
            reading.push(tokio::spawn(async move {
                let read = move |_: &Connection| Ok(gate.recv().is_err());
                readers.read(Amount::Large, read).await
            }));
            gates.push(open);
        }
        // No gate is opened before this has been read.
        for _ in 0..2 * SMALL {
            let read = readers.read(Amount::Small, |connection| {
                connection.query_row("SELECT 1", [], |row| row.get::<_, u32>(0))
            });
            assert_eq!(read.await, Ok(1));
        }
        drop(gates);
        for large in reading {
            assert_eq!(large.await.expect("no panic"), Ok(true));
        }
    }
}
