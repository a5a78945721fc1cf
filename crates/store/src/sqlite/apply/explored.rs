//! Counting moves.

use rusqlite::Connection;

use crate::sqlite::trouble::Halt;
use crate::{Contradiction, CountedMove, StoreError};

/// Counts moves once more, or once less.
pub(super) fn count(
    connection: &Connection,
    moves: &[CountedMove],
    is_undone: bool,
) -> Result<(), Halt> {
    let by = if is_undone { -1 } else { 1 };
    let mut insert = connection.prepare_cached(
        "INSERT INTO explored (position, move, draws, first, second, third)
         VALUES (?1, ?2, max(0, ?3), max(0, ?4), max(0, ?5), max(0, ?6))
         ON CONFLICT (position, move) DO UPDATE SET
             draws = max(0, draws + ?3), first = max(0, first + ?4),
             second = max(0, second + ?5), third = max(0, third + ?6)",
    )?;
    let mut sweep = connection.prepare_cached(
        "DELETE FROM explored WHERE position = ?1 AND move = ?2
             AND draws = 0 AND first = 0 AND second = 0 AND third = 0",
    )?;
    for CountedMove { position, text, winner } in moves {
        let won = |team: Option<u8>| if *winner == team { by } else { 0 };
        if let Some(team) = winner.filter(|team| !(1..=3).contains(team)) {
            return Err(StoreError::Unacceptable(Contradiction::NoSuchTeam(team)).into());
        }
        let key = position.cast_signed();
        insert.execute((key, text, won(None), won(Some(1)), won(Some(2)), won(Some(3))))?;
        if is_undone {
            sweep.execute((key, text))?;
        }
    }
    Ok(())
}
