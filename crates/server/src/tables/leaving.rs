//! Players who leave a game: what the others may do about it.

use std::collections::BTreeSet;

use tetrarch_catalog::Seat;
use tetrarch_engine::Level;
use tetrarch_protocol::{ActKind, Away, Claim, JournalEvent, Phase};
use tetrarch_store::{self as store, Change, Occupant};
use tetrarch_table::{Moment, TableError};

use super::events::to_event;
use super::live::Live;
use super::stored_seats;
use crate::refusal::{Refusal, Wrong};

/// The level of the computer that takes over from a player who left: a fair opponent for most.
pub(super) const SUBSTITUTE_LEVEL: u8 = 5;

/// What happened, and what is to be stored of the seats.
pub(super) type Outcome = (Vec<JournalEvent>, Vec<Change>);

impl Live {
    /// Notes who is connected. From the absent, the win may be claimed at this moment, unless it came before.
    /// Says whether that is any news.
    ///
    /// While the server was down no one was connected: then the time starts again.
    pub(super) fn note_present(&mut self, present: &BTreeSet<Seat>, claimable: Moment) -> bool {
        let before = self.away.clone();
        let is_playing = self.phase() == Phase::Playing;
        for (seat, stored_seat) in Seat::all(self.stored_seats.len()).zip(&self.stored_seats) {
            if is_playing && stored_seats::is_person(stored_seat) && !present.contains(&seat) {
                self.away.entry(seat).or_insert(claimable);
            } else {
                self.away.remove(&seat);
            }
        }
        self.away != before
    }

    /// A player who is not connected has done something: the time starts again.
    pub(super) fn note_active(&mut self, seat: Seat, claimable: Moment) -> bool {
        self.away.get_mut(&seat).map(|moment| *moment = claimable).is_some()
    }

    /// The players who are not there.
    pub(super) fn away(&self) -> Vec<Away> {
        let claim = |moment: &Moment| match self.check_claimable() {
            Ok(act) => Some(Claim { act, at_ms: moment.0 }),
            Err(_) => None,
        };
        let away = self.away.iter();
        away.map(|(seat, moment)| Away { seat: seat.number(), claim: claim(moment) }).collect()
    }

    /// What can be done about a player who has left: with two players, the other can claim the
    /// game; where more do, the computer can take the seat.
    fn check_claimable(&self) -> Result<ActKind, Refusal> {
        self.table.check_without_clock()?;
        let is_for_two = self.stored_seats.len() == 2;
        Ok(if is_for_two { ActKind::Claim } else { ActKind::Replace })
    }

    /// Whether the result changes ratings: only people play rated games, so they stop being rated when
    /// the computer takes a seat. That can only happen without a clock, which rated games of three or more
    /// have had for some time.
    pub(super) fn counts(&self) -> bool {
        self.is_rated
            && !self.stored_seats.iter().any(|seat| stored_seats::level_of(seat).is_some())
    }

    fn check_left(&self, seat: Seat, act: ActKind, now: Moment) -> Result<(), Refusal> {
        if self.check_claimable()? != act {
            return Err(Refusal::invalid(&match act {
                ActKind::Claim => Wrong::NotTwo,
                _ => Wrong::OnlyTwo,
            }));
        }
        match self.away.get(&seat) {
            None => Err(Refusal::NotAway { seat: seat.number() }),
            Some(&moment) if now < moment => {
                let seconds = (moment.0 - now.0).div_ceil(1_000);
                Err(Refusal::TooSoon { seat: seat.number(), seconds })
            }
            Some(_) => Ok(()),
        }
    }

    /// A seat claims the game, because its opponent has left.
    pub(super) fn claim_game(
        &mut self,
        seat: Seat,
        now: Moment,
    ) -> Result<Vec<JournalEvent>, Refusal> {
        let other = Seat::from_index(1 - seat.index().min(1));
        self.check_left(other, ActKind::Claim, now)?;
        let events = self.table.claim(seat, other, now)?;
        Ok(events.into_iter().map(to_event).collect())
    }

