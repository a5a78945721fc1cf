//! Seats and the accounts they belong to.

use tetrarch_catalog::Seat;
use tetrarch_game::Said as _;
use tetrarch_protocol::JournalEvent;
use tetrarch_store::{
    self as store, AccountId, Change, EntryBody, JournalEntry, Person, SecretHash, StoreError,
};
use tetrarch_table::Moment;

use super::journal::note;
use super::live::{Live, stored_id};
use super::new_occupant::NewOccupant;
use super::notes::{EventNote, written};
use super::step::Step;
use super::stored_seats::{self, account_of};
use crate::ratings::{self, Place, Pool, RatedGame};
use crate::refusal::{Refusal, Wrong};
use crate::secrets::draw_guest;
use crate::time::stored;

/// What replaces the messages of a deleted account.
const FORGOTTEN_WORDS: &str = "…";

impl Live {
    /// Whose ratings are compared here.
    pub(super) fn pool(&self) -> Pool {
        Pool {
            game: self.table.settings().game().to_owned(),
            players: self.stored_seats.len() as u8,
        }
    }

    /// The seats of an account, in turn order.
    fn seats_of(&self, account: &AccountId) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.stored_seats.len()).zip(&self.stored_seats);
        seats
            .filter(|(_, stored_seat)| account_of(stored_seat) == Some(account))
            .map(|(seat, _)| seat)
    }

    /// The seats where an account has said something, or is named: its own, and those that the computer
    /// has taken over from it.
    fn seats_with_traces_of(&self, account: &AccountId) -> Vec<Seat> {
        let has_left =
            |stored_seat: &store::StoredSeat| stored_seat.former.as_ref() == Some(account);
        let seats = Seat::all(self.stored_seats.len()).zip(&self.stored_seats);
        let left = seats.filter(|(_, stored_seat)| has_left(stored_seat)).map(|(seat, _)| seat);
        self.seats_of(account).chain(left).collect()
    }

    /// The seat that an account plays on. If it has several, it is the one to move, or the first.
    pub(crate) fn seat_of_account(&self, account: &AccountId) -> Option<Seat> {
        let turn = self.table.turn();
        self.seats_of(account).find(|seat| *seat == turn).or_else(|| self.seats_of(account).next())
    }

    /// Rated games are for accounts, and not against oneself.
    pub(super) fn check_sitter(&self, new_occupant: &NewOccupant) -> Result<(), Refusal> {
        match new_occupant {
            _ if !self.is_rated => Ok(()),
            NewOccupant::Guest { .. } => Err(Refusal::NeedsAccount),
            NewOccupant::Account { id, .. } if self.seats_of(id).next().is_some() => {
                Err(Refusal::AlreadySeated)
            }
            NewOccupant::Account { .. } => Ok(()),
        }
    }

    /// The account for which a seat is kept does not want it: the table is called off.
    pub(crate) fn decline(&mut self, account: &AccountId, now: Moment) -> Result<Step, Refusal> {
        let kept = self.seats_kept_for(account).next();
        let none = || Refusal::NoFreeSeat(Wrong::NotKept.message());
        let events = self.table.abort(kept.ok_or_else(none)?, now)?;
        Ok(self.step(events.into_iter().map(super::events::to_event).collect(), None, now))
    }

    /// A seat that was taken without an account belongs to one from now on: by the secret of the guest who
    /// sits there, which opens nothing any more.
    pub(crate) fn claim(
        &mut self,
        secret: SecretHash,
        new_occupant: NewOccupant,
        now: Moment,
    ) -> Result<Step, Refusal> {
        let seat =
            stored_seats::opened_by(&self.stored_seats, secret).ok_or(Refusal::WrongSecret)?;
        let stored_seat = new_occupant.on(&self.stored_seats[seat.index()])?;
        let taken = self.taken(seat, &stored_seat);
        let change = self.put_chair(seat, stored_seat);
        let mut step = self.step(taken.into_iter().collect(), None, now);
        step.changes.push(change);
        Ok(step)
    }

    /// The event that tells who sits on a seat; none if the seat is empty again.
    fn taken(&self, seat: Seat, stored_seat: &store::StoredSeat) -> Option<JournalEvent> {
        (!self.table.is_over()).then(|| seat_taken(seat, stored_seat))
    }

    /// Seats a player, and returns what is to be stored.
    pub(super) fn put_chair(&mut self, seat: Seat, stored_seat: store::StoredSeat) -> Change {
        let side = self.table.position().side(seat).in_records();
        self.table.seat(seat, stored_seats::player(&stored_seat, &side));
        self.stored_seats[seat.index()] = stored_seat.clone();
        Change::SetSeat { table: stored_id(&self.id), seat: stored_seat }
    }

    /// The seats that are kept for an account.
    fn seats_kept_for(&self, account: &AccountId) -> impl Iterator<Item = Seat> {
        let is_kept = |stored_seat: &store::StoredSeat| {
            stored_seats::is_free(stored_seat) && stored_seat.invited.as_ref() == Some(account)
        };
        let seats = Seat::all(self.stored_seats.len()).zip(&self.stored_seats);
        seats.filter(move |(_, stored_seat)| is_kept(stored_seat)).map(|(seat, _)| seat)
    }

    /// Ends the games of an account that goes for good: they are called off, or else resigned. A table
    /// at which a seat is only kept for it is called off, as if it had declined.
    pub(crate) fn give_up(&mut self, account: &AccountId, now: Moment) -> Step {
        let mut all = Step::default();
        let seats = self.seats_of(account).chain(self.seats_kept_for(account));
        for seat in seats.collect::<Vec<_>>() {
            let ended = self.table.abort(seat, now);
            let (events, changes) = if ended.is_err() && self.goes_on_without(seat) {
                self.hand_over(seat).unwrap_or_default()
            } else {
                // A game that is over has nothing to be given up.
                let ended = ended.or_else(|_| self.table.resign(seat, now)).unwrap_or_default();
                (ended.into_iter().map(super::events::to_event).collect(), Vec::new())
            };
            let step = self.finish_step(events, None, now);
            all.changes.extend(step.changes.into_iter().chain(changes));
            all.events.extend(step.events);
        }
        all
    }

    /// Takes the name of an account from its seats and from this journal, what it said, and its
    /// invitation.
    pub(crate) fn forget(
        &mut self,
        account: &AccountId,
        journal: &[JournalEntry],
    ) -> Result<Step, StoreError> {
        let traces = self.seats_with_traces_of(account);
        let mut step = Step::default();
        for seat in self.seats_of(account).collect::<Vec<_>>() {
            let somebody = store::Occupant::Person(Person::Guest(draw_guest()));
            let number = self.stored_seats[seat.index()].number;
            let stored_seat =
                store::StoredSeat { occupant: Some(somebody), ..store::StoredSeat::empty(number) };
            step.changes.push(self.put_chair(seat, stored_seat));
        }
        for seat in self.seats_kept_for(account).collect::<Vec<_>>() {
            let number = self.stored_seats[seat.index()].number;
            step.changes.push(self.put_chair(seat, store::StoredSeat::empty(number)));
        }
        for &seat in &traces {
            let stored_seat = self.stored_seats[seat.index()].clone();
            if stored_seat.former.is_some() {
                let stored_seat = store::StoredSeat { former: None, ..stored_seat };
                step.changes.push(self.put_chair(seat, stored_seat));
            }
        }
        for entry in journal {
            let EntryBody::Event(json) = &entry.body else { continue };
            let EventNote { mut event, state, asked } = note(json)?;
            if redact(&mut event, &traces) {
                step.changes.push(Change::Redact {
                    table: stored_id(&self.id),
                    number: entry.number,
                    event: written(&EventNote { event, state, asked }),
                });
            }
        }
        let is_theirs = |seat: u8| traces.iter().any(|own| own.number() == seat);
        for line in self.chat.iter_mut().filter(|line| is_theirs(line.seat)) {
            FORGOTTEN_WORDS.clone_into(&mut line.text);
        }
        Ok(step)
    }

    /// The game for the ratings, if it is over and counts.
    pub(super) fn rated_game(&self, now: Moment) -> Option<RatedGame> {
        let scores = self.table.ending().filter(|_| self.counts())?.scores.as_ref()?;
        let place = |(stored_seat, (seat, score)): (&store::StoredSeat, (Seat, &_))| {
            let team = self.table.seating().team(seat);
            Some((account_of(stored_seat)?.clone(), Place { team, score: *score }))
        };
        let seats = Seat::all(self.stored_seats.len()).zip(scores);
        let players = self.stored_seats.iter().zip(seats).map(place).collect::<Option<Vec<_>>>()?;
        Some(RatedGame { table: self.stored_id(), pool: self.pool(), players, at: stored(now) })
    }
}

/// The event that tells who sits on a seat.
pub(super) fn seat_taken(seat: Seat, stored_seat: &store::StoredSeat) -> JournalEvent {
    JournalEvent::SeatTaken {
        seat: seat.number(),
        name: stored_seats::name(stored_seat).to_owned(),
        rating: stored_seat.rating.as_ref().map(ratings::view),
    }
}

/// Takes out of an event what tells who sat on these seats, and says whether there was anything.
fn redact(event: &mut JournalEvent, seats: &[Seat]) -> bool {
    let is_theirs = |seat: &u8| seats.iter().any(|own| own.number() == *seat);
    match event {
        JournalEvent::SeatTaken { seat, name, rating } if is_theirs(seat) => {
            stored_seats::NO_NAME.clone_into(name);
            *rating = None;
            true
        }
        JournalEvent::Said { seat, text } if is_theirs(seat) => {
            FORGOTTEN_WORDS.clone_into(text);
            true
        }
        _ => false,
    }
}
