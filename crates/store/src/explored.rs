//! What was played in a position, counted.

/// One move of a game that is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedMove {
    /// The key of the position it was played in.
    pub position: u64,
    /// Its canonical text.
    pub text: String,
    /// The team that won the game, counted from 1; none if no team won alone.
    pub winner: Option<u8>,
}

/// A move, and how the games ended in which it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploredMove {
    /// Its canonical text.
    pub text: String,
    /// Games without one winner.
    pub draws: u64,
    /// Games won by each team, in their order.
    pub wins: [u64; 3],
}
