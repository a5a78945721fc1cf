//! What was played in a position.

use rusqlite::Connection;

use crate::ExploredMove;

/// The moves of a position, by their text.
pub(in crate::sqlite) fn explored(
    connection: &Connection,
    position: u64,
) -> rusqlite::Result<Vec<ExploredMove>> {
    connection
        .prepare_cached(
            "SELECT move, draws, first, second, third FROM explored WHERE position = ? ORDER BY move",
        )?
        .query_map([position.cast_signed()], |row| {
            let count = |column: &str| row.get::<_, i64>(column).map(i64::cast_unsigned);
            Ok(ExploredMove {
                text: row.get("move")?,
                draws: count("draws")?,
                wins: [count("first")?, count("second")?, count("third")?],
            })
        })?
        .collect()
}
