//! Draw by agreement.

use tetrarch_catalog::{Seat, Team};

use crate::{BallotVerdict, Closing, Decision, Moment, Table, TableError, TableEvent};

impl Table {
    /// Votes for a draw: proposes it to the own team, offers it to the others, or accepts it.
    /// The game is drawn when every team is for it, each with more than half of its votes.
    ///
    /// An offer stands until a team refuses it, by saying so or by playing on.
    ///
    /// # Errors
    /// If the game is over or the seat has no vote.
    pub fn offer_draw(&mut self, seat: Seat, now: Moment) -> Result<Vec<TableEvent>, TableError> {
        self.check_vote(seat)?;
        let team = self.seating.team(seat);
        let stood = self.offers_draw(team);
        self.draw.get_or_insert_default().cast(seat, true);
        let mut events = vec![TableEvent::DrawVote { seat, yes: true }];
        if self.draw_verdict(&self.seating.teams()) == BallotVerdict::Agreed {
            events.push(self.decide(Decision::Agreement, now));
        } else if !stood && self.offers_draw(team) {
            events.push(TableEvent::DrawOffered { team });
        }
        Ok(events)
    }

    /// Declines the offered draw, or withdraws an earlier vote for it.
    ///
    /// # Errors
    /// If no draw is offered, the game is over, or the seat has no vote.
    pub fn decline_draw(&mut self, seat: Seat) -> Result<Vec<TableEvent>, TableError> {
        self.check_vote(seat)?;
        let ballot = self.draw.as_ref().ok_or(TableError::NoDrawOffered)?;
        let is_own = ballot.asked_by() == Some(seat);
        let closing = if is_own { Closing::Withdrawn } else { Closing::Declined };
        let mut events = Vec::new();
        self.vote_against_draw(seat, closing, &mut events);
        Ok(events)
    }

    /// Whether a team stands by a draw.
    #[must_use]
    pub fn offers_draw(&self, team: Team) -> bool {
        self.draw_verdict(&[team]) == BallotVerdict::Agreed
    }

    /// Playing on refuses a draw that another team offers, unless the seat has voted for it.
    pub(super) fn refuse_draw_by_playing(&mut self, seat: Seat, events: &mut Vec<TableEvent>) {
        let wants_it = self.draw.as_ref().is_some_and(|ballot| ballot.yes().contains(&seat));
        let own = self.seating.team(seat);
        let is_asked =
            self.seating.teams().into_iter().any(|team| team != own && self.offers_draw(team));
        if is_asked && !wants_it && self.seating.has_vote(seat) {
            self.vote_against_draw(seat, Closing::PlayedOn, events);
        }
    }

    fn vote_against_draw(&mut self, seat: Seat, closing: Closing, events: &mut Vec<TableEvent>) {
        self.draw.get_or_insert_default().cast(seat, false);
        events.push(TableEvent::DrawVote { seat, yes: false });
        let nobody_wants_it = self.draw.as_ref().is_some_and(|ballot| ballot.yes().is_empty());
        if nobody_wants_it || self.draw_verdict(&self.seating.teams()) == BallotVerdict::Refused {
            self.draw = None;
            events.push(TableEvent::DrawClosed { seat, closing });
        }
    }

    fn draw_verdict(&self, teams: &[Team]) -> BallotVerdict {
        let ballot = self.draw.as_ref();
        ballot.map_or(BallotVerdict::Open, |ballot| self.seating.verdict(ballot, teams))
    }
}
