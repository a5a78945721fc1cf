//! What is on the disk in the end.

use std::path::Path;

use tetrarch_protocol::TableId;
use tetrarch_store::{EntryBody, JournalEntry, MoveMade, SqliteStore, Store as _};

use super::CrashError;
use super::ledger::{Comparison, CrashLedger};
use super::witness::stored_id;

/// What the journals of all tables show.
#[derive(Debug, Default)]
pub(super) struct Journals {
    /// Moves that were acknowledged, all in all.
    pub(super) moves: u64,
    /// Entries or moves whose number is not the one after the number before.
    pub(super) gaps: u64,
    pub(super) comparison: Comparison,
}

/// Opens what the last server left behind, and reads it as no server is needed for.
pub(super) async fn read(
    data: &Path,
    games: &[(TableId, CrashLedger)],
) -> Result<Journals, CrashError> {
    let store = SqliteStore::open(data)?;
    let mut journals = Journals::default();
    for (table, ledger) in games {
        let entries = store.entries_after(&stored_id(table), 0).await?;
        let moves = moves_of(&entries);
        journals.moves += ledger.acknowledged() as u64;
        let numbers = entries.iter().zip(1..).filter(|(entry, number)| entry.number != *number);
        let plies = moves.iter().zip(0..).filter(|(made, ply)| made.ply != *ply);
        journals.gaps += (numbers.count() + plies.count()) as u64;
        let compared = ledger.compare(moves.iter().map(|made| made.text.as_str()));
        journals.comparison.lost += compared.lost;
        journals.comparison.strange += compared.strange;
    }
    Ok(journals)
}

/// The moves among the entries of a table.
pub(super) fn moves_of(entries: &[JournalEntry]) -> Vec<&MoveMade> {
    let moves = entries.iter().filter_map(|entry| match &entry.body {
        EntryBody::Move(made) => Some(made),
        EntryBody::Event(_) => None,
    });
    moves.collect()
}
