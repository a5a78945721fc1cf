//! Who plays on a seat, and who may take one.
//!
//! An invitation only admits somebody to a seat that is free. Whoever takes it is given a secret of
//! their own, which nobody else has seen; an account is given none, because it alone plays there.

use tetrarch_catalog::Seat;
use tetrarch_protocol::{Event, InvitationState};
use tetrarch_store::{self as store, AccountId, GuestId, Person, SecretHash};
use tetrarch_table::{Millis, Moment};

use super::belonging::seat_taken;
use super::chairs;
use super::handle::Who;
use super::live::Live;
use super::sitter::Sitter;
use super::step::Step;
use crate::refusal::Refusal;

/// On how many devices a guest can play at one table.
const MOST_DEVICES: usize = 8;
/// How many minutes a link to another device works.
const DEVICE_LINK_MINUTES: u32 = 5;
/// How many attempts to take a seat are remembered, so that one that is sent twice counts once.
const REMEMBERED_ATTEMPTS: usize = 16;

/// What somebody is at a table.
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

/// Which seat somebody wants to take, and by what right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted<'a> {
    pub(super) seat: Option<u8>,
    pub(super) invitation: Option<SecretHash>,
    pub(super) account: Option<&'a AccountId>,
}

impl Live {
    /// What somebody is here. The own seat of an account comes before any secret.
    pub(super) fn standing(&self, who: &Who) -> Result<Standing, Refusal> {
        let own = who.account.as_ref().and_then(|account| self.seat_of_account(account));
        let by_secret = || chairs::opened_by(&self.chairs, who.secret?);
        if let Some(seat) = own.or_else(by_secret) {
            return Ok(Standing::Seated(seat));
        }
        match who.secret {
            Some(secret) if chairs::was_opened_by(&self.chairs, secret) => Ok(Standing::Left),
            Some(secret) => {
                self.invitation_state(secret).map(Standing::Invited).ok_or(Refusal::WrongSecret)
            }
            None => Ok(Standing::Watching),
        }
    }

    /// The seat that somebody plays on.
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
        let is_own = |chair: &store::Seat| chair.invitation == Some(invitation);
        if self.invitation != Some(invitation) && !self.chairs.iter().any(is_own) {
            return None;
        }
        let admitted = self.chairs.iter().filter(|chair| self.admits(invitation, chair));
        let seats: Vec<u8> = admitted.map(|chair| chair.number + 1).collect();
        let is_used = seats.is_empty();
        Some(if is_used { InvitationState::Used {} } else { InvitationState::Open { seats } })
    }

    /// Whether an invitation admits to a seat as it is now.
    fn admits(&self, invitation: SecretHash, chair: &store::Seat) -> bool {
        let is_meant = [chair.invitation, self.invitation].contains(&Some(invitation));
        is_meant && chairs::is_free(chair) && chair.invited.is_none() && !self.table.is_over()
    }

    /// The seat that somebody takes: by an invitation, because it is kept for the account, or because
    /// it is open to everybody.
    pub(super) fn seat_to_take(&self, wanted: Wanted<'_>) -> Result<Seat, Refusal> {
        if let Some(invitation) = wanted.invitation {
            match self.invitation_state(invitation) {
                None => return Err(Refusal::WrongSecret),
                Some(InvitationState::Used {}) => return Err(Refusal::UsedInvitation),
                Some(InvitationState::Open { .. }) => {}
            }
        }
        let is_free = |chair: &store::Seat| chairs::is_free(chair) && !self.table.is_over();
        let is_kept = |chair: &store::Seat| {
            is_free(chair) && chair.invited.is_some() && chair.invited.as_ref() == wanted.account
        };
        let is_open = |chair: &store::Seat| match wanted.invitation {
            Some(invitation) => self.admits(invitation, chair),
            None => is_free(chair) && chair.invitation.is_none() && chair.invited.is_none(),
        };
        let index = match wanted.seat {
            Some(number) => {
                let is_wanted = |chair: &store::Seat| {
                    chair.number + 1 == number && (is_kept(chair) || is_open(chair))
                };
                let taken = || Refusal::NoFreeSeat(format!("seat {number} is not free for you"));
                self.chairs.iter().position(is_wanted).ok_or_else(taken)?
            }
            None => {
                let kept = self.chairs.iter().position(is_kept);
                let free = kept.or_else(|| self.chairs.iter().position(is_open));
                let none = "no seat of this table is free for everybody";
                free.ok_or_else(|| Refusal::NoFreeSeat(none.to_owned()))?
            }
        };
        Ok(Seat::from_index(index))
    }

    /// Somebody sits down on a seat that is free; a guest with the secret that opens it from now on.
    pub(super) fn sit(
        &mut self,
        seat: Seat,
        sitter: Sitter,
        secret: Option<SecretHash>,
        now: Moment,
    ) -> Result<Step, Refusal> {
        self.check_sitter(&sitter)?;
        let is_guest = matches!(sitter, Sitter::Guest { .. });
        let mut chair = sitter.on(&self.chairs[seat.index()])?;
        chair.secrets = secret.into_iter().collect();
        if is_guest {
            let (others, number) = (&self.chairs, chair.number);
            chair.name = chair.name.map(|name| chairs::unlike(name, others, number));
        }
        let mut events = vec![seat_taken(seat, &chair)];
        let change = self.put_chair(seat, chair);
        if !self.chairs.iter().any(chairs::is_free) {
            events.push(Event::Begun {});
        }
        let mut step = self.step(events, None, now);
        step.changes.push(change);
        Ok(step)
    }

    /// Remembers an attempt to take a seat that went well.
    pub(super) fn remember_attempt(&mut self, attempt: SecretHash, seat: Seat) {
        let Some(store::Occupant::Person(person)) = &self.chairs[seat.index()].occupant else {
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
        let index = self.chairs.iter().position(|chair| chair.occupant == person);
        index.filter(|_| is_same).map(Seat::from_index)
    }

    /// Another secret opens the seat of a guest from now on.
    pub(super) fn add_secret(&mut self, seat: Seat, secret: SecretHash) -> Result<Step, Refusal> {
        let mut chair = self.chairs[seat.index()].clone();
        if chair.secrets.len() >= MOST_DEVICES {
            let message = format!("a guest plays on at most {MOST_DEVICES} devices at one table");
            return Err(Refusal::Invalid(message));
        }
        chair.secrets.push(secret);
        Ok(Step { changes: vec![self.put_chair(seat, chair)], events: Vec::new() })
    }

    /// Lets the guest on a seat continue on another device by this link, which takes the place of the
    /// one before. Says until when it works.
    pub(super) fn open_device_link(
        &mut self,
        seat: Seat,
        link: SecretHash,
        now: Moment,
    ) -> Result<Moment, Refusal> {
        let guest = chairs::guest_of(&self.chairs[seat.index()]).ok_or(Refusal::AccountSeat)?;
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
        let index = self.chairs.iter().position(|chair| chairs::guest_of(chair) == Some(&guest));
        let seat = Seat::from_index(index.ok_or_else(wrong)?);
        Ok((seat, self.add_secret(seat, secret)?))
    }
}
