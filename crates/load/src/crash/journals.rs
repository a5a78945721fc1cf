//! What is on the disk in the end.

use tetrarch_protocol::TableId;
use tetrarch_store::{EntryBody, JournalEntry, MoveMade, Store, StoreError};

use super::ledger::{Comparison, CrashLedger};
use super::witness::stored_id;

/// What the journals of all tables show.
#[derive(Debug, Default)]
pub(crate) struct Journals {
    /// Moves that were acknowledged, all in all.
    pub(crate) moves: u64,
    /// Entries or moves whose number is not the one after the number before.
    pub(crate) gaps: u64,
    /// Moves after which a clock was charged more than it had run.
    pub(crate) charged: u64,
    pub(crate) comparison: Comparison,
}

/// What the clocks may differ from the times of the entries, in milliseconds: both are rounded.
const ROUNDING: i64 = 5;

/// Reads what servers left behind, as no server is needed for.
pub(crate) async fn read(
    store: &dyn Store,
    games: &[(TableId, CrashLedger)],
) -> Result<Journals, StoreError> {
    let mut journals = Journals::default();
    for (table, ledger) in games {
        let entries = store.entries_after(&stored_id(table), 0).await?;
        let moves = moves_of(&entries);
        journals.moves += ledger.acknowledged() as u64;
        let numbers = entries.iter().zip(1..).filter(|(entry, number)| entry.number != *number);
        let plies = moves.iter().zip(0..).filter(|(made, ply)| made.ply != *ply);
        journals.gaps += (numbers.count() + plies.count()) as u64;
        journals.charged += overcharged(&entries);
        let compared = ledger.compare(moves.iter().map(|made| made.text.as_str()));
        journals.comparison.lost += compared.lost;
        journals.comparison.strange += compared.strange;
    }
    Ok(journals)
}

/// How many moves cost their player more time than the clock had run, as the journal shows: from the move before, or from when
/// the clock was started again. What ran when a server was lost does not count.
fn overcharged(entries: &[JournalEntry]) -> u64 {
    let (mut ran, mut since, mut overcharged) = (0, None, 0);
    for entry in entries {
        let at = entry.at.0;
        match &entry.body {
            EntryBody::Move(made) => {
                let note =
                    made.clock.as_ref().and_then(|note| note.read::<serde_json::Value>().ok());
                let spent = note.and_then(|note| note["spent"].as_i64());
                let allowed = ran + since.map_or(0, |since| at - since) + ROUNDING;
                // The first move starts the clocks and costs nothing.
                overcharged += u64::from(spent.is_some_and(|spent| spent > allowed));
                (ran, since) = (0, Some(at));
            }
            EntryBody::Event(event) => {
                let event = event.read::<serde_json::Value>().unwrap_or_default();
                match event["event"]["type"].as_str() {
                    Some("clock-started") => since = Some(at),
                    Some("clock-paused") => ran += since.take().map_or(0, |since| at - since),
                    _ => {}
                }
            }
        }
    }
    overcharged
}

/// The moves among the entries of a table.
pub(crate) fn moves_of(entries: &[JournalEntry]) -> Vec<&MoveMade> {
    let moves = entries.iter().filter_map(|entry| match &entry.body {
        EntryBody::Move(made) => Some(made),
        EntryBody::Event(_) => None,
    });
    moves.collect()
}
