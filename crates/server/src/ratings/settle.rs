//! Ratings and the store: read when a player joins, written with the end of a game.

use std::collections::HashMap;

use tetrarch_store::{
    AccountId, Change, GameKey, PlayerRating, Rating, Store, StoreError, TableId, UnixMillis,
};

use super::pool::Pool;
use super::system::{Place, UNKNOWN, after};
use crate::tables::account_of;

/// A rated game that has ended.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RatedGame {
    pub(crate) table: TableId,
    pub(crate) pool: Pool,
    pub(crate) players: Vec<(AccountId, Place)>,
    pub(crate) at: UnixMillis,
}

/// The rating of an account in a pool.
pub(crate) async fn current(
    store: &dyn Store,
    account: &AccountId,
    pool: &Pool,
) -> Result<Rating, StoreError> {
    let pool = pool.to_string();
    let points = store.ratings(account).await?;
    Ok(points.into_iter().find(|point| point.pool == pool).map_or(UNKNOWN, |point| point.rating))
}

/// Adds what the end of a game makes of its players' ratings to the changes that end it: they are
/// written together, so a game is rated once, whatever crashes. If another game of one of them ends
/// at the same moment, the store rejects the later one, which must be settled again.
///
/// Tables at which the players go on show their new ratings.
pub(crate) async fn settle(
    store: &dyn Store,
    ended: Option<RatedGame>,
    changes: &mut Vec<Change>,
) -> Result<(), StoreError> {
    let mut known = HashMap::new();
    if let Some(game) = ended {
        let mut players = Vec::new();
        for (account, place) in &game.players {
            players.push((current(store, account, &game.pool).await?, *place));
        }
        let accounts = game.players.into_iter().map(|(account, _)| account);
        known.extend(accounts.zip(after(&players)));
        let pool = game.pool.to_string();
        let rated = |(account, rating): (&AccountId, &Rating)| PlayerRating {
            account: account.clone(),
            pool: pool.clone(),
            rating: *rating,
        };
        changes.push(Change::Rate {
            game: GameKey { table: game.table, game: 0 },
            at: game.at,
            ratings: known.iter().map(rated).collect(),
        });
    }
    for change in changes {
        let Change::CreateTable(head) = change else { continue };
        let pool = Pool { game: head.game.clone(), players: head.seats.len() as u8 };
        for seat in &mut head.seats {
            let Some(account) = account_of(seat) else { continue };
            let rating = match known.get(account) {
                Some(rating) => *rating,
                None => current(store, account, &pool).await?,
            };
            seat.rating = Some(rating);
        }
    }
    Ok(())
}
