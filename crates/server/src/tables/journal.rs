//! Reads the journal of a table: each event, and the state it led to.

use std::collections::{BTreeMap, HashMap};

use serde::de::DeserializeOwned;
use tetrarch_catalog::{Position, Seat};
use tetrarch_protocol::{ActId, Clocks, JournalEvent, NumberedEvent};
use tetrarch_store::{
    Damage, EntryBody, JournalEntry, JsonText, MoveId, MoveMade, SecretHash, StoreError, TableHead,
};
use tetrarch_table::{Millis, Moment};
use tetrarch_views::{clocks_view, played_event};

use super::live::{Live, SentMove};
use super::notes::{Asked, EventNote, MoveNote, StateNote};
use super::old_ending::with_message;

/// What the entries of a table tell, one after the other. It keeps what is needed to go on, and not what it
/// has told.
pub(crate) struct Journal {
    /// The moves that stand, and what they took.
    pub(super) moves: Vec<(String, Millis)>,
    pub(super) state: Option<StateNote>,
    /// When the state was written: up to then the clock is charged.
    pub(super) state_at: Moment,
    pub(super) moves_made: u32,
    pub(super) sent: HashMap<(Seat, MoveId), SentMove>,
    /// What was done by acts, oldest first.
    pub(super) acts: Vec<(Seat, ActId)>,
    /// By which attempt a seat was taken last.
    pub(super) attempts: BTreeMap<Seat, SecretHash>,
    /// The position before the first move and after each that stands.
    positions: Vec<Position>,
    is_clock_stopped: bool,
}

impl Journal {
    /// A table's journal before its first entry.
    ///
    /// # Errors
    /// If the table is not one that this server wrote.
    pub(crate) fn begin(head: &TableHead) -> Result<Self, StoreError> {
        let first = Live::unplayed(head)?.table().position().clone();
        Ok(Self {
            moves: Vec::new(),
            state: None,
            state_at: Moment::ZERO,
            moves_made: 0,
            sent: HashMap::new(),
            acts: Vec::new(),
            attempts: BTreeMap::new(),
            positions: vec![first],
            is_clock_stopped: false,
        })
    }

    /// Reads the next entry: the event, with the story of a move computed again.
    ///
    /// # Errors
    /// If it is not one that this server wrote.
    pub(crate) fn read(&mut self, entry: &JournalEntry) -> Result<NumberedEvent, StoreError> {
        let (event, state) = match &entry.body {
            EntryBody::Move(made) => self.read_move(made)?,
            EntryBody::Event(json) => {
                let EventNote { event, state, asked } = note(json)?;
                self.read_event(&event);
                self.read_asked(asked, &event);
                (self.with_message(event), state)
            }
        };
        let clocks = state.as_ref().and_then(|state| self.clocks(state));
        let (number, at_ms) = (u64::from(entry.number), entry.at.0.unsigned_abs());
        if state.is_some() {
            (self.state, self.state_at) = (state, Moment(at_ms));
        }
        Ok(NumberedEvent { number, at_ms, clocks, event, state: None })
    }

    fn read_move(
        &mut self,
        made: &MoveMade,
    ) -> Result<(JournalEvent, Option<StateNote>), StoreError> {
        let json = made.clock.as_ref().ok_or_else(|| damaged("a move has no note"))?;
        let MoveNote { spent, state } = note(json)?;
        let mut position = self.positions.last().expect("the first is never taken back").clone();
        let played = position.play(&made.text).map_err(damaged)?;
        let (ply, text, turn) = (self.positions.len(), position.text(), position.turn());
        let event = played_event(ply, &played, text, turn, spent);
        if let Some(id) = made.move_id {
            let sent = SentMove { ply: ply as u32, text: played.text.clone() };
            self.sent.insert((played.seat, id), sent);
        }
        self.moves.push((played.text, spent));
        self.positions.push(position);
        self.moves_made = made.ply + 1;
        self.is_clock_stopped = false;
        Ok((event, state))
    }

    fn read_asked(&mut self, asked: Option<Asked>, event: &JournalEvent) {
        if let JournalEvent::SeatTaken { seat, .. } = event
            && let Some(seat) = Seat::from_number(*seat)
        {
            // Whoever sat there before has lost it.
            self.attempts.remove(&seat);
        }
        let Some(Asked { seat, act, attempt }) = asked else { return };
        let seat = Seat::from_index(usize::from(seat));
        self.acts.extend(act.map(|act| (seat, act)));
        self.attempts.extend(attempt.map(|attempt| (seat, attempt)));
    }

    /// An ending of the old form gets its message.
    fn with_message(&self, event: JournalEvent) -> JournalEvent {
        let position = self.positions.last().expect("the first is never taken back");
        match event {
            JournalEvent::Ended { ending } => {
                JournalEvent::Ended { ending: with_message(ending, position) }
            }
            event => event,
        }
    }

    fn read_event(&mut self, event: &JournalEvent) {
        match event {
            JournalEvent::TakenBack { plies, .. } => {
                let left = self.moves.len().saturating_sub(*plies as usize);
                self.moves.truncate(left);
                self.positions.truncate(left + 1);
            }
            JournalEvent::ClockPaused {} | JournalEvent::Ended { .. } => {
                self.is_clock_stopped = true
            }
            JournalEvent::ClockStarted { .. } => self.is_clock_stopped = false,
            _ => {}
        }
    }

    /// The clocks as they were told: a stored clock stands still, and the one that was told ran.
    fn clocks(&self, state: &StateNote) -> Option<Clocks> {
        let mut clock = state.clock.clone();
        if self.moves_made > 0 && !self.is_clock_stopped {
            clock.resume(Moment::ZERO);
        }
        clocks_view(&clock, self.positions[0].seats(), Moment::ZERO)
    }
}

pub(super) fn note<T: DeserializeOwned>(json: &JsonText) -> Result<T, StoreError> {
    json.read().map_err(damaged)
}

pub(super) fn damaged(error: impl ToString) -> StoreError {
    StoreError::Damaged(Damage::Reported(error.to_string()))
}

/// The event of an entry.
pub(crate) fn event_of(json: &JsonText) -> Result<JournalEvent, StoreError> {
    note::<EventNote>(json).map(|note| note.event)
}
