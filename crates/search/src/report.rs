//! What a search tells while it runs, and at its end.

use crate::Score;
use crate::transposition_table::Bound;

/// One line of play, best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchLine<M> {
    /// What it is worth to the team to move.
    pub score: Score,
    /// Whether the score is exact; a search that was stopped may know only a bound.
    pub bound: Bound,
    /// The moves, the one to play now first.
    pub moves: Vec<M>,
}

impl<M> SearchLine<M> {
    /// A move to fall back on before anything was searched.
    pub(crate) fn unsearched(mv: M) -> Self {
        Self { score: Score::DRAW, bound: Bound::Lower, moves: vec![mv] }
    }
}

/// How far a search has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchReport<M> {
    /// Plies of the last finished iteration. 0 if not even the first was finished: then the best
    /// move is the judge's favourite, and its score may mean nothing.
    pub depth: u32,
    /// The farthest ply that was looked at.
    pub selective_depth: u32,
    /// The best lines, as many as were asked for or as there are moves. Empty if the game is over.
    pub lines: Vec<SearchLine<M>>,
    /// Positions looked at, on all threads.
    pub nodes: u64,
    /// Since the search began.
    pub elapsed_ms: u64,
    /// How full the table is, of a thousand.
    pub table_permille: u32,
}

impl<M: Copy> SearchReport<M> {
    /// The move to play; none if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<M> {
        self.lines.first().and_then(|line| line.moves.first().copied())
    }

    /// What the best move is worth to the team to move.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }

    /// Nodes a second.
    #[must_use]
    pub const fn nodes_per_second(&self) -> u64 {
        let elapsed_ms = if self.elapsed_ms == 0 { 1 } else { self.elapsed_ms };
        self.nodes.saturating_mul(1000) / elapsed_ms
    }
}
