//! What comes after a game: the next one of a match, or a rematch.

use tetrarch_catalog::Seat;
use tetrarch_game::Said as _;
use tetrarch_protocol::JournalEvent;
use tetrarch_store::{self as store, Change};
use tetrarch_table::{Moment, Series};

use super::create::{check_rated_time, new_series};
use super::fair_deals::next_start;
use super::live::Live;
use super::notes::SetupNote;
use super::stored_seats;
use crate::refusal::{Refusal, Wrong};
use crate::secrets::draw_table_id;

impl Live {
    /// Whether these events call for another game.
    pub(super) fn goes_on(&self, events: &[JournalEvent]) -> bool {
        let has_ended = events.iter().any(|event| matches!(event, JournalEvent::Ended { .. }));
        let wants_more = events.iter().find_map(|event| match event {
            JournalEvent::RematchVote { seat, yes: true } => Seat::from_number(*seat),
            _ => None,
        });
        match wants_more {
            Some(seat) => {
                self.humans().all(|other| other == seat || self.rematch.yes().contains(&other))
            }
            None => {
                let is_aborted = self.table.ending().is_some_and(|ending| ending.is_aborted());
                has_ended
                    && !is_aborted
                    && self.series_now().is_some_and(|series| !series.is_over())
            }
        }
    }

    pub(super) fn humans(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.stored_seats.len()).zip(&self.stored_seats);
        seats
            .filter(|(_, stored_seat)| stored_seats::level_of(stored_seat).is_none())
            .map(|(seat, _)| seat)
    }

    pub(super) fn vote_rematch(
        &mut self,
        seat: Seat,
        yes: bool,
    ) -> Result<Vec<JournalEvent>, Refusal> {
        self.check_rematch()?;
        Ok(vec![JournalEvent::RematchVote { seat: seat.number(), yes }])
    }

    /// Whether another game can be played.
    pub(super) fn check_rematch(&self) -> Result<(), Refusal> {
        if !self.table.is_over() {
            return Err(Refusal::NotOver);
        }
        if let Some(next) = &self.next {
            return Err(Refusal::WentOn(next.clone()));
        }
        if self.stored_seats.iter().any(stored_seats::is_free) {
            return Err(Refusal::NoFreeSeat(Wrong::SeatsFree.message()));
        }
        Ok(())
    }

    /// The match with this game counted.
    pub(super) fn series_now(&self) -> Option<Series> {
        let mut series = self.setup.series.clone()?;
        if let Some(ending) = self.table.ending() {
            series.add(ending).expect("a game is counted once, and has the players of its match");
        }
        Some(series)
    }

    /// The table of the same players' next game. All players move up by one seat, unless the game was
    /// called off.
    pub(super) fn next_table(&self) -> Result<Live, Refusal> {
        let is_aborted = self.table.ending().is_some_and(|ending| ending.is_aborted());
        let mut seats = self.stored_seats.clone();
        seats.rotate_left(usize::from(!is_aborted));
        let seat = |(index, stored_seat): (usize, store::StoredSeat)| store::StoredSeat {
            number: index as u8,
            invitation: None,
            former: None,
            ..stored_seat
        };
        let seats: Vec<store::StoredSeat> = seats.into_iter().enumerate().map(seat).collect();
        let settings = self.table.settings();
        let series = match self.series_now() {
            Some(series) if series.is_over() => {
                let again = new_series(settings, series.length(), series.finish());
                Some(again.map_err(|error| Refusal::invalid(&error))?)
            }
            series => series,
        };
        let start = next_start(settings, &self.setup.start);
        let setup = SetupNote { start, series, is_local: false, ..self.setup.clone() };
        let is_rated = self.counts() && check_rated_time(seats.len(), setup.time).is_ok();
        Self::open(draw_table_id(), settings.clone(), setup, seats, self.visibility, is_rated)
    }

    /// What creates a new table in the store. If all seats are taken, its game has begun.
    pub(super) fn creation(&mut self, now: Moment) -> Vec<Change> {
        let mut changes = vec![Change::CreateTable(self.head(now))];
        if !self.stored_seats.iter().any(stored_seats::is_free) {
            changes.extend(self.step(vec![JournalEvent::Begun {}], None, now).changes);
        }
        changes
    }
}
