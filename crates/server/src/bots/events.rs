//! The events of a bot: challenges, games that begin and end.

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

use futures_util::stream::{self, Stream, StreamExt as _};
use tetrarch_protocol::BotEvent;
use tetrarch_store::{
    AccountId, Delivery, Status, StoreError, Subscription, TableHead, TableId, TableQuery, Topic,
};

use crate::accounts::Identity;
use crate::refusal::Refusal;
use crate::services::Services;
use crate::tables::{account_of, listing};

/// How many tables are read at once.
const PAGE: u32 = 500;

/// What concerns an account: first what is the case, then what happens. Ends when the reader is too
/// slow; who comes back hears again what is the case.
pub(crate) async fn events(
    services: &Services,
    identity: &Identity,
) -> Result<impl Stream<Item = BotEvent> + use<>, Refusal> {
    let topic = Topic::Account(identity.id.clone());
    let news = services.bus.subscribe(topic).await.map_err(|error| {
        tracing::error!(%error, "bot stream failed");
        Refusal::Unavailable
    })?;
    let mut listener = Listener {
        services: services.clone(),
        account: identity.id.clone(),
        told: HashMap::new(),
        news,
    };
    let present = listener.present().await?;
    let coming = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((event, listener))
    });
    Ok(stream::iter(present).chain(coming))
}

struct Listener {
    services: Services,
    account: AccountId,
    /// What was told last of each table that is not over.
    told: HashMap<TableId, Discriminant<BotEvent>>,
    news: Subscription,
}

impl Listener {
    /// The games under way, and the challenges that are open.
    async fn present(&mut self) -> Result<Vec<BotEvent>, StoreError> {
        let all = || TableQuery::all(PAGE);
        let account = self.account.clone();
        let player = Some(tetrarch_store::Person::Account(account.clone()));
        let playing = TableQuery { status: Some(Status::Ongoing), player, ..all() };
        let challenged = TableQuery { status: Some(Status::Open), invited: Some(account), ..all() };
        let mut events = Vec::new();
        for mut query in [playing, challenged] {
            loop {
                let page = self.services.store.tables(query.clone()).await?;
                for head in &page.tables {
                    events.extend(self.event(head)?);
                }
                match page.next {
                    Some(next) => query.after = Some(next),
                    None => break,
                }
            }
        }
        Ok(events)
    }

    /// The next thing that happens.
    async fn next(&mut self) -> Option<BotEvent> {
        loop {
            let Delivery::Message(table) = self.news.next().await? else { return None };
            match self.look_at(&table).await {
                Ok(Some(event)) => return Some(event),
                Ok(None) => {}
                Err(error) => {
                    tracing::error!(%table, %error, "event not sent to bot");
                    return None;
                }
            }
        }
    }

    async fn look_at(&mut self, table: &str) -> Result<Option<BotEvent>, StoreError> {
        let Ok(table) = table.parse::<TableId>() else { return Ok(None) };
        match self.services.store.table_head(&table).await? {
            Some(head) => self.event(&head),
            None => Ok(None),
        }
    }

    /// What there is to tell of a table, unless it was told.
    fn event(&mut self, head: &TableHead) -> Result<Option<BotEvent>, StoreError> {
        let is_own = |seat: &&tetrarch_store::StoredSeat| account_of(seat) == Some(&self.account);
        let is_kept =
            |seat: &&tetrarch_store::StoredSeat| seat.invited.as_ref() == Some(&self.account);
        let own = head.seats.iter().find(is_own);
        let kept = head.seats.iter().find(is_kept);
        let number = |seat: &tetrarch_store::StoredSeat| seat.number + 1;
        let game = listing(head)?;
        let event = match (head.summary.status, own, kept) {
            (Status::Open, _, Some(seat)) => BotEvent::Challenge { seat: number(seat), game },
            (Status::Ongoing, Some(seat), _) => BotEvent::GameStart { seat: number(seat), game },
            (Status::Finished | Status::Aborted, Some(seat), _)
            | (Status::Finished | Status::Aborted, None, Some(seat)) => {
                BotEvent::GameFinish { seat: number(seat), game }
            }
            _ => return Ok(None),
        };
        let is_last = matches!(event, BotEvent::GameFinish { .. });
        let before = if is_last {
            self.told.remove(&head.id)
        } else {
            self.told.insert(head.id.clone(), discriminant(&event))
        };
        Ok((before != Some(discriminant(&event))).then_some(event))
    }
}
