//! A few connections that read beside the writer.

use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task;

use super::connection::Database;
use super::trouble::store_error;
use crate::StoreError;

/// Reads at once. They wait for the disk at most, never for the writer.
const READERS: usize = 4;

#[derive(Clone, Debug)]
pub(super) struct Readers {
    idle: Arc<Mutex<Vec<Connection>>>,
    free: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn open(database: &Database) -> rusqlite::Result<Readers> {
        let idle = (0..READERS).map(|_| database.reader()).collect::<Result<Vec<_>, _>>()?;
        Ok(Readers { idle: Arc::new(Mutex::new(idle)), free: Arc::new(Semaphore::new(READERS)) })
    }

    /// Reads on a thread that may block. All that `read` asks for comes from one moment.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit =
            Arc::clone(&self.free).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let borrowed = Borrowed::take(&self.idle, permit);
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
