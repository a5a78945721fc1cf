//! Following a table that may change hands: the news of whoever keeps it, without gaps and without repetition.

use std::collections::VecDeque;
use std::sync::Arc;

use futures_util::StreamExt as _;
use futures_util::stream;
use tetrarch_protocol::TableId;
use tetrarch_store::{Delivery, Subscription};

use super::handle::{Command, Joined, Newcomer, Since, nothing};
use super::registry::Registry;
use crate::refusal::Refusal;
use crate::shares::Owner;

/// How an event's text begins; its number follows.
const EVENT: &str = r#"{"type":"event","number":"#;
/// How a snapshot's text begins.
const SNAPSHOT: &str = r#"{"type":"snapshot""#;
/// How news between servers begin. Clients do not hear them.
const BETWEEN_SERVERS: char = '!';

/// Says that another task keeps a table from now on: those who follow it must join again.
pub(super) fn new_keeper(task: u64) -> Arc<str> {
    format!("{BETWEEN_SERVERS}keeper {task}").into()
}

/// The number of an event, if the text is one.
fn event_number(text: &str) -> Option<u64> {
    let rest = text.strip_prefix(EVENT)?;
    let end = rest.find(|letter: char| !letter.is_ascii_digit())?;
    rest[..end].parse().ok()
}

/// A connection that follows a table.
pub(super) struct Following {
    tables: Registry,
    table: TableId,
    newcomer: Newcomer,
    owner: Option<Owner>,
    /// Whether it was not told the whole table, and could make nothing of a snapshot.
    only_events: bool,
    /// The task that let it in.
    task: u64,
    /// The number of the last event it has heard.
    last: u64,
    news: Subscription,
    /// What it must hear before anything else.
    caught_up: VecDeque<Arc<str>>,
}

impl Following {
    /// Joins a table, wherever it is kept.
    pub(super) async fn join(
        tables: &Registry,
        table: &TableId,
        newcomer: Newcomer,
        since: Since,
    ) -> Result<Joined, Refusal> {
        // First the news, then what was: so nothing is missed in between.
        let news = tables.services().follow(table).await?;
        let mut following = Self {
            tables: tables.clone(),
            table: table.clone(),
            newcomer,
            owner: Owner::asking(),
            only_events: matches!(since, Since::Now),
            task: 0,
            last: 0,
            news,
            caught_up: VecDeque::new(),
        };
        let joined = following.ask_to_join(since).await?;
        let news = stream::unfold(following, |mut following| async move {
            Some((following.next().await?, following))
        });
        Ok(Joined { news: news.boxed(), ..joined })
    }

    async fn ask_to_join(&mut self, since: Since) -> Result<Joined, Refusal> {
        let (newcomer, owner) = (self.newcomer.clone(), self.owner);
        let joining = self.tables.ask(&self.table, |reply| Command::Join {
            newcomer,
            owner,
            since,
            with_news: false,
            reply,
        });
        let joined = joining.await?;
        (self.task, self.last) = (joined.task, joined.welcome.last);
        Ok(Joined { news: nothing(), ..joined })
    }

    async fn next(&mut self) -> Option<Delivery> {
        loop {
            if let Some(text) = self.caught_up.pop_front() {
                return Some(Delivery::Message(text));
            }
            match self.news.next().await? {
                Delivery::Message(text) if text.starts_with(BETWEEN_SERVERS) => {
                    let is_new = text.strip_prefix("!keeper ");
                    if is_new.is_some_and(|task| task.parse() != Ok(self.task)) {
                        // It may be this server's own task that keeps the table no longer.
                        self.tables.check_keeper(&self.table).await;
                        self.catch_up().await?;
                    }
                }
                Delivery::Message(text) => match event_number(&text) {
                    Some(number) if number <= self.last => {}
                    Some(number) if number > self.last + 1 => self.catch_up().await?,
                    Some(number) => {
                        self.last = number;
                        return Some(Delivery::Message(text));
                    }
                    None => return Some(Delivery::Message(text)),
                },
                // The reader itself is too slow, or servers have missed each other: in either case it can catch up.
                Delivery::Missed(_) => self.catch_up().await?,
            }
        }
    }

    /// Joins again, and gets what was missed meanwhile; none if that cannot be done.
    async fn catch_up(&mut self) -> Option<()> {
        let joined = match self.ask_to_join(Since::Event(self.last)).await {
            Ok(joined) => joined,
            Err(error) => {
                tracing::warn!(table = %self.table, %error, "connection ended: table cannot be followed");
                return None;
            }
        };
        if self.only_events && joined.catch_up.iter().any(|text| text.starts_with(SNAPSHOT)) {
            return None;
        }
        self.caught_up.extend(joined.catch_up);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_protocol::{JournalEvent, NumberedEvent, ToClient};

    use super::*;

    #[test]
    fn events_are_known_by_their_number() {
        let event = JournalEvent::Begun {};
        let event = NumberedEvent { number: 17, at_ms: 5, clocks: None, event, state: None };
        let text = serde_json::to_string(&ToClient::Event(event)).expect("plain data");
        assert_eq!(event_number(&text), Some(17), "{text}");
        let pong = serde_json::to_string(&ToClient::Pong { token: 3 }).expect("plain data");
        assert_eq!(event_number(&pong), None);
        assert_eq!(event_number(&new_keeper(17)), None);
    }
}
