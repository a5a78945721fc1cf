//! Ratings of players, by game and number of players.

mod pool;
mod settle;
mod system;

pub(crate) use pool::Pool;
pub(crate) use settle::{RatedGame, current, settle};
pub(crate) use system::Place;

use tetrarch_protocol::RatingView;
use tetrarch_store::Rating;

/// A rating as it is published.
pub(crate) fn view(rating: &Rating) -> RatingView {
    RatingView {
        value: rating.value.round() as i32,
        deviation: rating.deviation.round() as u32,
        games: rating.games,
    }
}
