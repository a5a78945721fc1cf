//! What is counted of one game.

use tetrarch_catalog::{Position, Seat, Settings, Team};
use tetrarch_table::record::RecordScore;

use crate::key;

/// How many plies of a game are counted: what comes later is hardly ever played twice.
pub const PLIES: usize = 12;

/// A ply that is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedPly {
    /// The key of the position before it.
    pub position: u64,
    /// The canonical text of the move.
    pub text: String,
}

/// The first plies of a game: each move with the text of the position before it.
pub fn counted<'a>(
    settings: &'a Settings,
    plies: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> impl Iterator<Item = CountedPly> {
    let plies = plies.into_iter().take(PLIES);
    plies
        .map(|(before, text)| CountedPly { position: key(settings, before), text: text.to_owned() })
}

/// The team that has won alone.
#[must_use]
pub fn winner_of(position: &Position, scores: &[RecordScore]) -> Option<Team> {
    let seats = Seat::all(scores.len()).zip(scores);
    let mut winners =
        seats.filter(|(_, score)| **score == RecordScore::Win).map(|(seat, _)| position.team(seat));
    let first = winners.next()?;
    winners.all(|team| team == first).then_some(first)
}
