//! Clean-up: stale listings in the lobby, and abandoned tables.

use std::time::Duration;

use tetrarch_protocol::{Goodbye, TableId, ToClient};
use tetrarch_store::{
    Change, Conflict, Status, StoreError, TableHead, TableQuery, Topic, Visibility,
};
use tetrarch_table::{Moment, TimeControl};

use super::journal::note;
use super::notes::SetupNote;
use super::registry::Registry;
use super::stored_seats::account_of;
use crate::time::stored;

/// How many tables are looked at in one go.
const PAGE: u32 = 500;

impl Registry {
    /// Keeps the lobby and the store tidy, forever.
    pub(crate) async fn keep_tidy(&self) {
        let config = &self.services().config;
        // After a restart all creators have as long to come back as those who have left.
        tokio::time::sleep(config.lobby_absence).await;
        loop {
            if let Err(error) = self.tidy().await {
                tracing::error!(%error, "clean-up failed");
            }
            tokio::time::sleep(config.tidy_every).await;
        }
    }

    async fn tidy(&self) -> Result<(), StoreError> {
        self.tidy_lobby().await?;
        let Some(abandoned_after) = self.services().config.abandoned_after else { return Ok(()) };
        let deleted = self.delete_abandoned(abandoned_after).await?;
        if deleted > 0 {
            tracing::info!(deleted, "deleted abandoned tables");
        }
        Ok(())
    }

    /// Takes tables out of the lobby that are not in memory: their creators were gone before this server
    /// started. Those in memory see to it themselves.
    async fn tidy_lobby(&self) -> Result<(), StoreError> {
        let query = TableQuery {
            status: Some(Status::Open),
            visibility: Some(Visibility::Public),
            listed: Some(true),
            ..TableQuery::all(PAGE)
        };
        self.for_each(query, |head| {
            Some(Change::SetListed { table: head.id.clone(), listed: false })
        })
        .await?;
        Ok(())
    }

    async fn delete_abandoned(&self, after: Duration) -> Result<usize, StoreError> {
        let now = self.services().time.now();
        let since = Moment(now.0.saturating_sub(after.as_millis() as u64));
        let mut deleted = 0;
        for status in [Status::Open, Status::Aborted, Status::Ongoing] {
            let query = TableQuery {
                status: Some(status),
                idle_since: Some(stored(since)),
                ..TableQuery::all(PAGE)
            };
            let delete =
                |head: &TableHead| is_abandoned(head).then(|| Change::DeleteTable(head.id.clone()));
            deleted += self.for_each(query, delete).await?;
        }
        Ok(deleted)
    }

    /// Changes every table that a query finds and that is not in memory at the moment, or another server's; returns
    /// how many.
    async fn for_each(
        &self,
        mut query: TableQuery,
        change: impl Fn(&TableHead) -> Option<Change>,
    ) -> Result<usize, StoreError> {
        let mut changed = 0;
        loop {
            let page = self.services().store.tables(query.clone()).await?;
            for head in &page.tables {
                let Ok(table) = head.id.as_str().parse::<TableId>() else { continue };
                if self.is_kept(&table) {
                    continue;
                }
                let Some(change) = change(head) else { continue };
                let is_deletion = matches!(change, Change::DeleteTable(_));
                let mut changes = vec![change];
                if let Some(cluster) = &self.services().cluster {
                    let Some(found) = cluster.free_or_own(&head.id).await? else { continue };
                    if is_deletion {
                        // Whoever takes the table at the same moment, or has taken it, is in the way.
                        changes.insert(0, cluster.taking(&head.id, found.epoch));
                    }
                }
                match self.services().store.write(changes).await {
                    Ok(()) => {}
                    Err(StoreError::Conflict(Conflict::Epoch { .. })) => continue,
                    Err(error) => return Err(error),
                }
                if is_deletion {
                    self.say_deleted(&head.id).await;
                }
                changed += 1;
            }
            match page.next {
                Some(next) => query.after = Some(next),
                None => return Ok(changed),
            }
        }
    }

    /// Clients that have connected meanwhile are disconnected.
    async fn say_deleted(&self, table: &tetrarch_store::TableId) {
        let goodbye = ToClient::Goodbye { reason: Goodbye::Removed };
        let goodbye = serde_json::to_string(&goodbye).expect("a message is plain data");
        let topic = Topic::Table(table.clone());
        if let Err(error) = self.services().bus.publish(topic, goodbye.into()).await {
            tracing::warn!(%table, %error, "table deletion not announced to clients");
        }
    }
}

/// Whether a table at which nothing has happened for long is abandoned:
///
/// - it waits for players;
/// - it was called off, and no account sits at it;
/// - its game has no clock and is not over, and no account sits at it. (With a clock it ends by itself.)
///
/// A game that was played to its end is never abandoned.
fn is_abandoned(head: &TableHead) -> bool {
    let is_guests = || head.seats.iter().all(|seat| account_of(seat).is_none());
    // What an administrator removed leaves an empty row behind if ratings are made of it.
    let Ok(setup) = note::<SetupNote>(&head.setup) else { return false };
    match head.summary.status {
        Status::Open => true,
        Status::Aborted => is_guests(),
        Status::Ongoing => is_guests() && setup.time == TimeControl::None,
        Status::Finished => false,
    }
}
