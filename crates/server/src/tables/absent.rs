//! Push notifications for people who are not at their table.

use tetrarch_catalog::Seat;
use tetrarch_protocol::{JournalEvent, NumberedEvent, Phase, PushNewsKind};
use tetrarch_store::{Occupant, Person};

use super::actor::Actor;
use super::live::Live;
use super::stored_seats::account_of;
use crate::push::Occasion;

impl Live {
    /// The person who sits there.
    pub(super) fn player_at(&self, seat: Seat) -> Option<Person> {
        match &self.stored_seats[seat.index()].occupant {
            Some(Occupant::Person(person)) => Some(person.clone()),
            _ => None,
        }
    }

    /// What is news to a seat: one thing at most, because one look tells the rest.
    fn news_for(&self, seat: Seat, events: &[NumberedEvent]) -> Option<Occasion> {
        let changes_turn = |event: &NumberedEvent| {
            matches!(
                event.event,
                JournalEvent::Begun {}
                    | JournalEvent::Played { .. }
                    | JournalEvent::TakenBack { .. }
            )
        };
        let speaker = |event: &NumberedEvent| match event.event {
            JournalEvent::Said { seat: other, .. } if other != seat.number() => {
                Seat::from_number(other)
            }
            _ => None,
        };
        let is_to_move = self.phase() == Phase::Playing && self.table.turn() == seat;
        if is_to_move && events.iter().any(changes_turn) {
            Some(Occasion { kind: PushNewsKind::YourTurn, by: None })
        } else {
            let speaker = events.iter().find_map(speaker)?;
            let by = account_of(&self.stored_seats[speaker.index()]).cloned();
            Some(Occasion { kind: PushNewsKind::Message, by })
        }
    }
}

impl Actor {
    /// Tells those who are not connected what concerns them.
    pub(super) fn notify_absent(&self, events: &[NumberedEvent]) {
        let live = &self.live;
        let present: Vec<Seat> = self.seats_here().collect();
        for seat in Seat::all(live.stored_seats.len()).filter(|seat| !present.contains(seat)) {
            let (person, occasion) = (live.player_at(seat), live.news_for(seat, events));
            if let (Some(person), Some(occasion)) = (person, occasion) {
                let game = live.table.settings().game();
                self.services.push.notify(&person, occasion, game, live.id());
            }
        }
    }
}
