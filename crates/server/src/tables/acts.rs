//! What a seat can do besides moving: offers, votes, talk.

use tetrarch_catalog::Seat;
use tetrarch_protocol::{Act, ActId, ActKind, JournalEvent, NewAct, Phase};
use tetrarch_table::{Millis, Moment, TableEvent};
use tetrarch_views::may_view;

use super::events::to_event;
use super::live::Live;
use super::notes::Asked;
use super::step::Step;
use super::stored_seats;
use crate::refusal::{Refusal, Wrong};
use crate::text::checked_words;

/// The longest thing that can be said, in characters.
const LONGEST_WORDS: usize = 500;
/// The most that can be added to a clock at once.
const MOST_SECONDS: u32 = 3_600;

impl Live {
    /// Does something for a seat, or nothing if the same was sent before.
    pub(crate) fn act(&mut self, seat: Seat, new: &NewAct, now: Moment) -> Result<Step, Refusal> {
        let is_known = |(from, id, _): &&(Seat, ActId, Option<Act>)| (*from, *id) == (seat, new.id);
        if let Some((_, id, act)) = self.acts.iter().find(is_known) {
            let is_same = act.as_ref().is_none_or(|act| *act == new.act);
            return if is_same { Ok(Step::default()) } else { Err(Refusal::ReusedId(id.0)) };
        }
        self.check_room_for(&new.act)?;
        let (events, changes) = match &new.act {
            Act::Resign {} if self.phase() == Phase::Playing && self.goes_on_without(seat) => {
                self.hand_over(seat)?
            }
            Act::Replace { seat } => {
                self.check_begun()?;
                self.replace(*seat, now)?
            }
            act => (self.carry_out(seat, act, now)?, Vec::new()),
        };
        self.remember_act(seat, new.id, Some(new.act.clone()));
        self.asked = Some(Asked { seat: seat.index() as u8, act: Some(new.id), attempt: None });
        let mut step = self.finish_step(events, None, now);
        self.asked = None;
        step.changes.extend(changes);
        Ok(step)
    }

    /// What a seat may do now besides moving. Claims are not in it: whether they are possible is a
    /// matter of time, see [`away`](Self::away).
    pub(super) fn may(&self, seat: Seat) -> Vec<ActKind> {
        if !stored_seats::is_person(&self.stored_seats[seat.index()]) {
            return Vec::new();
        }
        let mut may = match self.phase() {
            Phase::Open => vec![ActKind::Abort],
            Phase::Playing => may_view(&self.table, seat),
            Phase::Over => Vec::new(),
        };
        let others = [
            (ActKind::AddTime, self.phase() == Phase::Playing && self.has_clocks()),
            (ActKind::Rematch, self.check_rematch().is_ok()),
            (ActKind::Say, self.may_talk()),
        ];
        may.extend(others.into_iter().filter(|(_, may)| *may).map(|(kind, _)| kind));
        may
    }

    fn carry_out(
        &mut self,
        seat: Seat,
        act: &Act,
        now: Moment,
    ) -> Result<Vec<JournalEvent>, Refusal> {
        match act {
            Act::Say { text } => return self.say(seat, text).map(|event| vec![event]),
            Act::Rematch { yes } => return self.vote_rematch(seat, *yes),
            // A table that no one joined can be cancelled too.
            Act::Abort {} => {}
            _ => self.check_begun()?,
        }
        let events = match act {
            Act::Resign {} => self.table.resign(seat, now)?,
            Act::PlayOn {} => self.table.play_on(seat)?,
            Act::OfferDraw {} => self.with_answers(seat, now, Question::Draw)?,
            Act::DeclineDraw {} => self.table.decline_draw(seat)?,
            Act::AskTakeback {} => self.with_answers(seat, now, Question::Takeback)?,
            Act::AnswerTakeback { yes } => self.table.answer_takeback(seat, *yes, now)?,
            Act::Abort {} => self.table.abort(seat, now)?,
            Act::Claim {} => return self.claim_game(seat, now),
            Act::AddTime { seat: other, seconds } => self.add_time(seat, *other, *seconds)?,
            Act::Say { .. } | Act::Rematch { .. } | Act::Replace { .. } => Vec::new(),
        };
        Ok(events.into_iter().map(to_event).collect())
    }

    /// Asks, and lets the engines answer at once where they decide: they give takebacks and play on.
    fn with_answers(
        &mut self,
        seat: Seat,
        now: Moment,
        question: Question,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let mut events = match question {
            Question::Draw => self.table.offer_draw(seat, now)?,
            Question::Takeback => self.table.ask_takeback(seat)?,
        };
        for engine in self.deciding_engines(seat) {
            events.extend(match question {
                Question::Draw if self.table.draw_votes().is_some() => {
                    self.table.decline_draw(engine)?
                }
                Question::Takeback if self.table.takeback_request().is_some() => {
                    self.table.answer_takeback(engine, true, now)?
                }
                _ => Vec::new(),
            });
        }
        Ok(events)
    }

    /// The engines that speak for a team other than this seat's.
    fn deciding_engines(&self, seat: Seat) -> Vec<Seat> {
        let seating = self.table.seating();
        let decides = |other: &Seat| {
            stored_seats::level_of(&self.stored_seats[other.index()]).is_some()
                && seating.has_vote(*other)
                && seating.team(*other) != seating.team(seat)
        };
        seating.seats().filter(decides).collect()
    }

    fn add_time(
        &mut self,
        seat: Seat,
        other: u8,
        seconds: u32,
    ) -> Result<Vec<TableEvent>, Refusal> {
        if !self.has_clocks() {
            return Err(Refusal::NoClocks);
        }
        if !(1..=MOST_SECONDS).contains(&seconds) {
            return Err(Refusal::malformed(&Wrong::Gift { most: MOST_SECONDS }));
        }
        let seating = self.table.seating();
        let opponent = Seat::from_number(other)
            .filter(|other| other.index() < self.stored_seats.len())
            .filter(|other| seating.team(*other) != seating.team(seat))
            .ok_or_else(|| Refusal::invalid(&Wrong::GiftReceiver))?;
        Ok(self.table.add_time(opponent, Millis::from_secs(seconds))?)
    }

    /// Whether players may talk now.
    pub(super) fn may_talk(&self) -> bool {
        self.table.is_over() || !self.is_for_teams()
    }

    fn say(&self, seat: Seat, text: &str) -> Result<JournalEvent, Refusal> {
        if !self.may_talk() {
            return Err(Refusal::NoTalking);
        }
        let text = checked_words(text, LONGEST_WORDS)?;
        Ok(JournalEvent::Said { seat: seat.number(), text })
    }
}

#[derive(Clone, Copy)]
enum Question {
    Draw,
    Takeback,
}
