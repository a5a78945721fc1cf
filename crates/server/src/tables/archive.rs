//! Games as records, to keep and to exchange.

use jiff::Timestamp;
use serde_json::Value;
use tetrarch_protocol::JournalEvent;
use tetrarch_store::{AccountId, StoreError, StoredTable};
use tetrarch_table::Moment;
use tetrarch_table::record::{self, Format, Record, RecordError, Site};

use super::live::Live;
use super::stored_seats::account_of;

/// What records say of where a game was played.
pub(crate) const SITE: &str = "Tetrarch";

/// A table from the store that need not be kept in memory, because nothing will happen there.
pub(crate) struct Archived {
    live: Live,
    /// What was said: when, from which seat, and what.
    said: Vec<(u64, u8, String)>,
}

impl Archived {
    /// Reads a table.
    ///
    /// # Errors
    /// If it is not one that this server wrote.
    pub(crate) fn read(stored: &StoredTable) -> Result<Self, StoreError> {
        let mut said = Vec::new();
        let restored = Live::restore(stored, |told| {
            if let JournalEvent::Said { seat, text } = told.event {
                said.push((told.at_ms, seat, text));
            }
        })?;
        Ok(Self { live: restored.live, said })
    }

    /// The game as it stands.
    pub(crate) fn record(&self, now: Moment) -> Record {
        self.live.record(now)
    }

    /// The seats of an account, counted from 1.
    pub(crate) fn seats_of(&self, account: &AccountId) -> Vec<u8> {
        let own = self
            .live
            .stored_seats
            .iter()
            .filter(|stored_seat| account_of(stored_seat) == Some(account));
        own.map(|stored_seat| stored_seat.number + 1).collect()
    }

    /// What was said from these seats, and when.
    pub(crate) fn said_from(&self, seats: &[u8]) -> Vec<(u64, String)> {
        let own = self.said.iter().filter(|(_, seat, _)| seats.contains(seat));
        own.map(|(at_ms, _, text)| (*at_ms, text.clone())).collect()
    }
}

impl Live {
    /// The game as it stands, to be kept or exchanged.
    pub(crate) fn record(&self, now: Moment) -> Record {
        let mut record = self.table.record();
        record.site = Some(Site { name: SITE.to_owned(), game_id: Some(self.id.to_string()) });
        record.date_start = self.begun_at.and_then(timestamp);
        record.date_end = self.ended_at.and_then(timestamp);
        record.date_generated = timestamp(now);
        record.unrated = !self.counts();
        record
    }
}

fn timestamp(moment: Moment) -> Option<Timestamp> {
    Timestamp::from_millisecond(i64::try_from(moment.0).ok()?).ok()
}

/// A record as one JSON value.
pub(crate) fn as_json(record: &Record) -> Result<Value, RecordError> {
    let text = record::write(std::slice::from_ref(record), Format::Json)?;
    Ok(serde_json::from_str(&text).expect("a record is written as JSON"))
}
