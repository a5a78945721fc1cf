//! The clocks of one table.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::Seat;

use super::{Millis, Moment, TimeControl};

/// The most that is returned to a player for one move's way through the network.
pub const LAG_LIMIT: Millis = Millis(1_000);
/// What is returned to a seat at most before its quota is used up.
pub const LAG_QUOTA: Millis = Millis(2_000);
/// What comes back of the quota with every move: a player whose way takes no longer than this gets all of it
/// back forever, and a client that pretends to be slow gains no more than this per move.
pub const LAG_REFILL: Millis = Millis(100);

/// The clocks of one table: one for every seat, of which one runs.
///
/// A clock reads no time. It goes on when it is told a moment, and a moment before the latest
/// one it was told counts as that latest one: no order of calls gives a player time, and no
/// stretch is charged twice.
///
/// A new clock stands still, with the first seat to move; so does a clock that was stored and
/// restored, whatever time has passed. [`resume`](Self::resume) starts it, or else the first move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameClock {
    control: TimeControl,
    /// What each seat had when the turn began.
    banks: Vec<Millis>,
    turn: Seat,
    /// What the turn took, up to the latest moment.
    spent: Millis,
    /// What can still be returned to each seat for the way of its moves; full where nothing was stored.
    #[serde(default)]
    lag_quotas: Vec<Millis>,
    #[serde(skip)]
    is_running: bool,
    #[serde(skip)]
    latest: Moment,
}

impl GameClock {
    /// Full clocks that stand still.
    #[must_use]
    pub fn new(control: TimeControl, seats: usize, turn: Seat) -> Self {
        let bank = control.bank().unwrap_or_default();
        Self {
            control,
            banks: vec![bank; seats],
            turn,
            spent: Millis::ZERO,
            lag_quotas: vec![LAG_QUOTA; seats],
            is_running: false,
            latest: Moment::ZERO,
        }
    }

    /// The time control.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// What each seat had when the turn began; zeros without time control.
    #[must_use]
    pub fn banks(&self) -> &[Millis] {
        &self.banks
    }

    /// Whose clock runs, or would if it were not paused.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether a clock runs.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// How long the turn has lasted, pauses left out.
    #[must_use]
    pub fn spent(&self, now: Moment) -> Millis {
        if self.is_running { self.spent.plus(now.since(self.latest)) } else { self.spent }
    }

    /// What a seat has left; none without time control.
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
        let left = self.allowed()?.minus(self.spent);
        self.is_running.then(|| self.latest.after(left))
    }

    /// The seat whose flag has fallen.
    #[must_use]
    pub fn flagged(&self, now: Moment) -> Option<Seat> {
        (self.spent(now) >= self.allowed()?).then_some(self.turn)
    }

    /// What a move played now would have taken, its `lag` returned: at most [`LAG_LIMIT`], and no more
    /// than is left of the seat's quota. Nothing if it comes too late even so.
    #[must_use]
    pub fn cost(&self, now: Moment, lag: Millis) -> Option<Millis> {
        let cost = self.spent(now).minus(lag.min(LAG_LIMIT).min(self.lag_quota(self.turn)));
        let in_time = self.allowed().is_none_or(|allowed| cost < allowed);
        in_time.then_some(cost)
    }

    /// What can still be returned to a seat for the way of its moves. It is [`LAG_QUOTA`] at first, and
    /// grows by [`LAG_REFILL`] with every move of the seat.
    #[must_use]
    pub fn lag_quota(&self, seat: Seat) -> Millis {
        self.lag_quotas.get(seat.index()).copied().unwrap_or(LAG_QUOTA)
    }

    /// Ends the turn, which cost so much, and starts the clock of the next seat. What it took and did not
    /// cost was returned.
    pub fn press(&mut self, cost: Millis, next: Seat, now: Moment) {
        let returned = self.spent(now).minus(cost);
        let quota = self.lag_quota(self.turn).minus(returned).plus(LAG_REFILL).min(LAG_QUOTA);
        self.lag_quotas.resize(self.banks.len(), LAG_QUOTA);
        self.lag_quotas[self.turn.index()] = quota;
        let bank = self.banks[self.turn.index()];
        let saved = bank.minus(self.charge(cost)).plus(self.control.increment());
        self.banks[self.turn.index()] = self.kept(saved);
        self.resume(now);
        self.begin_turn(next);
    }

    /// Undoes a turn of a seat that cost so much: the seat has what it had, and is to move again.
    pub fn take_back(&mut self, seat: Seat, cost: Millis, now: Moment) {
        let bank = self.banks[seat.index()];
        let saved = bank.plus(self.charge(cost)).minus(self.control.increment());
        self.banks[seat.index()] = self.kept(saved);
        self.note_time(now);
        self.begin_turn(seat);
    }

    /// Stops the clock; what the turn took so far stays taken.
    pub fn pause(&mut self, now: Moment) {
        self.note_time(now);
        self.is_running = false;
    }

    /// Starts the clock, or lets it go on after a pause. A running clock just goes on.
    pub fn resume(&mut self, now: Moment) {
        self.note_time(now);
        self.is_running = true;
    }

    /// Gives a seat more time: for good, or with days per move until its next move.
    pub fn add(&mut self, seat: Seat, more: Millis) {
        let bank = &mut self.banks[seat.index()];
        *bank = bank.plus(more);
    }

    /// The clock as it is stored: standing still, and knowing no moment, because the moments after
    /// a restart may have another beginning.
    pub(crate) fn stored(&self, now: Moment) -> Self {
        let mut stored = self.clone();
        stored.pause(now);
        stored.latest = Moment::ZERO;
        stored
    }

    /// Whether a stored clock belongs to such a table.
    pub(crate) fn fits(&self, control: TimeControl, seats: usize, turn: Seat) -> bool {
        self.control == control && self.banks.len() == seats && self.turn == turn
    }

    fn note_time(&mut self, now: Moment) {
        self.spent = self.spent(now);
        self.latest = self.latest.max(now);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.spent = Millis::ZERO;
    }

    /// How long the turn may last.
    fn allowed(&self) -> Option<Millis> {
        self.control.bank()?;
        Some(self.banks[self.turn.index()].plus(self.control.delay()))
    }

    /// What a turn of this length takes from the bank.
    fn charge(&self, spent: Millis) -> Millis {
        spent.minus(self.control.delay())
    }

    /// What a seat has for its next turn: what it saved, or the same for every move.
    fn kept(&self, saved: Millis) -> Millis {
        match self.control {
            TimeControl::None => Millis::ZERO,
            TimeControl::DaysPerMove { days } => Millis::from_days(days),
            _ => saved,
        }
    }
}
