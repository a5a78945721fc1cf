//! A table from the store, as it was left.

use std::collections::BTreeMap;

use serde::Serialize;
use tetrarch_catalog::entry;
use tetrarch_protocol::{NumberedEvent, TableId};
use tetrarch_store::{StoreError, StoredTable, TableHead};
use tetrarch_table::{Millis, Moment, Player, SavedTable, Start, Table, TableOptions, TimeControl};

use super::journal::{Journal, damaged, note};
use super::live::Live;
use super::notes::{SetupNote, StateNote};

/// A saved table in its JSON form, put together from what the store keeps apart.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Parts<'a> {
    game: &'a str,
    variant: &'a str,
    options: &'a BTreeMap<String, String>,
    start: &'a Start,
    players: &'a [Player],
    table_options: TableOptions,
    time_control: TimeControl,
    moves: Vec<PartMove<'a>>,
    #[serde(flatten)]
    state: &'a StateNote,
}

#[derive(Serialize)]
struct PartMove<'a> {
    text: &'a str,
    spent: Millis,
}

/// A table from the store.
pub(crate) struct Restored {
    pub(crate) live: Live,
    /// When its state was written: up to then its clock is charged.
    pub(crate) state_at: Moment,
}

impl Live {
    /// A table as it was before its first event.
    pub(super) fn unplayed(head: &TableHead) -> Result<Self, StoreError> {
        let setup: SetupNote = note(&head.setup)?;
        let set: Vec<(&str, &str)> =
            setup.options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let entry = entry(&head.game).map_err(damaged)?;
        let settings = entry.settings(Some(&head.variant), &set).map_err(damaged)?;
        let id: TableId = head.id.as_str().parse().map_err(damaged)?;
        let seats = head.seats.clone();
        let opened = Self::open(id, settings, setup, seats, head.visibility, head.rated);
        Ok(Self { invitation: head.invitation, ..opened.map_err(damaged)? })
    }

    /// A table from the store, as it was left; its clock stands still.
    ///
    /// # Errors
    /// If it is not one that this server wrote.
    pub(crate) fn restore(
        stored: &StoredTable,
        mut on_event: impl FnMut(NumberedEvent),
    ) -> Result<Restored, StoreError> {
        let mut live = Self::unplayed(&stored.head)?;
        let mut journal = Journal::begin(&stored.head)?;
        for entry in &stored.entries {
            let told = journal.read(entry)?;
            live.number = entry.number;
            live.note(&told.event, Moment(told.at_ms));
            on_event(told);
        }
        if let Some(state) = &journal.state {
            live.table = live.saved_as(&journal, state)?;
        }
        live.moves_made = journal.moves_made;
        live.sent = journal.sent;
        for (seat, id) in journal.acts {
            live.remember_act(seat, id, None);
        }
        for (seat, attempt) in journal.attempts {
            live.remember_attempt(attempt, seat);
        }
        Ok(Restored { live, state_at: journal.state_at })
    }

    fn saved_as(&self, journal: &Journal, state: &StateNote) -> Result<Table, StoreError> {
        let settings = self.table.settings();
        let moves = journal.moves.iter();
        let parts = Parts {
            game: settings.game(),
            variant: settings.variant(),
            options: &self.setup.options,
            start: &self.setup.start,
            players: &self.table.setup().players,
            table_options: self.setup.table_options,
            time_control: self.setup.time,
            moves: moves.map(|(text, spent)| PartMove { text, spent: *spent }).collect(),
            state,
        };
        let saved = serde_json::to_value(parts).and_then(serde_json::from_value::<SavedTable>);
        Table::restore(saved.map_err(damaged)?).map_err(damaged)
    }
}
