//! A table in use: the game and the people, without any input or output.

use std::collections::{BTreeMap, HashMap, VecDeque};

use tetrarch_catalog::Seat;
use tetrarch_game::Name;
use tetrarch_protocol::{
    Act, ActId, ChatLine, ClosedQuestion, JournalEvent, NewMove, Phase, QuestionKind, TableId,
};
use tetrarch_store::{self as store, MoveId, Person, SecretHash, TableHead, Visibility};
use tetrarch_table::{Ballot, Millis, Moment, Table, TableError, TimeControl};

use super::admission::OpenDeviceLink;
use super::events::to_event;
use super::notes::{Asked, SetupNote};
use super::step::Step;
use crate::refusal::{Refusal, Wrong};

/// How much of the talk is kept at hand.
const CHAT_LINES: usize = 100;
/// How many acts are remembered, so that one that is sent twice counts once.
const REMEMBERED_ACTS: usize = 64;

/// A table in use. What changes it answers with a [`Step`], which must be stored before clients are
/// told; if it cannot be, this table is of no use any more, and is to be restored from the store.
#[derive(Debug)]
pub(crate) struct Live {
    pub(super) id: TableId,
    pub(super) visibility: Visibility,
    pub(super) is_rated: bool,
    pub(super) setup: SetupNote,
    pub(super) stored_seats: Vec<store::StoredSeat>,
    /// The invitation to any seat that is free.
    pub(super) invitation: Option<SecretHash>,
    pub(super) table: Table,
    pub(super) begun_at: Option<Moment>,
    pub(super) ended_at: Option<Moment>,
    /// The number of the last event.
    pub(super) number: u32,
    /// All moves ever made here, those taken back included: the next one's place in the store.
    pub(super) moves_made: u32,
    /// Every move that a client sent, by seat and the client's own number.
    pub(super) sent: HashMap<(Seat, MoveId), SentMove>,
    /// What was done by acts, by seat and the client's own number; the act itself, unless it was read from the store.
    pub(super) acts: VecDeque<(Seat, ActId, Option<Act>)>,
    /// Who took a seat by which attempt.
    pub(super) attempts: VecDeque<(SecretHash, Person)>,
    /// What is being done for a client: written beside the next event.
    pub(super) asked: Option<Asked>,
    pub(super) device_links: Vec<OpenDeviceLink>,
    pub(super) rematch: Ballot,
    /// The last question that was closed without what was asked for.
    pub(super) closed: Option<ClosedQuestion>,
    /// Who is not there, and from when on the others may do something about it.
    pub(super) away: BTreeMap<Seat, Moment>,
    pub(super) next: Option<TableId>,
    pub(super) chat: VecDeque<ChatLine>,
    /// How much was ever said.
    pub(super) said: usize,
}

/// A move that a client sent and that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SentMove {
    /// Its number in the game, counted from 1.
    pub(super) ply: u32,
    /// Its canonical text.
    pub(super) text: String,
}

impl Live {
    /// The table's name.
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    pub(super) fn stored_id(&self) -> store::TableId {
        stored_id(&self.id)
    }

    /// The game.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The number of the last event.
    pub(crate) fn number(&self) -> u64 {
        u64::from(self.number)
    }

    /// How many moves the game has.
    pub(crate) fn plies(&self) -> u32 {
        self.table.history().plies() as u32
    }

    /// How far the table is.
    pub(crate) fn phase(&self) -> Phase {
        match (self.table.is_over(), self.begun_at.is_some()) {
            (true, _) => Phase::Over,
            (false, true) => Phase::Playing,
            (false, false) => Phase::Open,
        }
    }

    /// Whether partners play together.
    pub(super) fn is_for_teams(&self) -> bool {
        self.table.seating().teams().len() < self.stored_seats.len()
    }

    pub(super) fn has_clocks(&self) -> bool {
        self.setup.time != TimeControl::None
    }

