//! Who plays on a seat, and who may take one.
//!
//! An invitation only admits a person to a free seat. The person who takes it is given a secret of
//! their own, which no one else has seen; an account is given none, because it alone plays there.

use tetrarch_catalog::Seat;
use tetrarch_game::Said as _;
use tetrarch_protocol::{InvitationState, JournalEvent};
use tetrarch_store::{self as store, AccountId, GuestId, Person, SecretHash};
use tetrarch_table::{Millis, Moment};

use super::belonging::seat_taken;
use super::handle::Who;
use super::live::Live;
use super::new_occupant::NewOccupant;
use super::notes::Asked;
use super::step::Step;
use super::stored_seats;
use crate::refusal::{Refusal, Wrong};

/// On how many devices a guest can play at one table.
const MOST_DEVICES: usize = 8;
/// How many minutes a link to another device works.
const DEVICE_LINK_MINUTES: u32 = 5;
/// How many attempts to take a seat are remembered, so that one that is sent twice counts once.
const REMEMBERED_ATTEMPTS: usize = 16;

/// A client's role at a table.
pub(super) enum Standing {
    Seated(Seat),
    /// They played here, and the computer does it for them.
    Left,
    Invited(InvitationState),
    Watching,
}

/// A link to another device that was not used yet.
#[derive(Debug)]
pub(super) struct OpenDeviceLink {
    link: SecretHash,
    guest: GuestId,
    expires: Moment,
}

/// Which seat is requested, and by what right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted<'a> {
    pub(super) seat: Option<u8>,
    pub(super) invitation: Option<SecretHash>,
    pub(super) account: Option<&'a AccountId>,
}

impl Live {
    /// The client's role here. An account's own seat takes precedence over any secret.
    pub(super) fn standing(&self, who: &Who) -> Result<Standing, Refusal> {
        let own = who.account.as_ref().and_then(|account| self.seat_of_account(account));
        let by_secret = || stored_seats::opened_by(&self.stored_seats, who.secret?);
        if let Some(seat) = own.or_else(by_secret) {
            return Ok(Standing::Seated(seat));
        }
        match who.secret {
            Some(secret) if stored_seats::was_opened_by(&self.stored_seats, secret) => {
                Ok(Standing::Left)
            }
            Some(secret) => {
                self.invitation_state(secret).map(Standing::Invited).ok_or(Refusal::WrongSecret)
            }
            None => Ok(Standing::Watching),
        }
    }

    /// The client's seat.
    pub(super) fn seat_of(&self, who: &Who) -> Result<Seat, Refusal> {
        match self.standing(who)? {
            Standing::Seated(seat) => Ok(seat),
            Standing::Left => Err(Refusal::HandedOver),
            Standing::Invited(InvitationState::Open { .. }) => Err(Refusal::OnlyInvitation),
            Standing::Invited(InvitationState::Used {}) => Err(Refusal::UsedInvitation),
            Standing::Watching => Err(Refusal::NoSeat),
        }
    }

    /// What an invitation is worth now; none if it is no invitation to this table.
    fn invitation_state(&self, invitation: SecretHash) -> Option<InvitationState> {
        let is_own = |stored_seat: &store::StoredSeat| stored_seat.invitation == Some(invitation);
        if self.invitation != Some(invitation) && !self.stored_seats.iter().any(is_own) {
            return None;
        }
        let admitted =
            self.stored_seats.iter().filter(|stored_seat| self.admits(invitation, stored_seat));
        let seats: Vec<u8> = admitted.map(|stored_seat| stored_seat.number + 1).collect();
        let is_used = seats.is_empty();
        Some(if is_used { InvitationState::Used {} } else { InvitationState::Open { seats } })
    }

    /// Whether an invitation admits to a seat as it is now.
    fn admits(&self, invitation: SecretHash, stored_seat: &store::StoredSeat) -> bool {
        let is_own = stored_seat.invitation == Some(invitation);
        let is_meant = is_own || self.invitation == Some(invitation);
        let is_free =
            is_meant && stored_seats::is_free(stored_seat) && stored_seat.invited.is_none();
        (is_free || is_own && stored_seats::awaits_guest(stored_seat)) && !self.table.is_over()
    }

    /// The seat to take: by an invitation, because it is reserved for the account, or because
    /// it is open to everyone.
    pub(super) fn seat_to_take(&self, wanted: Wanted<'_>) -> Result<Seat, Refusal> {
        if let Some(invitation) = wanted.invitation {
            match self.invitation_state(invitation) {
                None => return Err(Refusal::WrongSecret),
                Some(InvitationState::Used {}) => return Err(Refusal::UsedInvitation),
                Some(InvitationState::Open { .. }) => {}
            }
        }
        let is_free = |stored_seat: &store::StoredSeat| {
            stored_seats::is_free(stored_seat) && !self.table.is_over()
        };
        let is_kept = |stored_seat: &store::StoredSeat| {
            is_free(stored_seat)
                && stored_seat.invited.is_some()
                && stored_seat.invited.as_ref() == wanted.account
        };
        let is_open = |stored_seat: &store::StoredSeat| match wanted.invitation {
            Some(invitation) => self.admits(invitation, stored_seat),
            None => {
                is_free(stored_seat)
                    && stored_seat.invitation.is_none()
                    && stored_seat.invited.is_none()
            }
        };
        let index = match wanted.seat {
            Some(number) => {
                let is_wanted = |stored_seat: &store::StoredSeat| {
                    stored_seat.number + 1 == number
                        && (is_kept(stored_seat) || is_open(stored_seat))
                };
                let taken = || Refusal::NoFreeSeat(Wrong::SeatNotFree { seat: number }.message());
                self.stored_seats.iter().position(is_wanted).ok_or_else(taken)?
            }
            None => {
                let kept = self.stored_seats.iter().position(is_kept);
                let free = kept.or_else(|| self.stored_seats.iter().position(is_open));
                free.ok_or_else(|| Refusal::NoFreeSeat(Wrong::NoOpenSeat.message()))?
            }
        };
        Ok(Seat::from_index(index))
    }

