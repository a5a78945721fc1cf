//! Reading ratings and analyses.

use rusqlite::{Connection, OptionalExtension, Row};

use crate::{AccountId, GameKey, JsonText, Rating, RatingPoint};

const POINTS: &str = "SELECT pool, value, deviation, volatility, games, id, ratings.game, at
    FROM ratings JOIN rated_games USING (table_row, game) JOIN tables ON tables.row = table_row";

pub(in crate::sqlite) fn ratings(
    connection: &Connection,
    account: &AccountId,
) -> rusqlite::Result<Vec<RatingPoint>> {
    let query = format!(
        "{POINTS} WHERE account = ?1 AND games = (
            SELECT max(games) FROM ratings AS other WHERE other.account = ?1 AND other.pool = ratings.pool
        ) ORDER BY pool"
    );
    connection.prepare_cached(&query)?.query_map([account], point)?.collect()
}

pub(in crate::sqlite) fn rating_history(
    connection: &Connection,
    account: &AccountId,
    pool: &str,
) -> rusqlite::Result<Vec<RatingPoint>> {
    let query = format!("{POINTS} WHERE account = ? AND pool = ? ORDER BY games");
    connection.prepare_cached(&query)?.query_map((account, pool), point)?.collect()
}

/// Every rating of an account, pool by pool.
pub(super) fn all_of(
    connection: &Connection,
    account: &AccountId,
) -> rusqlite::Result<Vec<RatingPoint>> {
    let query = format!("{POINTS} WHERE account = ? ORDER BY pool, games");
    connection.prepare_cached(&query)?.query_map([account], point)?.collect()
}

fn point(row: &Row<'_>) -> rusqlite::Result<RatingPoint> {
    Ok(RatingPoint {
        pool: row.get("pool")?,
        rating: Rating {
            value: row.get("value")?,
            deviation: row.get("deviation")?,
            volatility: row.get("volatility")?,
            games: row.get("games")?,
        },
        game: GameKey { table: row.get("id")?, game: row.get("game")? },
        at: row.get("at")?,
    })
}

pub(in crate::sqlite) fn analysis(
    connection: &Connection,
    game: &GameKey,
) -> rusqlite::Result<Option<JsonText>> {
    connection
        .prepare_cached(
            "SELECT analysis FROM analyses WHERE table_row = (SELECT row FROM tables WHERE id = ?) AND game = ?",
        )?
        .query_row((&game.table, game.game), |row| row.get(0))
        .optional()
}
