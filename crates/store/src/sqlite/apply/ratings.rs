//! What happens once per game: rating it, and storing its analysis.

use rusqlite::{Connection, named_params};

use super::{require_account, table_row};
use crate::sqlite::trouble::Halt;
use crate::{Conflict, GameKey, JsonText, PlayerRating, UnixMillis};

pub(super) fn rate(
    connection: &Connection,
    game: &GameKey,
    at: UnixMillis,
    ratings: &[PlayerRating],
) -> Result<(), Halt> {
    let row = table_row(connection, &game.table)?;
    let marked = connection
        .prepare_cached(
            "INSERT INTO rated_games (table_row, game, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        )?
        .execute((row, game.game, at))?;
    if marked == 0 {
        return Err(Conflict::AlreadyRated(game.clone()).into());
    }
    ratings.iter().try_for_each(|player| insert(connection, row, game.game, player))
}

fn insert(connection: &Connection, row: i64, game: u16, player: &PlayerRating) -> Result<(), Halt> {
    require_account(connection, &player.account)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO ratings (account, pool, games, value, deviation, volatility, table_row, game)
         VALUES (:account, :pool, :games, :value, :deviation, :volatility, :row, :game)
         ON CONFLICT DO NOTHING",
    )?;
    let inserted = insert.execute(named_params! {
        ":account": player.account,
        ":pool": player.pool,
        ":games": player.rating.games,
        ":value": player.rating.value,
        ":deviation": player.rating.deviation,
        ":volatility": player.rating.volatility,
        ":row": row,
        ":game": game,
    })?;
    if inserted == 0 {
        let PlayerRating { account, pool, rating } = player.clone();
        return Err(Conflict::StaleRating { account, pool, games: rating.games }.into());
    }
    Ok(())
}

pub(super) fn save_analysis(
    connection: &Connection,
    game: &GameKey,
    analysis: &JsonText,
) -> Result<(), Halt> {
    let row = table_row(connection, &game.table)?;
    connection
        .prepare_cached(
            "INSERT INTO analyses (table_row, game, analysis) VALUES (?, ?, ?)
             ON CONFLICT DO UPDATE SET analysis = excluded.analysis",
        )?
        .execute((row, game.game, analysis))?;
    Ok(())
}
