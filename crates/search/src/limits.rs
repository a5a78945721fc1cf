//! How far a search may go.

use crate::time::Budget;

/// How far a search may go. Whatever comes first ends it; with no limit it goes on until it is
/// stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Plies of the last iteration.
    pub depth: Option<u32>,
    /// Positions to look at, on all threads together. Kept exactly with one thread.
    pub nodes: Option<u64>,
    /// Time for this move, all of which may be used.
    pub move_time_ms: Option<u64>,
    /// The clock of the seat to move, from which the search takes what it finds reasonable.
    pub remaining: Option<Remaining>,
}

/// What a seat's clock shows, for every kind of time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Remaining {
    /// What is left in the bank.
    pub bank_ms: u64,
    /// What is added after every move.
    pub increment_ms: u64,
    /// What is free at the start of every turn.
    pub delay_ms: u64,
    /// Whether the bank is there again for the next move (days for every move).
    pub for_each_move: bool,
}

impl Limits {
    /// Until it is stopped.
    pub const NONE: Self = Self { depth: None, nodes: None, move_time_ms: None, remaining: None };

    /// A search of a fixed depth.
    #[must_use]
    pub const fn depth(plies: u32) -> Self {
        Self { depth: Some(plies), ..Self::NONE }
    }

    /// A search of a fixed number of nodes.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::NONE }
    }

    /// A search of a fixed time.
    #[must_use]
    pub const fn move_time_ms(ms: u64) -> Self {
        Self { move_time_ms: Some(ms), ..Self::NONE }
    }

    /// A search by a seat's clock.
    #[must_use]
    pub const fn remaining(remaining: Remaining) -> Self {
        Self { remaining: Some(remaining), ..Self::NONE }
    }

    /// Half of the nodes and of the fixed time.
    #[must_use]
    pub fn half(self) -> Self {
        Self {
            nodes: self.nodes.map(|nodes| nodes / 2),
            move_time_ms: self.move_time_ms.map(|ms| ms / 2),
            ..self
        }
    }

    /// The time after which a search with these limits has ended, if they say anything about
    /// time.
    #[must_use]
    pub fn longest_ms(&self) -> Option<u64> {
        Budget::of(self).hard_ms
    }
}
