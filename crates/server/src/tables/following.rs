//! Following a table that may change hands: the news of whoever keeps it, without gaps and without repetition.

use std::collections::VecDeque;
use std::sync::Arc;

use futures_util::StreamExt as _;
use futures_util::stream;
use tetrarch_protocol::TableId;
use tetrarch_store::{Delivery, Subscription};
use tokio::sync::watch;

use super::handle::{Command, Joined, Newcomer, Since, nothing};
use super::registry::Registry;
use crate::cluster::Cluster;
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

/// Says how far a table is: those who have not heard that much have missed something.
pub(super) fn so_far(number: u64) -> Arc<str> {
    format!("{BETWEEN_SERVERS}at {number}").into()
}

/// What servers say to each other of a table.
enum Between {
    /// This task keeps it from now on; nobody does if none.
    Keeper(Option<u64>),
    /// This event was the last.
    At(u64),
    /// Only a newer server knows.
    Unknown,
}

impl Between {
    /// Reads it, if it is not for clients.
    fn read(text: &str) -> Option<Self> {
        let said = text.strip_prefix(BETWEEN_SERVERS)?;
        Some(match said.split_once(' ') {
            Some(("keeper", task)) => Self::Keeper(task.parse().ok()),
            Some(("at", number)) => number.parse().map_or(Self::Unknown, Self::At),
            _ => Self::Unknown,
        })
    }
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
    /// Changes when this server's lease had ended.
    lapses: watch::Receiver<u64>,
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
        let lapses = tables.services().cluster.as_ref().map_or_else(
            // Nothing is ever said there.
            || watch::channel(0).1,
            Cluster::lapses,
        );
        let connection = newcomer.connection;
        let mut unanswered = Unanswered { tables, table, connection, is_answered: false };
        let mut following = Self {
            tables: tables.clone(),
            table: table.clone(),
            newcomer,
            owner: Owner::asking(),
            only_events: matches!(since, Since::Now),
            task: 0,
            last: 0,
            news,
            lapses,
            caught_up: VecDeque::new(),
        };
        let joined = following.ask_to_join(since).await;
        unanswered.is_answered = !matches!(joined, Err(Refusal::Unavailable | Refusal::Store(_)));
        let joined = joined?;
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
            let delivery = tokio::select! {
                delivery = self.news.next() => delivery?,
                Ok(()) = self.lapses.changed() => {
                    // Whoever keeps it elsewhere has forgotten who is connected here.
                    if self.tables.kept_handle(&self.table).is_none() {
                        self.catch_up().await?;
                    }
                    continue;
                }
            };
            // The reader itself is too slow, or servers have missed each other: in either case it can catch up.
            let Delivery::Message(text) = delivery else {
                self.catch_up().await?;
                continue;
            };
            match (Between::read(&text), event_number(&text)) {
                (Some(Between::Keeper(task)), _) if task != Some(self.task) => {
                    // It may be this server's own task that keeps the table no longer.
                    self.tables.check_keeper(&self.table, task).await;
                    self.catch_up().await?;
                }
                (Some(Between::At(number)), _) if number > self.last => self.catch_up().await?,
                (Some(_), _) => {}
                (None, Some(number)) if number <= self.last => {}
                (None, Some(number)) if number > self.last + 1 => self.catch_up().await?,
                (None, number) => {
                    self.last = number.unwrap_or(self.last);
                    return Some(Delivery::Message(text));
                }
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

/// A connection whose question to be let in has no answer yet: it may have been let in all the same. If it is given up, it leaves.
struct Unanswered<'a> {
    tables: &'a Registry,
    table: &'a TableId,
    connection: u64,
    is_answered: bool,
}

impl Drop for Unanswered<'_> {
    fn drop(&mut self) {
        if self.is_answered {
            return;
        }
        let (tables, table, connection) =
            (self.tables.clone(), self.table.clone(), self.connection);
        tokio::spawn(async move { tables.leave(&table, connection).await });
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
        assert!(Between::read(&text).is_none());
        assert!(matches!(Between::read(&new_keeper(17)), Some(Between::Keeper(Some(17)))));
        assert!(matches!(Between::read(&so_far(3)), Some(Between::At(3))));
        assert!(matches!(Between::read("!later 3"), Some(Between::Unknown)));
    }
}
