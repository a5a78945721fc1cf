//! The thread that moves pages from the log to the main file, beside the writer.
//!
//! Without it the writer does that itself from time to time, and everybody who waits for a commit
//! waits for thousands of pages. This thread does it little by little; what is left for the writer
//! is the end of the log, after which the log begins anew.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

/// Pages are gathered so long: a page that is written often is moved once.
const PAUSE: Duration = Duration::from_millis(250);

/// The way to the thread. Dropping it lets the thread finish, and waits for it.
#[derive(Debug)]
pub(super) struct Checkpointer {
    wake: Option<SyncSender<()>>,
    /// Held as long as there is something to do.
    stay: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpointer {
    pub(super) fn start(connection: Connection) -> io::Result<Checkpointer> {
        let ((wake, woken), (stay, ended)) = (sync_channel(1), channel());
        let thread = thread::Builder::new()
            .name("store-checkpointer".into())
            .spawn(move || serve(&connection, &woken, &ended))?;
        Ok(Checkpointer { wake: Some(wake), stay: Some(stay), thread: Some(thread) })
    }

    /// Something was written.
    pub(super) fn wake(&self) {
        if let Some(wake) = &self.wake {
            // If it cannot be sent, it waits there already.
            let _ = wake.try_send(());
        }
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        (self.wake, self.stay) = (None, None);
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported by it; there is nothing more to do about it here.
            let _ = thread.join();
        }
    }
}

fn serve(connection: &Connection, woken: &Receiver<()>, ended: &Receiver<()>) {
    while woken.recv().is_ok() {
        // What cannot be moved now stays in the log, where nothing is lost: the writer sees to it.
        let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        if ended.recv_timeout(PAUSE) == Err(RecvTimeoutError::Disconnected) {
            return;
        }
    }
}
