//! Deleting an account.

use std::collections::HashSet;
use std::net::IpAddr;
use std::time::Duration;

use tetrarch_protocol::{Password, TableId};
use tetrarch_store::{AccountId, Change, Person, StoreError};

use super::identity::Identity;
use super::people::Accounts;
use crate::refusal::Refusal;

/// After what time a deletion that failed is tried again.
const PAUSE: Duration = Duration::from_secs(60);

/// How far the deletion of an account has come when its owner is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deletion {
    /// Nothing is left.
    Done,
    /// The owner cannot be kept waiting any longer, but it goes on.
    UnderWay,
}

impl Accounts {
    /// Deletes an account with all that is known of it. Its games stay, without its name and words.
    ///
    /// It is no one's from now on. But it may have more games than can be read in the time of one request or within
    /// the share of one address, so the server goes on by itself, also after a restart.
    pub(crate) async fn delete(
        &self,
        from: IpAddr,
        identity: &Identity,
        password: &Password,
    ) -> Result<Deletion, Refusal> {
        self.check_password(from, identity, password).await?;
        self.services.store.write(vec![Change::BeginForgetting(identity.id.clone())]).await?;
        self.services.hint_credentials(&identity.id).await;
        let (accounts, account) = (self.clone(), identity.id.clone());
        let deleting = self.services.tasks.spawn(async move { accounts.forget(&account).await });
        // A little earlier than the request would be given up.
        let patience = self.services.config.limits.request / 2;
        match tokio::time::timeout(patience, deleting).await {
            Ok(Ok(())) => Ok(Deletion::Done),
            _ => Ok(Deletion::UnderWay),
        }
    }

    /// Deletes the accounts whose deletion was interrupted.
    pub(crate) async fn finish_deletions(&self) {
        match self.services.store.leaving_accounts().await {
            Ok(accounts) => {
                for account in accounts {
                    self.forget(&account).await;
                }
            }
            Err(error) => tracing::error!(%error, "accounts to delete cannot be read"),
        }
    }

    /// Forgets an account; tries again until it succeeds, or the server stops.
    async fn forget(&self, account: &AccountId) {
        while let Err(refusal) = self.try_to_forget(account).await {
            tracing::error!(%account, %refusal, "account not deleted yet");
            tokio::select! {
                () = tokio::time::sleep(PAUSE) => {}
                () = self.services.closing.cancelled() => return,
            }
        }
    }

    async fn try_to_forget(&self, account: &AccountId) -> Result<(), Refusal> {
        self.forget_at_tables(account).await?;
        self.services.store.write(vec![Change::Forget(Person::Account(account.clone()))]).await?;
        if let Err(error) = self.services.store.erase().await {
            // The account is deleted. The store goes on removing its traces by itself.
            tracing::warn!(%error, "deleted account not yet erased from the data folder");
        }
        Ok(())
    }

    /// Gives up the games of an account, and takes its name and words from all its tables.
    async fn forget_at_tables(&self, account: &AccountId) -> Result<(), Refusal> {
        let person = Person::Account(account.clone());
        let mut unreadable = HashSet::new();
        // A game of a match that is given up may lead to the next: that one is given up too.
        loop {
            let known = self.services.store.personal_data(&person).await?;
            let mut tables = known.tables;
            tables.extend(known.invitations);
            tables.retain(|table| !unreadable.contains(table));
            if tables.is_empty() {
                return Ok(());
            }
            for table in tables {
                let none = |_| Refusal::NoSuchTable(table.to_string());
                let id = table.as_str().parse::<TableId>().map_err(none)?;
                match self.tables.forget_account(&id, account).await {
                    Ok(()) => {}
                    // It was deleted meanwhile.
                    Err(Refusal::NoSuchTable(_)) => {
                        unreadable.insert(table);
                    }
                    // The account must not stay because of it. Its name goes from the seat all the same.
                    Err(Refusal::Store(StoreError::Damaged(why))) => {
                        tracing::error!(%table, %why, "deleted account not removed from journal");
                        unreadable.insert(table);
                    }
                    Err(refusal) => return Err(refusal),
                }
            }
        }
    }
}
