//! Something that happened at a table: what is to be stored, and then published.

use tetrarch_protocol::{JournalEvent, NumberedEvent};
use tetrarch_store::{Change, EntryBody, JournalEntry, MoveId, MoveMade, Status, TableSummary};
use tetrarch_table::{Millis, Moment};
use tetrarch_views::{clocks_view, ending_view};

use super::live::Live;
use super::notes::{EventNote, MoveNote, StateNote, written};
use crate::time::stored;

/// Something that happened. It must be stored before it is published.
#[derive(Debug, Default)]
pub(crate) struct Step {
    /// For the store, all or none.
    pub(crate) changes: Vec<Change>,
    /// For all clients at the table.
    pub(crate) events: Vec<NumberedEvent>,
}

impl Live {
    /// A step that leads to another table, if the match continues or all players want a rematch. Both
    /// tables are written at once, so that no crash can come between them.
    pub(super) fn finish_step(
        &mut self,
        mut events: Vec<JournalEvent>,
        move_id: Option<MoveId>,
        now: Moment,
    ) -> Step {
        let next = self.goes_on(&events).then(|| self.next_table()).and_then(|next| {
            next.inspect_err(|error| {
                tracing::error!(table = %self.id, %error, "next game of the match not opened");
            })
            .ok()
        });
        events.extend(next.as_ref().map(|next| JournalEvent::NextGame { table: next.id.clone() }));
        let mut step = self.step(events, move_id, now);
        step.changes.extend(next.into_iter().flat_map(|mut next| next.creation(now)));
        step
    }

    /// Gives events their numbers, and writes the state of the table beside the last of them.
    pub(super) fn step(
        &mut self,
        events: Vec<JournalEvent>,
        move_id: Option<MoveId>,
        now: Moment,
    ) -> Step {
        let mut step = Step::default();
        let mut entries = Vec::new();
        let count = events.len();
        for (index, event) in events.into_iter().enumerate() {
            let is_last = index + 1 == count;
            self.number += 1;
            self.note(&event, now);
            entries.push(self.entry(&event, move_id, is_last, now));
            step.events.push(NumberedEvent {
                number: u64::from(self.number),
                at_ms: now.0,
                clocks: is_last.then(|| self.clocks(now)).flatten(),
                event,
                state: is_last.then(|| Box::new(self.state())),
            });
        }
        if !entries.is_empty() {
            let (table, summary) = (self.stored_id(), Some(self.summary(now)));
            step.changes.push(Change::Append { table, entries, summary });
        }
        step
    }

    fn entry(
        &mut self,
        event: &JournalEvent,
        move_id: Option<MoveId>,
        is_last: bool,
        now: Moment,
    ) -> JournalEntry {
        let state = is_last.then(|| StateNote::of(&self.table, now));
        let body = match event {
            JournalEvent::Played { seat, text, spent_ms, .. } => {
                let ply = self.moves_made;
                self.moves_made += 1;
                EntryBody::Move(MoveMade {
                    ply,
                    seat: seat - 1,
                    text: text.clone(),
                    move_id,
                    clock: Some(written(&MoveNote { spent: Millis(*spent_ms), state })),
                })
            }
            _ => {
                let (event, asked) = (event.clone(), self.asked.take());
                EntryBody::Event(written(&EventNote { event, state, asked }))
            }
        };
        JournalEntry { number: self.number, at: stored(now), body }
    }

    fn clocks(&self, now: Moment) -> Option<tetrarch_protocol::Clocks> {
        clocks_view(self.table.clock(), self.stored_seats.len(), now)
    }

    /// How the table stands, for lists.
    pub(super) fn summary(&self, now: Moment) -> TableSummary {
        let ending = self.table.ending();
        let status = match ending {
            Some(ending) if ending.is_aborted() => Status::Aborted,
            Some(_) => Status::Finished,
            None if self.begun_at.is_some() => Status::Ongoing,
            None => Status::Open,
        };
        TableSummary {
            status,
            turn: (status == Status::Ongoing).then(|| self.table.turn().index() as u8),
            last_activity: stored(now),
            result: ending.map(|ending| written(&ending_view(ending))),
        }
    }
}
