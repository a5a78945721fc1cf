//! How long requests take with many stored games. The games are rows that SQL has copied: to play them would take weeks.

mod fill;
mod ground;
mod report;
mod requests;

pub use report::RowsReport;

use std::path::{Path, PathBuf};

use thiserror::Error;

use self::ground::Ground;
use self::requests::Guest;
use crate::client::ClientError;
use crate::cluster::ClusterError;
use crate::server_process::StartError;

/// How many games, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowsPlan {
    /// Numbers of games, the smallest first.
    pub sizes: Vec<u64>,
    /// How often each request is made at each size.
    pub requests: usize,
    /// Whether they are in PostgreSQL, and not in SQLite.
    pub is_postgres: bool,
    /// Where the store is made; it is deleted afterwards.
    pub folder: PathBuf,
}

/// Why nothing was measured.
#[derive(Debug, Error)]
pub enum RowsError {
    /// A server did not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// PostgreSQL did not start or failed.
    #[error(transparent)]
    Database(#[from] ClusterError),
    /// SQLite failed.
    #[error("SQLite failed: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The system does not let us.
    #[error(transparent)]
    System(#[from] std::io::Error),
    /// The server does not do what it is asked.
    #[error(transparent)]
    Client(#[from] ClientError),
}

/// Fills a store step by step, and measures at each.
///
/// # Errors
/// If that cannot be done.
pub async fn run(plan: &RowsPlan, program: &Path) -> Result<RowsReport, RowsError> {
    let folder = tempfile::tempdir_in(&plan.folder)?;
    let ground = Ground::start(plan.is_postgres, folder.path()).await?;
    let launch = ground.launch(program);
    let server = launch.start().await?;
    let guest = Guest::sign_up(server.address()).await?;
    let templates = requests::play_templates(server.address()).await?;
    server.kill().await?;
    let mut report = RowsReport::new(plan.is_postgres);
    let mut have = 0;
    for &size in &plan.sizes {
        fill::fill(&ground, templates, have..size).await?;
        have = size;
        let bytes = ground.bytes().await?;
        let server = launch.start().await?;
        let delays = requests::measure(server.address(), &guest, plan.requests, size).await?;
        server.kill().await?;
        report.note(size, bytes, delays);
    }
    Ok(report)
}
