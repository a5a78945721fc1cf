//! Seats and the accounts they belong to.

use tetrarch_catalog::Seat;
use tetrarch_protocol::Event;
use tetrarch_store::{
    self as store, AccountId, Change, Entry, EntryBody, Person, SecretHash, StoreError,
};
use tetrarch_table::Moment;

use super::chairs::{self, account_of};
use super::journal::note;
use super::live::{Live, stored_id};
use super::notes::{EventNote, written};
use super::sitter::Sitter;
use super::step::Step;
use crate::ratings::{self, Place, Pool, RatedGame};
use crate::refusal::Refusal;
use crate::secrets::draw_guest;
use crate::time::stored;

/// What stands where somebody said something who is forgotten.
const FORGOTTEN_WORDS: &str = "…";

impl Live {
    /// Whose ratings are compared here.
    pub(super) fn pool(&self) -> Pool {
        Pool { game: self.table.settings().game().to_owned(), players: self.chairs.len() as u8 }
    }

    /// The seats of an account, in turn order.
    fn seats_of(&self, account: &AccountId) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats.filter(|(_, chair)| account_of(chair) == Some(account)).map(|(seat, _)| seat)
    }

    /// The seat that an account plays on. If it has several, it is the one to move, or the first.
    pub(crate) fn seat_of_account(&self, account: &AccountId) -> Option<Seat> {
        let turn = self.table.turn();
        self.seats_of(account).find(|seat| *seat == turn).or_else(|| self.seats_of(account).next())
    }

    /// Rated games are for accounts, and nobody plays one against oneself.
    pub(super) fn check_sitter(&self, sitter: &Sitter) -> Result<(), Refusal> {
        match sitter {
            _ if !self.is_rated => Ok(()),
            Sitter::Guest { .. } => Err(Refusal::NeedsAccount),
            Sitter::Account { id, .. } if self.seats_of(id).next().is_some() => {
                Err(Refusal::AlreadySeated)
            }
            Sitter::Account { .. } => Ok(()),
        }
    }

    /// The account for which a seat is kept does not want it: the table is called off.
    pub(crate) fn decline(&mut self, account: &AccountId, now: Moment) -> Result<Step, Refusal> {
        let kept = self.seats_kept_for(account).next();
        let none = || Refusal::NoFreeSeat("no seat is kept for this account".to_owned());
        let events = self.table.abort(kept.ok_or_else(none)?, now)?;
        Ok(self.step(events.into_iter().map(super::events::told).collect(), None, now))
    }

    /// A seat that was taken without an account belongs to one from now on: by the secret of the guest who
    /// sits there, which opens nothing any more.
    pub(crate) fn claim(
        &mut self,
        secret: SecretHash,
        sitter: Sitter,
        now: Moment,
    ) -> Result<Step, Refusal> {
        let seat = chairs::opened_by(&self.chairs, secret).ok_or(Refusal::WrongSecret)?;
        let chair = sitter.on(&self.chairs[seat.index()])?;
        let taken = self.taken(seat, &chair);
        let change = self.put_chair(seat, chair);
        let mut step = self.step(taken.into_iter().collect(), None, now);
        step.changes.push(change);
        Ok(step)
    }

    /// The event that tells who sits on a seat; none if nobody plays there any more.
    fn taken(&self, seat: Seat, chair: &store::Seat) -> Option<Event> {
        (!self.table.is_over()).then(|| seat_taken(seat, chair))
    }

    /// Puts somebody on a seat, and gives what is to be stored of it.
    pub(super) fn put_chair(&mut self, seat: Seat, chair: store::Seat) -> Change {
        let side = self.table.position().seat_name(seat).to_owned();
        self.table.seat(seat, chairs::player(&chair, &side));
        self.chairs[seat.index()] = chair.clone();
        Change::SetSeat { table: stored_id(&self.id), seat: chair }
    }

    /// The seats that are kept for an account.
    fn seats_kept_for(&self, account: &AccountId) -> impl Iterator<Item = Seat> {
        let is_kept =
            |chair: &store::Seat| chairs::is_free(chair) && chair.invited.as_ref() == Some(account);
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats.filter(move |(_, chair)| is_kept(chair)).map(|(seat, _)| seat)
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
                (ended.into_iter().map(super::events::told).collect(), Vec::new())
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
        journal: &[Entry],
    ) -> Result<Step, StoreError> {
        let seats: Vec<Seat> = self.seats_of(account).collect();
        let mut step = Step::default();
        for &seat in &seats {
            let somebody = store::Occupant::Person(Person::Guest(draw_guest()));
            let number = self.chairs[seat.index()].number;
            let chair = store::Seat { occupant: Some(somebody), ..store::Seat::empty(number) };
            step.changes.push(self.put_chair(seat, chair));
        }
        for seat in self.seats_kept_for(account).collect::<Vec<_>>() {
            let number = self.chairs[seat.index()].number;
            step.changes.push(self.put_chair(seat, store::Seat::empty(number)));
        }
        for entry in journal {
            let EntryBody::Event(json) = &entry.body else { continue };
            let EventNote { mut event, state } = note(json)?;
            if redact(&mut event, &seats) {
                step.changes.push(Change::Redact {
                    table: stored_id(&self.id),
                    number: entry.number,
                    event: written(&EventNote { event, state }),
                });
            }
        }
        let is_theirs = |seat: u8| seats.iter().any(|own| own.number() == seat);
        for line in self.chat.iter_mut().filter(|line| is_theirs(line.seat)) {
            FORGOTTEN_WORDS.clone_into(&mut line.text);
        }
        Ok(step)
    }

    /// The game for the ratings, if it is over and counts.
    pub(super) fn rated_game(&self, now: Moment) -> Option<RatedGame> {
        let scores = self.table.ending().filter(|_| self.is_rated)?.scores.as_ref()?;
        let place = |(chair, (seat, score)): (&store::Seat, (Seat, &_))| {
            let team = self.table.seating().team(seat);
            Some((account_of(chair)?.clone(), Place { team, score: *score }))
        };
        let seats = Seat::all(self.chairs.len()).zip(scores);
        let players = self.chairs.iter().zip(seats).map(place).collect::<Option<Vec<_>>>()?;
        Some(RatedGame { table: self.stored_id(), pool: self.pool(), players, at: stored(now) })
    }
}

/// The event that tells who sits on a seat.
pub(super) fn seat_taken(seat: Seat, chair: &store::Seat) -> Event {
    Event::SeatTaken {
        seat: seat.number(),
        name: chairs::name(chair).to_owned(),
        rating: chair.rating.as_ref().map(ratings::view),
    }
}

/// Takes out of an event what tells who sat on these seats, and says whether there was anything.
fn redact(event: &mut Event, seats: &[Seat]) -> bool {
    let is_theirs = |seat: &u8| seats.iter().any(|own| own.number() == *seat);
    match event {
        Event::SeatTaken { seat, name, rating } if is_theirs(seat) => {
            chairs::NO_NAME.clone_into(name);
            *rating = None;
            true
        }
        Event::Said { seat, text } if is_theirs(seat) => {
            FORGOTTEN_WORDS.clone_into(text);
            true
        }
        _ => false,
    }
}
