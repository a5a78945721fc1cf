//! What the task of a table does about accounts.

use tetrarch_protocol::{Event, NumberedEvent, ToClient};
use tetrarch_store::{AccountId, Change, Conflict, SecretHash, StoreError};

use super::actor::{Actor, told};
use super::chairs;
use super::sitter::{Sitter, is_taken};
use crate::accounts::Identity;
use crate::ratings;
use crate::refusal::Refusal;

/// How often the end of a game is settled anew, because a player's other game ended just then.
const SETTLING_ATTEMPTS: usize = 10;

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
