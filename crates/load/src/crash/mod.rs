//! Servers that are killed, and disks that lose what was not synced.
//!
//! The moves of every game are known beforehand, so that what a server must have is known too: all
//! moves that it acknowledged, in their order, and at most the one that was on its way behind them.

pub(crate) mod journals;
mod kills;
pub(crate) mod ledger;
mod power;
mod report;
pub(crate) mod tally;
mod witness;

pub use kills::CrashPlan;
pub use ledger::{Comparison, CrashLedger};
pub use report::{CrashReport, PowerReport};

use std::path::Path;

use thiserror::Error;

use crate::client::ClientError;
use crate::server_process::{Launch, StartError};

/// Why a trial could not be carried out.
#[derive(Debug, Error)]
pub enum CrashError {
    /// A server did not start, or not again.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The system does not let us.
    #[error(transparent)]
    System(#[from] std::io::Error),
    /// What a server left behind cannot be opened.
    #[error("what was left behind cannot be opened: {0}")]
    Open(#[from] tetrarch_store::OpenError),
    /// What a server left behind cannot be read.
    #[error("what was left behind cannot be read: {0}")]
    Read(#[from] tetrarch_store::StoreError),
    /// The players could not play.
    #[error(transparent)]
    Client(#[from] ClientError),
}

/// Kills servers, cuts the power, and compares.
///
/// # Errors
/// If that cannot be done. What was lost is no error but in the report.
pub async fn run(
    plan: &CrashPlan,
    launch: &Launch,
    data: &Path,
) -> Result<CrashReport, CrashError> {
    let mut report = kills::run(plan, launch, data).await?;
    report.power = power::run(plan).await?;
    Ok(report)
}
