//! Resigning, leaving and aborting.

use tetrarch_catalog::Seat;

use crate::{
    BallotVerdict, Decision, Moment, Player, PlayerKind, Table, TableError, TableEvent, TimeControl,
};

/// A game may be called off before this many moves have been played.
pub(super) const ABORT_BEFORE: usize = 2;

impl Table {
    /// Resigns, at any time, also in another's turn. A seat that plays alone resigns at once; a
    /// team resigns when more than half of its voters want to. Until then a vote stands, and its
    /// seat takes it back with its next move or with [`play_on`](Self::play_on).
    ///
    /// # Errors
    /// If the game is over or the seat has no vote.
    pub fn resign(&mut self, seat: Seat, now: Moment) -> Result<Vec<TableEvent>, TableError> {
        self.check_vote(seat)?;
        let team = self.seating.team(seat);
        self.resignations.cast(seat, true);
        let mut events = vec![TableEvent::ResignationVote { seat, yes: true }];
        if self.seating.verdict(&self.resignations, &[team]) == BallotVerdict::Agreed {
            events.push(self.decide(Decision::Resignation { team }, now));
        }
        Ok(events)
    }

    /// Whether others would still play if a seat left: three or more teams play, and a person of
    /// another team is among them. Then a computer can take the seat, and the game does not end
    /// because one player is tired of the game.
    #[must_use]
    pub fn goes_on_without(&self, seat: Seat) -> bool {
        let own = self.seating.team(seat);
        let is_person = |other: Seat| self.player(other).kind == PlayerKind::Human;
        self.seating.teams().len() > 2
            && is_person(seat)
            && self.seating.seats().any(|other| self.seating.team(other) != own && is_person(other))
    }

    /// Another player plays for a seat from now on. Questions that are open are closed: who has
    /// a vote may have changed.
    ///
    /// # Errors
    /// If the game is over or the table has no such seat.
    pub fn hand_over(&mut self, seat: Seat, player: Player) -> Result<Vec<TableEvent>, TableError> {
        self.check_running()?;
        self.check_seat(seat)?;
        self.forget_votes();
        self.seat(seat, player);
        Ok(vec![TableEvent::HandedOver { seat }])
    }

    /// Ends the game because a player has left it: the team of that player has lost. Who is away,
    /// and for how long, is for the caller to know.
    ///
    /// # Errors
    /// If the game is over, the seat has no vote, the one that left is not a person of another
    /// team, or the game has clocks: then they decide.
    pub fn claim(
        &mut self,
        seat: Seat,
        left: Seat,
        now: Moment,
    ) -> Result<Vec<TableEvent>, TableError> {
        self.check_vote(seat)?;
        self.check_seat(left)?;
        self.check_without_clock()?;
        let is_person = self.player(left).kind == PlayerKind::Human;
        if !is_person || self.seating.team(seat) == self.seating.team(left) {
            return Err(TableError::NothingToClaim { seat: left });
        }
        Ok(vec![self.decide(Decision::Abandonment { seat: left }, now)])
    }

    /// # Errors
    /// If the game has clocks.
    pub fn check_without_clock(&self) -> Result<(), TableError> {
        let has_clock = self.setup.control != TimeControl::None;
        if has_clock { Err(TableError::ClockDecides) } else { Ok(()) }
    }

    /// Takes back a seat's vote to resign.
    ///
    /// # Errors
    /// If there is none.
    pub fn play_on(&mut self, seat: Seat) -> Result<Vec<TableEvent>, TableError> {
        self.check_vote(seat)?;
        if self.resignations.withdraw(seat) {
            Ok(vec![TableEvent::ResignationVote { seat, yes: false }])
        } else {
            Err(TableError::NoResignation { seat })
        }
    }

    /// Calls the game off, without a result. Any voter may do it alone before the second move.
    ///
    /// # Errors
    /// If two moves have been played, the game is over, or the seat has no vote.
    pub fn abort(&mut self, seat: Seat, now: Moment) -> Result<Vec<TableEvent>, TableError> {
        self.check_vote(seat)?;
        if self.history.plies() >= ABORT_BEFORE {
            return Err(TableError::TooLateToAbort);
        }
        Ok(vec![self.decide(Decision::Abort, now)])
    }
}
