//! A server within this process.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tetrarch_server::{Backends, Config, ServerLimits};
use tetrarch_store::SqliteStore;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server within this process, on a port of its own.
#[derive(Debug)]
pub struct LocalServer {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl LocalServer {
    /// Starts it on a store, with these limits.
    ///
    /// # Errors
    /// If there is no port for it.
    pub async fn start(store: SqliteStore, limits: ServerLimits) -> io::Result<Self> {
        Self::configured(store, Config { limits, engine_threads: 2, ..Config::default() }).await
    }

    /// Starts it on a store.
    ///
    /// # Errors
    /// If there is no port for it.
    pub async fn configured(store: SqliteStore, config: Config) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel();
        let until = async { drop(stopped.await) };
        let backends = Backends::new(Arc::new(store));
        let task = tokio::spawn(tetrarch_server::run(listener, backends, config, until));
        Ok(Self { address, stop, task })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops it, and waits until it has stored everything.
    ///
    /// # Errors
    /// If it failed.
    pub async fn stop(self) -> io::Result<()> {
        drop(self.stop);
        self.task.await.map_err(io::Error::other)
    }
}
