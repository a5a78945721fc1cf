//! Everything that is known of an account, for its owner.

use axum::body::Bytes;
use futures_util::stream::{self, Stream, StreamExt as _};
use serde::Serialize;
use serde_json::Value;
use tetrarch_store::{AccountId, PersonalData, TableId};
use tokio::task;

use super::identity::Identity;
use super::people::Accounts;
use crate::refusal::Refusal;
use crate::shares::Owner;
use crate::tables::{Archived, as_json};

/// A game of an account.
#[derive(Serialize)]
struct OwnGame {
    table: String,
    /// The seats, counted from 1.
    seats: Vec<u8>,
    /// What was said from there, and when.
    said: Vec<(u64, String)>,
    /// The game as a record.
    record: Value,
}

impl Accounts {
    /// Everything that is known of an account, as one JSON object in pieces: `account`, and `games`
    /// with their records, which are read as they are sent, because there may be many.
    pub(crate) async fn data(
        &self,
        identity: &Identity,
    ) -> Result<impl Stream<Item = Result<Bytes, Refusal>> + use<>, Refusal> {
        let owner = Owner::asking();
        self.services.check_reading(owner)?;
        let known = self.services.store.personal_data(&identity.person()).await?;
        let (head, tables) = head(known);
        let (accounts, account) = (self.clone(), identity.id.clone());
        let games = stream::iter(tables).enumerate().then(move |(index, table)| {
            let (accounts, account) = (accounts.clone(), account.clone());
            async move {
                let game = accounts.own_game(owner, account, table).await?;
                let comma = if index == 0 { "" } else { ",\n" };
                Ok(Bytes::from(format!("{comma}{game}")))
            }
        });
        let first = stream::iter([Ok(head)]);
        Ok(first.chain(games).chain(stream::iter([Ok(Bytes::from_static(b"]}\n"))])))
    }

    /// A game of an account, as JSON.
    async fn own_game(
        &self,
        owner: Option<Owner>,
        account: AccountId,
        table: TableId,
    ) -> Result<String, Refusal> {
        self.services.reading.wait(owner).await;
        let stored = self.services.store.table(&table).await?;
        let stored = stored.ok_or_else(|| Refusal::NoSuchTable(table.to_string()))?;
        let now = self.services.time.now();
        let place = self.services.reading.go_on(owner).await;
        let written = task::spawn_blocking(move || {
            let archived = Archived::read(&stored)?;
            let record = as_json(&archived.record(now));
            let record = record.map_err(|error| Refusal::invalid(&error))?;
            let seats = archived.seats_of(&account);
            let said = archived.said_from(&seats);
            let game = OwnGame { table: table.to_string(), seats, said, record };
            drop(place);
            Ok(serde_json::to_string(&game).expect("a game is plain data"))
        });
        written.await.map_err(|_| Refusal::Unavailable)?
    }
}

/// What stands before the games, and the games' tables.
fn head(mut known: PersonalData) -> (Bytes, Vec<TableId>) {
    let tables = std::mem::take(&mut known.tables);
    let mut account = serde_json::to_value(known).expect("what is known is plain data");
    if let Some(fields) = account.as_object_mut() {
        fields.remove("tables");
    }
    (Bytes::from(format!("{{\"about\":{account},\n\"games\":[")), tables)
}
