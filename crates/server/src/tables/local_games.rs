//! Games that were played in a browser, kept with the account of their player.

use sha2::{Digest as _, Sha256};
use tetrarch_protocol::{LocalGame, TableId};
use tetrarch_store::{self as store, Conflict, StoreError, Visibility};
use tetrarch_table::record::{self, Format, Record};
use tetrarch_table::{PlayerKind, Table, TimeControl};
use tokio::task;

use super::imported::{Place, stored_seat};
use super::journal::damaged;
use super::live::stored_id;
use super::new_occupant::{NewOccupant, is_taken};
use super::registry::Registry;
use crate::accounts::Identity;
use crate::ratings::{self, Pool};
use crate::refusal::{Refusal, Wrong};
use crate::shares::Owner;

/// How long the text may be that was drawn for a game.
const ID_LENGTH: std::ops::RangeInclusive<usize> = 8..=64;

impl Registry {
    /// Keeps a game, and says at which table and whether it is new there. No one saw to its being played fairly:
    /// it is rated nowhere, and marked. `check` counts it, unless it was kept before.
    pub(crate) async fn keep_local_game(
        &self,
        game: LocalGame,
        player: &Identity,
        owner: Owner,
        check: impl Fn() -> Result<(), Refusal>,
    ) -> Result<(TableId, bool), Refusal> {
        let services = self.services();
        let id = table_of(player, &game.id)?;
        if services.store.table_head(&stored_id(&id)).await?.is_some() {
            return Ok((id, false));
        }
        check()?;
        let read = task::spawn_blocking(move || read(&game));
        let (record, table, seat) = read.await.map_err(damaged)??;
        let is_over = table.is_over();
        if !is_over && !services.engines.has_room_for_move(owner) {
            return Err(Refusal::TooManyEngineMoves);
        }
        let seats = self.local_seats(&record, &table, seat, player).await?;
        let visibility = Visibility::Link;
        let place = Place { id: id.clone(), seats, visibility, owner, is_local: true };
        let changes = place.changes(table, &record, services.time.now());
        let changes = changes.map_err(|problem| Refusal::invalid(&problem))?;
        match services.store.write(changes).await {
            Ok(()) => {}
            Err(StoreError::Conflict(Conflict::Table(_))) => return Ok((id, false)),
            Err(error) => return Err(error.into()),
        }
        if !is_over {
            // An engine may have the next move.
            self.wake(&id).await;
        }
        Ok((id, true))
    }

    /// The player's own seat is the account's. Others are guests, under their names if no one is mistaken for them.
    async fn local_seats(
        &self,
        record: &Record,
        table: &Table,
        own: u8,
        player: &Identity,
    ) -> Result<Vec<store::StoredSeat>, Refusal> {
        let store = &*self.services().store;
        let mut seats = Vec::new();
        for (number, seated) in (0..).zip(&record.players) {
            let empty = store::StoredSeat::empty(number);
            seats.push(if number == own {
                let settings = table.settings();
                let pool =
                    Pool { game: settings.game().to_owned(), players: settings.seats() as u8 };
                let rating = ratings::current(store, &player.id, &pool).await?;
                let (id, name) = (player.id.clone(), player.name.clone());
                NewOccupant::Account { id, name, rating }.on(&empty)?
            } else if seated.kind == PlayerKind::Human {
                let is_taken = is_taken(store, &seated.name).await?;
                let guest = NewOccupant::Guest { name: Some(seated.name.clone()), is_taken };
                let nameless = || NewOccupant::Guest { name: None, is_taken: false }.on(&empty);
                guest.on(&empty).or_else(|_| nameless())?
            } else {
                stored_seat(number, seated)
            });
        }
        Ok(seats)
    }
}

/// The name of the table: the same for the same game of the same account.
fn table_of(player: &Identity, game: &str) -> Result<TableId, Refusal> {
    if !ID_LENGTH.contains(&game.chars().count()) {
        let (least, most) = ID_LENGTH.into_inner();
        return Err(Refusal::malformed(&Wrong::GameId { least, most }));
    }
    let digest: [u8; 32] =
        Sha256::digest(format!("local game\n{}\n{game}", player.id.as_str())).into();
    let (bytes, _) = digest.split_first_chunk().expect("a digest is longer than a name");
    Ok(TableId::from_bytes(*bytes))
}

/// The game as a table, and the seat of the account counted from 0.
fn read(game: &LocalGame) -> Result<(Record, Table, u8), Refusal> {
    let records = record::read(game.record.to_string(), Some(Format::Json), None);
    let mut records = records.map_err(|error| Refusal::invalid(&error))?;
    let (Some(record), true) = (records.pop(), records.is_empty()) else {
        return Err(Refusal::invalid(&Wrong::OneRecord));
    };
    let table = Table::from_record(&record);
    let table = table.map_err(|problem| Refusal::invalid(&problem))?;
    let own = game.seat.checked_sub(1);
    let player =
        own.and_then(|own| record.players.get(usize::from(own)).map(|player| (own, player)));
    let Some((own, player)) = player else {
        let seats = record.players.len();
        return Err(Refusal::invalid(&Wrong::OwnSeat { seats }));
    };
    if player.kind != PlayerKind::Human {
        return Err(Refusal::invalid(&Wrong::ComputerSeat { seat: game.seat }));
    }
    let people = record.players.iter().filter(|player| player.kind == PlayerKind::Human).count();
    if !table.is_over() && (people > 1 || table.setup().control != TimeControl::None) {
        return Err(Refusal::invalid(&Wrong::Unfinished));
    }
    Ok((record, table, own))
}
