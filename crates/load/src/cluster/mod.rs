//! A whole cluster on this machine: PostgreSQL with a synchronous standby, NATS, servers, a worker and HAProxy, in a temporary
//! folder and on the loopback address.

mod database;
mod haproxy;
mod members;
mod player;
mod programs;
mod relay;
mod troubles;

pub mod crash;
pub mod measure;

pub(crate) use self::database::LoneDatabase;
pub use self::members::{Cluster, ClusterPlan};

use std::path::PathBuf;

use thiserror::Error;

use crate::client::ClientError;
use crate::server_process::StartError;

/// Why there is no cluster.
#[derive(Debug, Error)]
pub enum ClusterError {
    /// A program is not installed.
    #[error("{program} is missing: run `scripts/need.sh {need}`")]
    Missing {
        /// Its name.
        program: String,
        /// What the script calls it.
        need: &'static str,
    },
    /// A program failed.
    #[error("{program} failed: {said}")]
    Failed {
        /// Which.
        program: String,
        /// What it said.
        said: String,
    },
    /// A server did not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The server cannot be one of several.
    #[error("{} does not know `serve --bus`, without which servers cannot work together", .0.display())]
    NoBus(PathBuf),
    /// The system does not let us.
    #[error(transparent)]
    System(#[from] std::io::Error),
    /// The database cannot be read.
    #[error("the database cannot be opened: {0}")]
    Open(String),
    /// What is stored cannot be read.
    #[error("the database cannot be read: {0}")]
    Read(#[from] tetrarch_store::StoreError),
    /// Our players could not play.
    #[error(transparent)]
    Client(#[from] ClientError),
}
