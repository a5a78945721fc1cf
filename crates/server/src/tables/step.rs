//! Something that happened at a table: what is to be stored, and then told.

use tetrarch_protocol::{Event, NumberedEvent};
use tetrarch_store::{Change, Entry, EntryBody, MoveId, MoveMade, Status, Summary};
use tetrarch_table::{Millis, Moment};

use super::events::{told_clocks, told_ending};
use super::live::Live;
use super::notes::{EventNote, MoveNote, StateNote, written};
use crate::time::stored;

/// Something that happened. It must be stored before anybody hears of it.
#[derive(Debug, Default)]
pub(crate) struct Step {
    /// For the store, all or none.
    pub(crate) changes: Vec<Change>,
    /// For everybody at the table.
    pub(crate) events: Vec<NumberedEvent>,
}

impl Live {
    /// Gives events their numbers, and writes the state of the table beside the last of them.
    pub(super) fn step(
        &mut self,
        events: Vec<Event>,
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
        event: &Event,
        move_id: Option<MoveId>,
        is_last: bool,
        now: Moment,
    ) -> Entry {
        let state = is_last.then(|| StateNote::of(&self.table, now));
        let body = match event {
            Event::Played { seat, text, spent_ms, .. } => {
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
            _ => EntryBody::Event(written(&EventNote { event: event.clone(), state })),
        };
        Entry { number: self.number, at: stored(now), body }
    }

    fn clocks(&self, now: Moment) -> Option<tetrarch_protocol::Clocks> {
        told_clocks(self.table.clock(), self.chairs.len(), now)
    }

    /// How the table stands, for lists.
    pub(super) fn summary(&self, now: Moment) -> Summary {
        let ending = self.table.ending();
        let status = match ending {
            Some(ending) if ending.is_aborted() => Status::Aborted,
            Some(_) => Status::Finished,
            None if self.begun_at.is_some() => Status::Ongoing,
            None => Status::Open,
        };
        Summary {
            status,
            turn: (status == Status::Ongoing).then(|| self.table.turn().index() as u8),
            last_activity: stored(now),
            result: ending.map(|ending| written(&told_ending(ending))),
        }
    }
}
