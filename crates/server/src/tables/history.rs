//! The history of a table, sent page by page.

use axum::body::Bytes;
use tetrarch_protocol::{JournalEvent, TableId};
use tetrarch_store::{JournalEntry, StoreError};
use tokio::task;

use super::journal::{Journal, damaged};
use super::live::stored_id;
use crate::refusal::Refusal;
use crate::services::Services;
use crate::shares::Owner;

/// How many entries are read at once: a few milliseconds' worth, so that no one holds a place for long.
const PAGE: u32 = 50;

/// The events of a table after one and up to another, read as they are wanted. However long the table is,
/// no more than a page of it is in memory, and the work counts towards its reader's share.
pub(crate) struct History {
    services: Services,
    owner: Owner,
    table: tetrarch_store::TableId,
    /// None while a page is being read.
    journal: Option<Box<Journal>>,
    /// The last entry that was read.
    read: u32,
    after: u64,
    until: u64,
}

/// Some events, written.
pub(crate) struct Page {
    /// One JSON object a line.
    pub(crate) lines: Bytes,
    /// Whether the game ended meanwhile.
    pub(crate) has_ended: bool,
}

impl History {
    /// The events with these numbers, the first not included. Reads nothing yet.
    pub(super) async fn open(
        services: &Services,
        owner: Owner,
        table: &TableId,
        (after, until): (u64, u64),
    ) -> Result<Self, Refusal> {
        services.check_reading(Some(owner))?;
        let id = stored_id(table);
        let head = services.store.table_head(&id).await?;
        let head = head.ok_or_else(|| Refusal::NoSuchTable(table.to_string()))?;
        let journal = Some(Box::new(Journal::begin(&head)?));
        let services = services.clone();
        Ok(Self { services, owner, table: id, journal, read: 0, after, until })
    }

    /// The next events; none when all were told.
    pub(crate) async fn next(&mut self) -> Result<Option<Page>, Refusal> {
        while self.after < self.until && u64::from(self.read) < self.until {
            self.services.reading.wait(Some(self.owner)).await;
            let entries = self.services.store.entries_page(&self.table, self.read, PAGE).await?;
            let Some(last) = entries.last() else { return Ok(None) };
            self.read = last.number;
            let mut journal = self.journal.take().ok_or(Refusal::Unavailable)?;
            let (after, until) = (self.after, self.until);
            let place = self.services.reading.go_on(Some(self.owner)).await;
            // Stories are told and written where no one waits for an answer.
            let told = task::spawn_blocking(move || {
                let page = written(&mut journal, &entries, after, until);
                drop(place);
                (journal, page)
            });
            let (journal, page) = told.await.map_err(damaged)?;
            self.journal = Some(journal);
            let page = page?;
            if !page.lines.is_empty() {
                return Ok(Some(page));
            }
        }
        Ok(None)
    }
}

/// The events of some entries that are wanted.
fn written(
    journal: &mut Journal,
    entries: &[JournalEntry],
    after: u64,
    until: u64,
) -> Result<Page, StoreError> {
    let (mut lines, mut has_ended) = (Vec::new(), false);
    for entry in entries {
        let event = journal.read(entry)?;
        if event.number > after && event.number <= until {
            has_ended |= matches!(event.event, JournalEvent::Ended { .. });
            serde_json::to_writer(&mut lines, &event).map_err(damaged)?;
            lines.push(b'\n');
        }
    }
    Ok(Page { lines: lines.into(), has_ended })
}
