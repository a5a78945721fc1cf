//! What happened at a table, told again a page at a time.

use std::time::{Duration, Instant};

use tetrarch_protocol::{NumberedEvent, TableId};
use tokio::task;

use super::journal::{Journal, damaged};
use super::live::stored_id;
use crate::refusal::Refusal;
use crate::services::Services;
use crate::shares::Owner;

/// How many entries are read at once.
const PAGE: u32 = 250;

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

impl History {
    /// The events with these numbers, the first not included. Reads nothing yet.
    pub(super) async fn open(
        services: &Services,
        owner: Owner,
        table: &TableId,
        (after, until): (u64, u64),
    ) -> Result<Self, Refusal> {
        services.check_reading(owner)?;
        let id = stored_id(table);
        let head = services.store.table_head(&id).await?;
        let head = head.ok_or_else(|| Refusal::NoSuchTable(table.to_string()))?;
        let journal = Some(Box::new(Journal::begin(&head)?));
        let services = services.clone();
        Ok(Self { services, owner, table: id, journal, read: 0, after, until })
    }

    /// The next events; none when all were told.
    pub(crate) async fn next(&mut self) -> Result<Option<Vec<NumberedEvent>>, Refusal> {
        while self.after < self.until && u64::from(self.read) < self.until {
            // Whoever has used up their share is read to slowly.
            while let Err(wait) = self.services.reading.check(self.owner) {
                tokio::time::sleep(wait.max(Duration::from_millis(10))).await;
            }
            let entries = self.services.store.entries_page(&self.table, self.read, PAGE).await?;
            let Some(last) = entries.last() else { return Ok(None) };
            self.read = last.number;
            let mut journal = self.journal.take().ok_or(Refusal::Unavailable)?;
            let told = task::spawn_blocking(move || {
                let began = Instant::now();
                let events = entries.iter().map(|entry| journal.read(entry)).collect();
                (journal, events, began.elapsed())
            });
            let (journal, events, used): (_, Result<Vec<_>, _>, _) = told.await.map_err(damaged)?;
            self.services.reading.charge(self.owner, used);
            self.journal = Some(journal);
            let mut events: Vec<NumberedEvent> = events?;
            events.retain(|event| event.number > self.after && event.number <= self.until);
            if !events.is_empty() {
                return Ok(Some(events));
            }
        }
        Ok(None)
    }
}