    /// Takes a seat that admits the sitter, by an attempt; a guest with the secret that opens it from now on.
    pub(super) fn sit(
        &mut self,
        seat: Seat,
        new_occupant: NewOccupant,
        (secret, attempt): (Option<SecretHash>, Option<SecretHash>),
        now: Moment,
    ) -> Result<Step, Refusal> {
        self.check_sitter(&new_occupant)?;
        let was_free = stored_seats::is_free(&self.stored_seats[seat.index()]);
        let is_guest = matches!(new_occupant, NewOccupant::Guest { .. });
        let mut stored_seat = new_occupant.on(&self.stored_seats[seat.index()])?;
        stored_seat.secrets = secret.into_iter().collect();
        if is_guest {
            let (others, number) = (&self.stored_seats, stored_seat.number);
            stored_seat.name =
                stored_seat.name.map(|name| stored_seats::unlike(name, others, number));
        }
        let mut events = vec![seat_taken(seat, &stored_seat)];
        let change = self.put_chair(seat, stored_seat);
        if was_free && !self.stored_seats.iter().any(stored_seats::is_free) {
            events.push(JournalEvent::Begun {});
        }
        let index = seat.index() as u8;
        self.asked = attempt.map(|hash| Asked { seat: index, act: None, attempt: Some(hash) });
        let mut step = self.step(events, None, now);
        self.asked = None;
        step.changes.push(change);
        Ok(step)
    }

    /// Remembers an attempt to take a seat that went well.
    pub(super) fn remember_attempt(&mut self, attempt: SecretHash, seat: Seat) {
        let Some(store::Occupant::Person(person)) = &self.stored_seats[seat.index()].occupant
        else {
            return;
        };
        self.attempts.push_back((attempt, person.clone()));
        if self.attempts.len() > REMEMBERED_ATTEMPTS {
            self.attempts.pop_front();
        }
    }

    /// The seat that this attempt has taken already, if the same person asks.
    pub(super) fn taken_by(
        &self,
        attempt: SecretHash,
        account: Option<&AccountId>,
    ) -> Option<Seat> {
        let (_, person) = self.attempts.iter().find(|(known, _)| *known == attempt)?;
        let is_same = match person {
            Person::Account(id) => account == Some(id),
            Person::Guest(_) => account.is_none(),
        };
        let person = Some(store::Occupant::Person(person.clone()));
        let index = self.stored_seats.iter().position(|stored_seat| stored_seat.occupant == person);
        index.filter(|_| is_same).map(Seat::from_index)
    }

    /// Another secret opens the seat of a guest from now on.
    pub(super) fn add_secret(&mut self, seat: Seat, secret: SecretHash) -> Result<Step, Refusal> {
        let mut stored_seat = self.stored_seats[seat.index()].clone();
        if stored_seat.secrets.len() >= MOST_DEVICES {
            return Err(Refusal::invalid(&Wrong::Devices { most: MOST_DEVICES }));
        }
        stored_seat.secrets.push(secret);
        Ok(Step { changes: vec![self.put_chair(seat, stored_seat)], events: Vec::new() })
    }

    /// Lets the guest on a seat continue on another device by this link, which takes the place of the
    /// one before. Says until when it works.
    pub(super) fn open_device_link(
        &mut self,
        seat: Seat,
        link: SecretHash,
        now: Moment,
    ) -> Result<Moment, Refusal> {
        let guest =
            stored_seats::guest_of(&self.stored_seats[seat.index()]).ok_or(Refusal::AccountSeat)?;
        let expires = now.after(Millis::from_secs(60 * DEVICE_LINK_MINUTES));
        let guest = guest.clone();
        self.device_links.retain(|open| open.guest != guest && open.expires > now);
        self.device_links.push(OpenDeviceLink { link, guest, expires });
        Ok(expires)
    }

    /// Another device continues by a link, which is used up by that; it plays by this secret.
    pub(super) fn use_device_link(
        &mut self,
        link: SecretHash,
        secret: SecretHash,
        now: Moment,
    ) -> Result<(Seat, Step), Refusal> {
        let wrong = || Refusal::WrongDeviceLink(u64::from(DEVICE_LINK_MINUTES));
        let index =
            self.device_links.iter().position(|open| open.link == link && open.expires > now);
        let guest = self.device_links.swap_remove(index.ok_or_else(wrong)?).guest;
        let index = self
            .stored_seats
            .iter()
            .position(|stored_seat| stored_seats::guest_of(stored_seat) == Some(&guest));
        let seat = Seat::from_index(index.ok_or_else(wrong)?);
        Ok((seat, self.add_secret(seat, secret)?))
    }
}
