//! Giving up and calling off.

use tetrarch_catalog::Seat;

use crate::{Decision, Moment, Table, TableError, TableEvent, Verdict};

/// A game may be called off before this many moves have been played.
const ABORT_BEFORE: usize = 2;

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
        if self.seating.verdict(&self.resignations, &[team]) == Verdict::Agreed {
            events.push(self.decide(Decision::Resignation { team }, now));
        }
        Ok(events)
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
