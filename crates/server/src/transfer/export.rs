//! All public games as records.

use std::io::Write;
use std::sync::Arc;

use futures_util::StreamExt as _;
use tetrarch_game::{Name, Said as _};
use tetrarch_store::{Status, Store, TableQuery, Visibility, whole_tables};

use super::error::TransferError;
use crate::tables::{Archived, as_json};
use crate::time::TimeSource;

/// How many tables are read at once.
const PAGE: u32 = 500;

/// Writes every public game that is over as a record, one a line, the newest first, and says how many.
/// Games under way are left to their players.
///
/// # Errors
/// If the store cannot be read or `out` not be written.
pub async fn export_games(
    store: Arc<dyn Store>,
    time: &dyn TimeSource,
    out: &mut dyn Write,
) -> Result<u64, TransferError> {
    let query = TableQuery {
        status: Some(Status::Finished),
        visibility: Some(Visibility::Public),
        ..TableQuery::all(PAGE)
    };
    let mut tables = whole_tables(store, query);
    let mut count = 0;
    while let Some(stored) = tables.next().await {
        let stored = stored?;
        let record = as_json(&Archived::read(&stored)?.record(time.now()));
        let record = record.map_err(|error| TransferError::Unwritable {
            table: Name::of(&stored.head.id),
            problem: error.message(),
        })?;
        writeln!(out, "{record}")?;
        count += 1;
    }
    out.flush()?;
    Ok(count)
}
