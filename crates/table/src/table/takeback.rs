//! Taking moves back: at once between friends, by asking everywhere else.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Position, Seat};

use crate::{Ballot, BallotVerdict, Closing, Moment, Table, TableError, TableEvent};

/// A seat asks to take back its last move and everything played since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakebackRequest {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would be taken back.
    pub plies: usize,
    /// Who agrees. Every other team must; the asking seat speaks for its own.
    pub ballot: Ballot,
}

impl Table {
    /// Takes the last moves back at once, also after the end of the game, which is then open
    /// again. The time they took is given back to everyone, and so is what the running turn took:
    /// a takeback is as if the moves had never been played. A clock that runs goes on running.
    ///
    /// # Errors
    /// If there are fewer moves.
    pub fn takeback(&mut self, plies: usize, now: Moment) -> Result<Vec<TableEvent>, TableError> {
        let played = self.history.plies();
        if plies == 0 || plies > played {
            return Err(TableError::NothingToTakeBack { asked: plies, played });
        }
        for _ in 0..plies {
            let undone = self.history.pop().expect("as many moves were played");
            self.occurrences.remove(&undone.position);
            self.clock.take_back(undone.seat, undone.spent, now);
        }
        self.position = self.position_of_history();
        self.forget_votes();
        self.ending = None;
        let position = self.history.position().to_owned();
        Ok(vec![TableEvent::TakenBack { plies, position, turn: self.turn() }])
    }

    fn position_of_history(&self) -> Position {
        let settings = self.settings();
        let position = settings.entry().position(settings, self.history.position());
        position.expect("a position's own text can be read")
    }

    /// Asks the opponents to let a seat take back its last move, with everything played since.
    /// Every other team must agree, each with more than half of its votes; the next move of
    /// anyone closes the question.
    ///
    /// # Errors
    /// If the game is over, the seat has not moved yet, or another takeback is being asked for.
    pub fn ask_takeback(&mut self, seat: Seat) -> Result<Vec<TableEvent>, TableError> {
        self.check_vote(seat)?;
        if let Some(pending) = &self.takeback {
            return Err(TableError::TakebackPending { seat: pending.seat });
        }
        let moves = self.history.moves();
        let last = moves.iter().rposition(|played| played.seat == seat);
        let plies = moves.len() - last.ok_or(TableError::NoMoveOfYours { seat })?;
        self.takeback = Some(TakebackRequest { seat, plies, ballot: Ballot::default() });
        Ok(vec![TableEvent::TakebackAsked { seat, plies }])
    }

    /// Votes on the takeback that was asked for. The asking seat's no withdraws it.
    ///
    /// # Errors
    /// If there is no request, or the seat is not one of the opponents with a vote.
    pub fn answer_takeback(
        &mut self,
        seat: Seat,
        yes: bool,
        now: Moment,
    ) -> Result<Vec<TableEvent>, TableError> {
        self.check_vote(seat)?;
        let request = self.takeback.as_mut().ok_or(TableError::NoTakebackAsked)?;
        let withdrawn = seat == request.seat && !yes;
        let mut others = self.seating.teams();
        others.retain(|&team| team != self.seating.team(request.seat));
        if !withdrawn && !others.contains(&self.seating.team(seat)) {
            return Err(TableError::NotAsked { seat });
        }
        request.ballot.cast(seat, yes);
        let (plies, ballot) = (request.plies, request.ballot.clone());
        let mut events = vec![TableEvent::TakebackVote { seat, yes }];
        let verdict = self.seating.verdict(&ballot, &others);
        if withdrawn || verdict == BallotVerdict::Refused {
            self.takeback = None;
            let closing = if withdrawn { Closing::Withdrawn } else { Closing::Declined };
            events.push(TableEvent::TakebackClosed { seat, closing });
        } else if verdict == BallotVerdict::Agreed {
            events.extend(self.takeback(plies, now)?);
        }
        Ok(events)
    }
}
