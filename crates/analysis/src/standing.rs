//! How the game stood, from its first position to its last.

use serde::Serialize;
use tetrarch_catalog::{Outcome, Team};
use tetrarch_engine::ThoughtLine;
use ts_rs::TS;

use crate::Judged;
use crate::judged::rounded;

/// The chances after a number of plies.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Standing {
    /// After how many plies.
    pub after: usize,
    /// The chance of each team, in the order of the teams. With three teams each is judged by
    /// itself, so that their sum need not be 1.
    pub chances: Vec<f64>,
}

impl Standing {
    /// From the best line of the team to move.
    pub(crate) fn judged(after: usize, line: &ThoughtLine, mover: Team, teams: usize) -> Self {
        let judged = Judged::new(line.worth);
        let chance = |team: Team| match line.by_team.get(team.index()) {
            _ if team == mover => judged.chance,
            Some(&worth) => Judged::new(worth).chance,
            None => rounded(1.0 - judged.chance),
        };
        Self { after, chances: (0..teams).map(Team::from_index).map(chance).collect() }
    }

    /// From how the game ended.
    pub(crate) fn ended(after: usize, outcome: &Outcome, teams: usize) -> Self {
        let chance = |team| outcome.score(team);
        Self { after, chances: (0..teams).map(Team::from_index).map(chance).collect() }
    }
}
