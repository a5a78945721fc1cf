//! What comes after a game: the next one of a match, or a rematch.

use tetrarch_catalog::Seat;
use tetrarch_protocol::Event;
use tetrarch_store::{self as store, Change, MoveId};
use tetrarch_table::{Moment, Series, Start};

use super::chairs;
use super::create::new_series;
use super::live::Live;
use super::notes::SetupNote;
use super::step::Step;
use crate::refusal::Refusal;
use crate::secrets::{draw_seed, draw_table_id};

impl Live {
    /// A step that leads to another table, if the match goes on or everybody wants a rematch. Both
    /// tables are written at once, so that no crash can come between them.
    pub(super) fn finish_step(
        &mut self,
        mut events: Vec<Event>,
        move_id: Option<MoveId>,
        now: Moment,
    ) -> Step {
        let next = self.goes_on(&events).then(|| self.next_table()).and_then(|next| {
            next.inspect_err(|error| {
                tracing::error!(table = %self.id, %error, "the next game cannot be opened");
            })
            .ok()
        });
        events.extend(next.as_ref().map(|next| Event::NextGame { table: next.id.clone() }));
        let mut step = self.step(events, move_id, now);
        step.changes.extend(next.into_iter().flat_map(|mut next| next.creation(now)));
        step
    }

    /// Whether these events call for another game.
    fn goes_on(&self, events: &[Event]) -> bool {
        let has_ended = events.iter().any(|event| matches!(event, Event::Ended { .. }));
        let wants_more = events.iter().find_map(|event| match event {
            Event::RematchVote { seat, yes: true } => Seat::from_number(*seat),
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
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats.filter(|(_, chair)| chairs::level_of(chair).is_none()).map(|(seat, _)| seat)
    }

    pub(super) fn vote_rematch(&mut self, seat: Seat, yes: bool) -> Result<Vec<Event>, Refusal> {
        self.check_rematch()?;
        Ok(vec![Event::RematchVote { seat: seat.number(), yes }])
    }

    /// Whether another game can be played.
    pub(super) fn check_rematch(&self) -> Result<(), Refusal> {
        if !self.table.is_over() {
            return Err(Refusal::NotOver);
        }
        if let Some(next) = &self.next {
            return Err(Refusal::WentOn(next.clone()));
        }
        if self.chairs.iter().any(chairs::is_free) {
            return Err(Refusal::NoFreeSeat("not all seats were taken".to_owned()));
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

    /// The table of the same players' next game. Everybody moves up by one seat, unless the game was
    /// called off.
    fn next_table(&self) -> Result<Live, Refusal> {
        let is_aborted = self.table.ending().is_some_and(|ending| ending.is_aborted());
        let mut seats = self.chairs.clone();
        seats.rotate_left(usize::from(!is_aborted));
        let seat = |(index, chair): (usize, store::Seat)| store::Seat {
            number: index as u8,
            invitation: None,
            ..chair
        };
        let seats: Vec<store::Seat> = seats.into_iter().enumerate().map(seat).collect();
        let settings = self.table.settings();
        let series = match self.series_now() {
            Some(series) if series.is_over() => {
                let again = new_series(settings, series.length(), series.finish());
                Some(again.map_err(|error| Refusal::Invalid(error.to_string()))?)
            }
            series => series,
        };
        let start = match &self.setup.start {
            Start::Seed(_) => Start::Seed(draw_seed()),
            position @ Start::Position(_) => position.clone(),
        };
        let setup = SetupNote { start, series, ..self.setup.clone() };
        Self::open(draw_table_id(), settings.clone(), setup, seats, self.visibility, self.is_rated)
    }

    /// What makes a new table in the store. If everybody sits there already, its game has begun.
    pub(super) fn creation(&mut self, now: Moment) -> Vec<Change> {
        let mut changes = vec![Change::CreateTable(self.head(now))];
        if !self.chairs.iter().any(chairs::is_free) {
            changes.extend(self.step(vec![Event::Begun {}], None, now).changes);
        }
        changes
    }
}
