//! The clocks of one table.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::Seat;

use super::{Millis, Moment, TimeControl};

/// The most that is returned to a player for one move's way through the network.
pub const LAG_LIMIT: Millis = Millis(1_000);

/// The clocks of one table: one for every seat, of which one runs.
///
/// A clock reads no time. It goes on when it is told a moment, and a moment before the latest
/// one it was told counts as that latest one: no order of calls gives anybody time, and no
/// stretch is charged twice.
///
/// A new clock stands still, with the first seat to move; so does a clock that was stored and
/// restored, whatever time has passed. [`resume`](Self::resume) starts it, or else the first move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    /// What each seat had when the turn began.
    banks: Vec<Millis>,
    turn: Seat,
    /// What the turn took up to `runs_since`.
    spent: Millis,
    /// The latest moment told, if the clock runs. Not stored: time that passes while a table
    /// lies in a store is nobody's.
    #[serde(skip)]
    runs_since: Option<Moment>,
}

impl Clock {
    /// Full clocks that stand still.
    #[must_use]
    pub fn new(control: TimeControl, seats: usize, turn: Seat) -> Self {
        let bank = control.bank().unwrap_or_default();
        Self { control, banks: vec![bank; seats], turn, spent: Millis::ZERO, runs_since: None }
    }

    /// The time control.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose clock runs, or would if it were not paused.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether a clock runs.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.runs_since.is_some()
    }

    /// How long the turn has lasted, pauses left out.
    #[must_use]
    pub fn spent(&self, now: Moment) -> Millis {
        match self.runs_since {
            Some(since) => self.spent.plus(now.since(since)),
            None => self.spent,
        }
    }

    /// What a seat has left; nothing to say where nobody counts time.
    #[must_use]
    pub fn left(&self, seat: Seat, now: Moment) -> Option<Millis> {
        self.control.bank()?;
        let bank = self.banks[seat.index()];
        let charge = if seat == self.turn { self.charge(self.spent(now)) } else { Millis::ZERO };
        Some(bank.minus(charge))
    }

    /// The moment the running clock's flag falls, if nothing happens before it.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        self.control.bank()?;
        let allowed = self.banks[self.turn.index()].plus(self.control.delay());
        Some(self.runs_since?.after(allowed.minus(self.spent)))
    }

    /// The seat whose flag has fallen.
    #[must_use]
    pub fn flagged(&self, now: Moment) -> Option<Seat> {
        (now >= self.deadline()?).then_some(self.turn)
    }

    /// What a move played now would have taken, its `lag` (at most [`LAG_LIMIT`]) returned;
    /// nothing if it comes too late even so.
    #[must_use]
    pub fn cost(&self, now: Moment, lag: Millis) -> Option<Millis> {
        let spent = self.spent(now).minus(lag.min(LAG_LIMIT));
        let in_time = self.control.bank().is_none()
            || spent < self.banks[self.turn.index()].plus(self.control.delay());
        (in_time || !self.is_running()).then_some(spent)
    }

    /// Ends the turn, which took `spent`, and starts the clock of the next seat.
    pub(crate) fn press(&mut self, spent: Millis, next: Seat, now: Moment) {
        let charge = self.charge(spent);
        let fresh = self.control.bank().unwrap_or_default();
        let bank = &mut self.banks[self.turn.index()];
        *bank = match self.control {
            TimeControl::None | TimeControl::DaysPerMove { .. } => fresh,
            _ => bank.minus(charge).plus(self.control.increment()),
        };
        self.begin_turn(next);
        self.runs_since = Some(self.runs_since.map_or(now, |since| since.max(now)));
    }

    /// Undoes a turn of `seat` that took `spent`: the time is given back, the increment returned.
    pub(crate) fn take_back(&mut self, seat: Seat, spent: Millis) {
        let charge = self.charge(spent);
        let fresh = self.control.bank().unwrap_or_default();
        let bank = &mut self.banks[seat.index()];
        *bank = match self.control {
            TimeControl::None | TimeControl::DaysPerMove { .. } => fresh,
            _ => bank.plus(charge).minus(self.control.increment()),
        };
        self.begin_turn(seat);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.spent = Millis::ZERO;
    }

    /// Stops the clock; what the turn took so far stays taken.
    pub fn pause(&mut self, now: Moment) {
        self.spent = self.spent(now);
        self.runs_since = None;
    }

    /// Starts the clock, or lets it go on after a pause. A running clock just goes on.
    pub fn resume(&mut self, now: Moment) {
        self.spent = self.spent(now);
        self.runs_since = Some(self.runs_since.map_or(now, |since| since.max(now)));
    }

    /// Gives a seat more time: for good, or with days per move until its next move.
    pub(crate) fn add(&mut self, seat: Seat, more: Millis) {
        let bank = &mut self.banks[seat.index()];
        *bank = bank.plus(more);
    }

    /// What a turn of this length takes from the bank.
    fn charge(&self, spent: Millis) -> Millis {
        spent.minus(self.control.delay())
    }
}
