//! Moves and time.

use tetrarch_catalog::{Refused, Seat};

use crate::{Closing, Decision, Millis, Moment, PlayedMove, Table, TableError, TableEvent};

impl Table {
    /// Plays a move. The first event is the move; the game's end, if it came, is the last.
    ///
    /// A paused clock continues with the move, and the pause is not charged.
    ///
    /// # Errors
    /// If the game is over, another seat is to move, the seat's time is up (then
    /// [`check_time`](Self::check_time) ends the game), or a rule forbids the move.
    pub fn play(
        &mut self,
        seat: Seat,
        text: &str,
        now: Moment,
    ) -> Result<Vec<TableEvent>, TableError> {
        self.play_with_lag(seat, text, now, Millis::ZERO)
    }

    /// Plays a move that was on its way for a while: the player gets that time back, up to
    /// [`LAG_LIMIT`](crate::LAG_LIMIT) and never more than the turn took.
    ///
    /// # Errors
    /// As for [`play`](Self::play).
    pub fn play_with_lag(
        &mut self,
        seat: Seat,
        text: &str,
        now: Moment,
        lag: Millis,
    ) -> Result<Vec<TableEvent>, TableError> {
        self.check_running()?;
        self.check_seat(seat)?;
        let turn = self.turn();
        if seat != turn {
            return Err(TableError::NotYourTurn { seat, turn });
        }
        let spent = self.clock.cost(now, lag).ok_or(TableError::OutOfTime { seat })?;
        let mut events = vec![self.make_move(text, spent, now)?];
        self.answer_by_playing(seat, &mut events);
        events.extend(self.cause_on_board().map(|cause| self.end(cause, now)));
        Ok(events)
    }

    /// Puts a move on the board, in the history and on the clock.
    pub(super) fn make_move(
        &mut self,
        text: &str,
        spent: Millis,
        now: Moment,
    ) -> Result<TableEvent, Refused> {
        let played = self.position.play(text)?;
        let (position, turn) = (self.position.text(), self.turn());
        self.occurrences.add(&position);
        self.history.push(PlayedMove {
            seat: played.seat,
            text: played.text.clone(),
            message: played.message.clone(),
            position: position.clone(),
            spent,
        });
        self.clock.press(spent, turn, now);
        Ok(TableEvent::Played { ply: self.history.plies(), played, position, turn, spent })
    }

    /// What a move says about the questions that are open: a takeback is off, its player does
    /// not want to resign any more, and a draw that others offered is refused.
    fn answer_by_playing(&mut self, seat: Seat, events: &mut Vec<TableEvent>) {
        if self.takeback.take().is_some() {
            events.push(TableEvent::TakebackClosed { seat, closing: Closing::PlayedOn });
        }
        if self.resignations.withdraw(seat) {
            events.push(TableEvent::ResignationVote { seat, yes: false });
        }
        self.refuse_draw_by_playing(seat, events);
    }

    /// Starts the clock of the seat to move, or lets it go on after a pause.
    ///
    /// # Errors
    /// If the game is over.
    pub fn start_clock(&mut self, now: Moment) -> Result<Vec<TableEvent>, TableError> {
        self.check_running()?;
        self.clock.resume(now);
        Ok(vec![TableEvent::ClockStarted { seat: self.turn() }])
    }

    /// Stops the clock for a while.
    ///
    /// # Errors
    /// If the game is over.
    pub fn pause_clock(&mut self, now: Moment) -> Result<Vec<TableEvent>, TableError> {
        self.check_running()?;
        self.clock.pause(now);
        Ok(vec![TableEvent::ClockPaused])
    }

    /// Gives a seat more time.
    ///
    /// # Errors
    /// If the game is over or the table has no such seat.
    pub fn add_time(&mut self, seat: Seat, added: Millis) -> Result<Vec<TableEvent>, TableError> {
        self.check_running()?;
        self.check_seat(seat)?;
        self.clock.add(seat, added);
        Ok(vec![TableEvent::TimeAdded { seat, added }])
    }

    /// Ends the game if the flag of the seat to move has fallen; otherwise nothing happens, and
    /// there are no events. A server calls this at [`GameClock::deadline`](crate::GameClock::deadline),
    /// or [`LAG_LIMIT`](crate::LAG_LIMIT) later if it returns lag.
    pub fn check_time(&mut self, now: Moment) -> Vec<TableEvent> {
        if self.is_over() {
            return Vec::new();
        }
        let flagged = self.clock.flagged(now);
        flagged.map(|seat| self.decide(Decision::Time { seat }, now)).into_iter().collect()
    }
}
