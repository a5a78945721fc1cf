//! Ratings: a series of values per player and pool.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{AccountId, TableId, UnixMillis};

/// One game of a table: what is rated and analysed once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GameKey {
    /// The table.
    pub table: TableId,
    /// Which game of its match, counted from 0.
    pub game: u16,
}

impl fmt::Display for GameKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "game {} of table {}", self.game, self.table)
    }
}

/// How strong a player seems to be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The estimate.
    pub value: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How erratic the player is, where the system has such a number (Glicko-2 has).
    pub volatility: Option<f64>,
    /// How many rated games it comes from.
    pub games: u32,
}

/// What a rated game makes of one of its players. `rating.games` counts without gaps in each
/// pool, so it is also the fence between two games of one player that end at the same time: the
/// second finds the number taken ([`Conflict::StaleRating`](crate::Conflict::StaleRating)) and
/// computes again.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerRating {
    /// Whose.
    pub account: AccountId,
    /// In what: a game and a player count, in the server's words.
    pub pool: String,
    /// The rating after the game.
    pub rating: Rating,
}

/// A rating of an account, and the game it comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatingPoint {
    /// In what: a game and a player count, in the server's words.
    pub pool: String,
    /// The rating after the game.
    pub rating: Rating,
    /// The game.
    pub game: GameKey,
    /// When it ended.
    pub at: UnixMillis,
}
