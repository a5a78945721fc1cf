//! Who is compared with whom.

use std::fmt;
use std::str::FromStr;

use tetrarch_protocol::{PoolRating, RatingView};

/// A game with this number of players. Variants are rated together: few players play each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pool {
    pub(crate) game: String,
    pub(crate) players: u8,
}

impl Pool {
    /// A rating in this pool, as it is published.
    pub(crate) fn rated(self, rating: RatingView) -> PoolRating {
        PoolRating { game: self.game, players: self.players, rating }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}", self.game, self.players)
    }
}

/// A text that is not the name of a pool.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct NoPool(String);

impl FromStr for Pool {
    type Err = NoPool;

    fn from_str(text: &str) -> Result<Self, NoPool> {
        let parts = text.rsplit_once('-');
        let pool = parts.and_then(|(game, players)| {
            Some(Self { game: game.to_owned(), players: players.parse().ok()? })
        });
        pool.ok_or_else(|| NoPool(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pool_is_read_as_it_is_written() {
        let pool = Pool { game: "abalone".to_owned(), players: 6 };
        assert_eq!(pool.to_string(), "abalone-6");
        assert_eq!("abalone-6".parse(), Ok(pool));
        assert_eq!("abalone".parse::<Pool>(), Err(NoPool("abalone".to_owned())));
    }
}
