//! The ids of jobs. The same work has the same id, so that it is done once, whoever asks for it.

use sha2::{Digest as _, Sha256};
use tetrarch_store::{BatchId, JobId, TableId};

use crate::{ENGINE, PlanNote};

/// The move of an engine after an entry of a table's journal, and after so many failures there. None for a
/// table whose id leaves no room for it.
#[must_use]
pub fn move_id(table: &TableId, entry: u64, failures: u32) -> Option<JobId> {
    format!("m-{table}-{entry}-{failures}").parse().ok()
}

/// The analysis of the game of a table.
#[must_use]
pub fn analysis_id(table: &TableId, nodes: u64) -> Option<JobId> {
    format!("a-{table}-{nodes}").parse().ok()
}

/// A match: the same plan, played by the same engine, is the same match.
#[must_use]
pub fn batch_id(plan: &PlanNote) -> BatchId {
    let plan = serde_json::to_string(plan).unwrap_or_default();
    let hash = Sha256::new().chain_update(plan).chain_update(ENGINE).finalize();
    short(&hash)
}

/// A batch that is like no other.
///
/// # Errors
/// If the system gives no random bytes.
pub fn draw_batch() -> Result<BatchId, getrandom::Error> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(short(&bytes))
}

/// A game of a match.
#[must_use]
pub fn game_id(batch: &BatchId, game: u64) -> JobId {
    id(&format!("g-{batch}-{game}"))
}

/// A request of a batch.
#[must_use]
pub fn request_id(batch: &BatchId, number: u64) -> JobId {
    id(&format!("b-{batch}-{number}"))
}

/// Eight bytes, in 16 digits.
fn short(bytes: &[u8]) -> BatchId {
    let digits: String = bytes.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    digits.parse().expect("digits are an id")
}

fn id(text: &str) -> JobId {
    text.parse().expect("two letters, a batch and a number are an id")
}
