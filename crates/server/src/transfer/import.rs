//! Games from records.

use std::io::BufRead;
use std::sync::Arc;

use sha2::{Digest as _, Sha256};
use tetrarch_game::Said as _;
use tetrarch_protocol::TableId;
use tetrarch_store::{Conflict, Store, StoreError};
use tetrarch_table::record::{self, Format, Record};

use super::error::TransferError;
use crate::tables::{SITE, finished_game};
use crate::time::TimeSource;

/// What was brought in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Games that were not there before.
    pub new: u64,
    /// Games that were there already, by an earlier import or because they were played here.
    pub known: u64,
}

/// Brings in finished games, one record a line, as public tables that count for no rating. The same
/// record makes one table, however often it is brought in.
///
/// # Errors
/// At the first line that is not a record of a finished game; the lines before it are imported. After correcting
/// the line can bring in the whole file again.
pub async fn import_games(
    store: Arc<dyn Store>,
    time: &dyn TimeSource,
    records: &mut dyn BufRead,
) -> Result<Imported, TransferError> {
    let mut imported = Imported::default();
    for (line, text) in (1..).zip(records.lines()) {
        let text = text?;
        if text.trim().is_empty() {
            continue;
        }
        let read = record::read(&text, Some(Format::Json), None);
        for record in
            read.map_err(|error| TransferError::Unreadable { line, problem: error.message() })?
        {
            let game = finished_game(table_id(&record, &text), &record, time.now());
            let game = game.map_err(|problem| TransferError::Unplayable {
                line,
                problem: problem.message(),
            })?;
            let changes = game.ok_or(TransferError::Unfinished { line })?;
            match store.write(changes).await {
                Ok(()) => imported.new += 1,
                Err(StoreError::Conflict(Conflict::Table(_))) => imported.known += 1,
                Err(error) => return Err(error.into()),
            }
        }
    }
    Ok(imported)
}

/// The name of the table: the one it had at a server like this, or one that the record alone decides.
fn table_id(record: &Record, text: &str) -> TableId {
    let site = record.site.as_ref().filter(|site| site.name == SITE);
    let own = site.and_then(|site| site.game_id.as_ref()?.parse().ok());
    own.unwrap_or_else(|| {
        let digest: [u8; 32] = Sha256::digest(text.trim().as_bytes()).into();
        let (bytes, _) = digest.split_first_chunk().expect("a digest is longer than a name");
        TableId::from_bytes(*bytes)
    })
}
