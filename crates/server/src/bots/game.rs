//! A game as a bot hears it.

use futures_util::stream::{self, Stream, StreamExt as _};
use tetrarch_protocol::{BotGame, JournalEvent, NumberedEvent, Phase, TableId, ToClient};
use tetrarch_store::{Delivery, Subscription};

use crate::accounts::Identity;
use crate::refusal::Refusal;
use crate::tables::{Joined, Registry, Since, Watching, Who};

/// A game from now to its end. Every line says how the game stands, with the legal moves, so that a
/// bot needs to remember nothing.
pub(crate) async fn game(
    tables: &Registry,
    table: &TableId,
    identity: &Identity,
) -> Result<impl Stream<Item = BotGame> + use<>, Refusal> {
    let who = Who::account(identity.id.clone());
    let Joined { connection, welcome, news, .. } =
        tables.join(table, who, None, Since::Now).await?;
    let watching = Watching::new(tables.clone(), table.clone(), connection);
    let seat = welcome.seat.ok_or(Refusal::NoSeat)?;
    let snapshot = tables.snapshot(table).await?;
    let follower = Follower {
        tables: tables.clone(),
        table: table.clone(),
        news,
        joined_at: snapshot.number,
        known: snapshot.number,
        is_over: snapshot.state.phase == Phase::Over,
        _watching: watching,
    };
    let first = BotGame::GameFull { seat, game: snapshot };
    let coming = stream::unfold(follower, |mut follower| async move {
        let line = follower.next().await?;
        Some((line, follower))
    });
    Ok(stream::iter([first]).chain(coming))
}

struct Follower {
    tables: Registry,
    table: TableId,
    news: Subscription,
    /// The number of the last event in the first line.
    joined_at: u64,
    /// The number of the last event in any line.
    known: u64,
    is_over: bool,
    _watching: Watching,
}

impl Follower {
    async fn next(&mut self) -> Option<BotGame> {
        while !self.is_over {
            let Delivery::Message(text) = self.news.next().await? else { return None };
            let Ok(ToClient::Event(NumberedEvent { number, event, .. })) =
                serde_json::from_str(&text)
            else {
                continue;
            };
            match event {
                JournalEvent::Said { seat, text } if number > self.joined_at => {
                    return Some(BotGame::Chat { seat, text });
                }
                JournalEvent::Said { .. } => {}
                _ if number > self.known => return self.state().await,
                _ => {}
            }
        }
        None
    }

    async fn state(&mut self) -> Option<BotGame> {
        let snapshot = self.tables.snapshot(&self.table).await.ok()?;
        self.known = snapshot.number;
        self.is_over = snapshot.state.phase == Phase::Over;
        Some(BotGame::GameState(Box::new((*snapshot).into())))
    }
}