    /// Plays a move, or nothing if the same was sent before.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        new: &NewMove,
        now: Moment,
        lag: Millis,
    ) -> Result<Step, Refusal> {
        let id = MoveId(new.id.0);
        if let Some(sent) = self.sent.get(&(seat, id)) {
            let is_same = self.is_same(sent, new);
            return if is_same { Ok(Step::default()) } else { Err(Refusal::ReusedId(id.0)) };
        }
        if new.id > ActId::MAX {
            return Err(Refusal::malformed(&Wrong::ActId { most: Name::of(&ActId::MAX.0) }));
        }
        self.check_begun()?;
        self.check_room_for_move()?;
        let expected = self.plies() + 1;
        if new.ply != expected && !self.table.is_over() {
            return Err(Refusal::WrongPly { sent: new.ply, expected });
        }
        let step = self.play_text(seat, &new.text, Some(id), now, lag)?;
        let played = self.table.history().last().map(|played| played.text.clone());
        let text = played.unwrap_or_else(|| new.text.clone());
        self.sent.insert((seat, id), SentMove { ply: new.ply, text });
        Ok(step)
    }

    /// Whether a move is the one that was sent before. It may be spelt in another way.
    fn is_same(&self, sent: &SentMove, new: &NewMove) -> bool {
        let spelt = || {
            let before = self.table.history().positions().nth(new.ply.checked_sub(1)? as usize)?;
            let settings = self.table.settings();
            let position = settings.entry().position(settings, before).ok()?;
            position.read_move(&new.text).ok()
        };
        sent.ply == new.ply && (sent.text == new.text || spelt().as_ref() == Some(&sent.text))
    }

    /// Plays a move of a player or an engine.
    pub(super) fn play_text(
        &mut self,
        seat: Seat,
        text: &str,
        id: Option<MoveId>,
        now: Moment,
        lag: Millis,
    ) -> Result<Step, Refusal> {
        let events = self.table.play_with_lag(seat, text, now, lag)?;
        Ok(self.finish_step(events.into_iter().map(to_event).collect(), id, now))
    }

    /// Ends the game if a flag has fallen.
    pub(crate) fn check_time(&mut self, now: Moment) -> Step {
        let events = self.table.check_time(now);
        self.finish_step(events.into_iter().map(to_event).collect(), None, now)
    }

    /// Lets the clock of a game that is under way go on, after the server was down.
    pub(crate) fn start_clock(&mut self, now: Moment) -> Result<Step, TableError> {
        if !self.needs_clock() {
            return Ok(Step::default());
        }
        let events = self.table.start_clock(now)?;
        Ok(self.step(events.into_iter().map(to_event).collect(), None, now))
    }

    /// Takes up a clock that has run since this moment, though the table was put away. Nothing
    /// happened by that, so no event is sent.
    pub(super) fn take_up_clock(&mut self, since: Moment) {
        if self.needs_clock() {
            self.table.start_clock(since).expect("the game is under way and its clock stands");
        }
    }

    /// Whether a clock should run and does not.
    fn needs_clock(&self) -> bool {
        let is_under_way = self.phase() == Phase::Playing && self.plies() > 0;
        is_under_way && self.has_clocks() && !self.table.clock().is_running()
    }

    /// Stops the clock, before the server goes down.
    pub(crate) fn pause_clock(&mut self, now: Moment) -> Result<Step, TableError> {
        if !self.has_clocks() || !self.table.clock().is_running() || self.table.is_over() {
            return Ok(Step::default());
        }
        let events = self.table.pause_clock(now)?;
        Ok(self.step(events.into_iter().map(to_event).collect(), None, now))
    }

    pub(super) fn check_begun(&self) -> Result<(), Refusal> {
        if self.phase() == Phase::Open { Err(Refusal::NotBegun) } else { Ok(()) }
    }

    pub(super) fn remember_act(&mut self, seat: Seat, id: ActId, act: Option<Act>) {
        self.acts.push_back((seat, id, act));
        if self.acts.len() > REMEMBERED_ACTS {
            self.acts.pop_front();
        }
    }

    /// What an event means for what is kept beside the game.
    pub(super) fn note(&mut self, event: &JournalEvent, now: Moment) {
        self.note_closed(event);
        match event {
            JournalEvent::Begun {} => self.begun_at = Some(now),
            JournalEvent::Ended { .. } => self.ended_at = Some(now),
            JournalEvent::RematchVote { seat, yes } => {
                if let Some(seat) = Seat::from_number(*seat) {
                    self.rematch.cast(seat, *yes);
                }
            }
            JournalEvent::NextGame { table } => self.next = Some(table.clone()),
            JournalEvent::Said { seat, text } => {
                let number = u64::from(self.number);
                let line = ChatLine { number, seat: *seat, at_ms: now.0, text: text.clone() };
                self.chat.push_back(line);
                self.said += 1;
                if self.chat.len() > CHAT_LINES {
                    self.chat.pop_front();
                }
            }
            _ => {}
        }
    }

    /// What an event means for what was asked last: it is remembered how that was closed until
    /// the next move or request.
    fn note_closed(&mut self, event: &JournalEvent) {
        let closed = |kind, seat: Option<u8>, closing| {
            seat.map(|seat| ClosedQuestion { kind, seat, closing })
        };
        match event {
            JournalEvent::DrawClosed { seat, closing } => {
                self.closed = closed(QuestionKind::Draw, *seat, *closing);
            }
            JournalEvent::TakebackClosed { seat, closing } => {
                self.closed = closed(QuestionKind::Takeback, *seat, *closing);
            }
            JournalEvent::Played { .. }
            | JournalEvent::TakenBack { .. }
            | JournalEvent::Ended { .. }
            | JournalEvent::ComputerSeated { .. }
            | JournalEvent::TakebackAsked { .. }
            | JournalEvent::DrawVote { yes: true, .. } => self.closed = None,
            _ => {}
        }
    }

    /// The table as it is stored when it is made.
    pub(super) fn head(&self, now: Moment) -> TableHead {
        let settings = self.table.settings();
        TableHead {
            id: self.stored_id(),
            game: settings.game().to_owned(),
            variant: settings.variant().to_owned(),
            visibility: self.visibility,
            rated: self.is_rated,
            setup: super::notes::written(&self.setup),
            invitation: self.invitation,
            seats: self.stored_seats.clone(),
            created: crate::time::stored(now),
            summary: self.summary(now),
        }
    }
}

/// A table's name as the store knows it.
pub(crate) fn stored_id(id: &TableId) -> store::TableId {
    id.as_str().parse().expect("a table's name is an id of the store")
}
