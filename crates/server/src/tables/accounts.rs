//! What the task of a table does about people: who sits down, and whose a seat is.

use std::ops::RangeInclusive;

use tetrarch_protocol::{DeviceLink, JournalEvent, NumberedEvent, SeatKey, TakeSeat, ToClient};
use tetrarch_store::{AccountId, SecretHash};

use super::actor::{Actor, to_json};
use super::admission::Wanted;
use super::handle::Who;
use super::new_occupant::{NewOccupant, is_taken};
use super::stored_seats;
use crate::accounts::Identity;
use crate::ratings;
use crate::refusal::{Refusal, Wrong};
use crate::secrets::{draw_secret, hash_of, hash_of_text};

/// How long the text is that a client draws for an attempt to take a seat.
const ATTEMPT_LENGTH: RangeInclusive<usize> = 16..=64;

impl Actor {
    /// A person who is about to take a seat here.
    pub(super) async fn new_occupant(
        &self,
        identity: Option<Identity>,
        name: Option<String>,
    ) -> Result<NewOccupant, Refusal> {
        let Some(Identity { id, name }) = identity else {
            let is_taken = match &name {
                Some(name) => is_taken(&*self.services.store, name).await?,
                None => false,
            };
            return Ok(NewOccupant::Guest { name, is_taken });
        };
        let rating = ratings::current(&*self.services.store, &id, &self.live.pool()).await?;
        Ok(NewOccupant::Account { id, name, rating })
    }

    /// A person takes a seat and gets its secret. If the response was lost, the request can be repeated.
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
                let new_occupant = self.new_occupant(identity, take.name.clone()).await?;
                (seat, self.live.sit(seat, new_occupant, (hash, attempt), self.now())?)
            }
        };
        self.store_and_publish(step).await?;
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
        self.store_and_publish(step).await?;
        Ok(SeatKey { seat: seat.number(), secret: Some(secret) })
    }

    pub(super) async fn claim(
        &mut self,
        secret: SecretHash,
        identity: Identity,
    ) -> Result<(), Refusal> {
        let new_occupant = self.new_occupant(Some(identity), None).await?;
        let step = self.live.claim(secret, new_occupant, self.now())?;
        self.store_and_publish(step).await
    }

    pub(super) async fn forget(&mut self, account: &AccountId) -> Result<(), Refusal> {
        let step = self.live.give_up(account, self.now());
        self.store_and_publish(step).await?;
        let table = super::live::stored_id(self.live.id());
        let journal = self.services.store.entries_after(&table, 0).await?;
        let step = self.live.forget(account, &journal)?;
        self.store_and_publish(step).await?;
        self.publish_snapshot().await;
        Ok(())
    }

    /// Sends all clients a new snapshot, because something they have seen was removed.
    pub(super) async fn publish_snapshot(&mut self) {
        // Clients that reconnect get a new snapshot as well.
        self.recent.clear();
        let snapshot = Box::new(self.live.snapshot(self.now()));
        self.publish(to_json(&ToClient::Snapshot(snapshot))).await;
    }

    /// Hints to the players' programs that a game has begun or ended.
    pub(super) async fn notify_accounts(&self, events: &[NumberedEvent]) {
        let table = events.iter().find_map(|event| match &event.event {
            JournalEvent::Begun {} | JournalEvent::Ended { .. } => Some(self.live.id()),
            _ => None,
        });
        let next = events.iter().find_map(|event| match &event.event {
            JournalEvent::NextGame { table } => Some(table),
            _ => None,
        });
        for table in table.into_iter().chain(next) {
            for account in stored_seats::accounts(&self.live.stored_seats) {
                self.services.notify_account(account, table).await;
            }
        }
    }
}

/// What is remembered of an attempt to take a seat.
fn checked_attempt(attempt: &str) -> Result<SecretHash, Refusal> {
    if ATTEMPT_LENGTH.contains(&attempt.chars().count()) {
        return Ok(hash_of_text(attempt));
    }
    let (least, most) = ATTEMPT_LENGTH.into_inner();
    Err(Refusal::invalid(&Wrong::Attempt { least, most }))
}