    /// Lets the computer take over from a player who has left.
    pub(super) fn replace(&mut self, other: u8, now: Moment) -> Result<Outcome, Refusal> {
        let seats = self.stored_seats.len();
        let other = Seat::from_number(other).filter(|seat| seat.index() < seats);
        let none = || Refusal::invalid(&Wrong::Seat { seats });
        let other = other.ok_or_else(none)?;
        self.check_left(other, ActKind::Replace, now)?;
        Ok(self.hand_over(other)?)
    }

    /// Whether the others play on, with the computer, if a seat resigns. In a rated game only people play.
    pub(super) fn goes_on_without(&self, seat: Seat) -> bool {
        !self.counts() && !self.table.is_over() && self.table.goes_on_without(seat)
    }

    /// The computer plays for a seat from now on.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Outcome, TableError> {
        let level = Level::new(SUBSTITUTE_LEVEL).expect("there is such a level");
        let before = &self.stored_seats[seat.index()];
        // The secrets stay, so that their holders can still watch; they open no seat any more.
        let stored_seat = store::StoredSeat {
            occupant: Some(Occupant::Computer(level.to_string())),
            former: stored_seats::account_of(before).cloned(),
            secrets: before.secrets.clone(),
            invitation: before.invitation,
            ..store::StoredSeat::empty(before.number)
        };
        let side = self.table.position().side(seat).in_records();
        let events = self.table.hand_over(seat, stored_seats::player(&stored_seat, &side))?;
        self.away.remove(&seat);
        let change = self.put_chair(seat, stored_seat);
        Ok((events.into_iter().map(to_event).collect(), vec![change]))
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_protocol::{Act, ActId, NewAct, NewTable};
    use tetrarch_store::{Person, StoredSeat, Visibility};
    use tetrarch_table::{Start, TableOptions, TimeControl};

    use super::super::create::settings_of;
    use super::super::notes::SetupNote;
    use super::*;
    use crate::shares::Owner;

    /// A rated table of three without a clock, as they could be made once, with a game under way.
    fn endless() -> Live {
        let new = serde_json::json!({ "game": "abalone", "variant": "three-players", "seats": [] });
        let new: NewTable = serde_json::from_value(new).expect("it is a table");
        let settings = settings_of(&new).expect("the game exists");
        let setup = SetupNote {
            options: Default::default(),
            table_options: TableOptions::default(),
            start: Start::Seed(tetrarch_game::Seed(1)),
            time: TimeControl::None,
            series: None,
            maker: None,
            owner: Owner::default(),
            is_local: false,
        };
        let seat = |number: u8| StoredSeat {
            occupant: Some(Occupant::Person(Person::Account(
                format!("account{number}").parse().expect("it is an id"),
            ))),
            ..StoredSeat::empty(number)
        };
        let seats = (0..3).map(seat).collect();
        let id = crate::secrets::draw_table_id();
        let mut live = Live::open(id, settings, setup, seats, Visibility::Link, true)
            .expect("it can be opened");
        live.creation(Moment::ZERO);
        live
    }

    #[test]
    fn an_endless_rated_game_is_no_longer_rated_when_the_computer_takes_a_seat() {
        let mut live = endless();
        let gone = Seat::from_index(1);
        live.note_present(&Seat::all(3).filter(|seat| *seat != gone).collect(), Moment(1_000));
        let claim = Some(Claim { act: ActKind::Replace, at_ms: 1_000 });
        assert_eq!(live.away(), [Away { seat: 2, claim }], "there is a way on");
        assert!(live.snapshot(Moment::ZERO).setup.rated);

        let replace = NewAct { id: ActId(1), act: Act::Replace { seat: 2 } };
        live.act(Seat::from_index(0), &replace, Moment(1_000)).expect("the time is over");
        assert!(!live.snapshot(Moment(1_000)).setup.rated);
        let head = live.head(Moment(1_000));
        assert!(!super::super::listing(&head).expect("it can be listed").setup.rated);
        for (id, seat) in [(2, 0), (3, 2)] {
            let resign = NewAct { id: ActId(id), act: Act::Resign {} };
            // The others play on with the computer, because it is no longer rated.
            let _ = live.act(Seat::from_index(seat), &resign, Moment(2_000));
        }
        assert_eq!(live.rated_game(Moment(3_000)), None);
    }

    #[test]
    fn the_next_game_of_an_endless_rated_one_is_not_rated() {
        let next = endless().next_table().expect("there can be one");
        assert!(!next.counts());
    }
}
