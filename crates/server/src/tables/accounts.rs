//! What the task of a table does about people: who sits down, and whose a seat is.

use std::ops::RangeInclusive;

use tetrarch_protocol::{DeviceLink, Event, NumberedEvent, SeatKey, TakeSeat, ToClient};
use tetrarch_store::{AccountId, Change, Conflict, SecretHash, StoreError};

use super::actor::{Actor, told};
use super::admission::Wanted;
use super::chairs;
use super::handle::Who;
use super::sitter::{Sitter, is_taken};
use crate::accounts::Identity;
use crate::ratings;
use crate::refusal::Refusal;
use crate::secrets::{draw_secret, hash_of, hash_of_text};

/// How often the end of a game is settled anew, because a player's other game ended just then.
const SETTLING_ATTEMPTS: usize = 10;
/// How long the text is that a client draws for an attempt to take a seat.
const ATTEMPT_LENGTH: RangeInclusive<usize> = 16..=64;

impl Actor {
    /// Somebody who is about to sit down here.
    pub(super) async fn sitter(
        &self,
        identity: Option<Identity>,
        name: Option<String>,
    ) -> Result<Sitter, Refusal> {
        let Some(Identity { id, name }) = identity else {
            let is_taken = match &name {
                Some(name) => is_taken(&*self.services.store, name).await?,
                None => false,
            };
            return Ok(Sitter::Guest { name, is_taken });
        };
        let rating = ratings::current(&*self.services.store, &id, &self.live.pool()).await?;
        Ok(Sitter::Account { id, name, rating })
    }

    /// Somebody takes a seat, and is told the secret of it. Who has lost the answer may ask again.
    pub(super) async fn take_seat(
        &mut self,
        take: &TakeSeat,
        identity: Option<Identity>,
    ) -> Result<SeatKey, Refusal> {
        let attempt = take.attempt.as_deref().map(checked_attempt).transpose()?;
        let account = identity.as_ref().map(|identity| &identity.id);
        // An account plays by its session or its token.
        let secret = account.is_none().then(draw_secret);
        let hash = secret.as_ref().map(hash_of);
        let taken = attempt.and_then(|attempt| self.live.taken_by(attempt, account));
        let (seat, step) = match taken {
            Some(seat) => {
                let added = hash.map(|hash| self.live.add_secret(seat, hash)).transpose()?;
                (seat, added.unwrap_or_default())
            }
            None => {
                let invitation = take.invitation.as_ref().map(hash_of);
                let seat =
                    self.live.seat_to_take(Wanted { seat: take.seat, invitation, account })?;
                let sitter = self.sitter(identity, take.name.clone()).await?;
                (seat, self.live.sit(seat, sitter, hash, self.now())?)
            }
        };
        self.store_and_tell(step).await?;
        if let Some(attempt) = attempt.filter(|_| taken.is_none()) {
            self.live.remember_attempt(attempt, seat);
        }
        Ok(SeatKey { seat: seat.number(), secret })
    }

    /// A link by which the guest on a seat continues on another device.
    pub(super) fn open_device_link(&mut self, who: &Who) -> Result<DeviceLink, Refusal> {
        let seat = self.live.seat_of(who)?;
        let secret = draw_secret();
        let expires = self.live.open_device_link(seat, hash_of(&secret), self.now())?;
        Ok(DeviceLink { secret, expires_ms: expires.0 })
    }

    /// Another device continues for a guest, by a secret of its own.
    pub(super) async fn use_device_link(&mut self, link: SecretHash) -> Result<SeatKey, Refusal> {
        let secret = draw_secret();
        let (seat, step) = self.live.use_device_link(link, hash_of(&secret), self.now())?;
        self.store_and_tell(step).await?;
        Ok(SeatKey { seat: seat.number(), secret: Some(secret) })
    }

    pub(super) async fn claim(
        &mut self,
        secret: SecretHash,
        identity: Identity,
    ) -> Result<(), Refusal> {
        let sitter = self.sitter(Some(identity), None).await?;
        let step = self.live.claim(secret, sitter, self.now())?;
        self.store_and_tell(step).await
    }

    pub(super) async fn forget(&mut self, account: &AccountId) -> Result<(), Refusal> {
        let step = self.live.give_up(account, self.now());
        self.store_and_tell(step).await?;
        let table = super::live::stored_id(self.live.id());
        let journal = self.services.store.entries_after(&table, 0).await?;
        let step = self.live.forget(account, &journal)?;
        self.store_and_tell(step).await?;
        self.tell_anew().await;
        Ok(())
    }

    /// Sends everybody the table as it is now, because something was taken out of what they have seen.
    pub(super) async fn tell_anew(&mut self) {
        // Whoever comes back is sent the table anew as well.
        self.recent.clear();
        let snapshot = Box::new(self.live.snapshot(self.now()));
        self.tell(told(&ToClient::Snapshot(snapshot))).await;
    }

    /// Stores changes, and with the end of a rated game what it makes of the ratings.
    pub(super) async fn store(
        &self,
        changes: Vec<Change>,
        events: &[NumberedEvent],
    ) -> Result<(), StoreError> {
        let has_ended = events.iter().any(|told| matches!(told.event, Event::Ended { .. }));
        let goes_on = changes.iter().any(|change| matches!(change, Change::CreateTable(_)));
        let ended = if has_ended { self.live.rated_game(self.now()) } else { None };
        if ended.is_none() && !goes_on {
            return self.services.store.write(changes).await;
        }
        let mut attempts = 0;
        loop {
            let mut changes = changes.clone();
            ratings::settle(&*self.services.store, ended.clone(), &mut changes).await?;
            attempts += 1;
            match self.services.store.write(changes).await {
                Err(StoreError::Conflict(Conflict::StaleRating { .. }))
                    if attempts < SETTLING_ATTEMPTS => {}
                written => return written,
            }
        }
    }

    /// Hints to the players' programs that a game has begun or ended.
    pub(super) async fn tell_accounts(&self, events: &[NumberedEvent]) {
        let table = events.iter().find_map(|told| match &told.event {
            Event::Begun {} | Event::Ended { .. } => Some(self.live.id()),
            _ => None,
        });
        let next = events.iter().find_map(|told| match &told.event {
            Event::NextGame { table } => Some(table),
            _ => None,
        });
        for table in table.into_iter().chain(next) {
            for account in chairs::accounts(&self.live.chairs) {
                self.services.tell_account(account, table).await;
            }
        }
    }
}

/// What is remembered of an attempt to take a seat.
fn checked_attempt(attempt: &str) -> Result<SecretHash, Refusal> {
    if ATTEMPT_LENGTH.contains(&attempt.chars().count()) {
        return Ok(hash_of_text(attempt));
    }
    let (least, most) = (ATTEMPT_LENGTH.start(), ATTEMPT_LENGTH.end());
    let message = format!("an attempt is a random text of {least} to {most} characters");
    Err(Refusal::Invalid(message))
}
