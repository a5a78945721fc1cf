//! What an engine thinks, in texts.

use serde::Serialize;
use tetrarch_search::{Bound, Score, SearchReport, scores_by_team};
use ts_rs::TS;

use crate::Proved;
use crate::factory::Playable;

/// What an engine thinks of a position.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Thought {
    /// Plies of the last finished iteration.
    pub depth: u32,
    /// The farthest ply that was looked at.
    pub selective_depth: u32,
    /// The best lines, best first; none if the game is over.
    pub lines: Vec<ThoughtLine>,
    /// Positions looked at.
    pub nodes: u64,
    /// Since the search began.
    pub elapsed_ms: u64,
    /// How full the memory of positions is, of a thousand.
    pub table_permille: u32,
    /// Who wins for certain, if that is known.
    pub proved: Option<Proved>,
}

/// One line of play.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ThoughtLine {
    /// What it is worth to the team to move.
    pub worth: Worth,
    /// Whether the worth is exact; a search that was stopped may know only a bound.
    pub bound: WorthBound,
    /// What it is worth to each team, in their order, where there are more than two; else empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Worth>>", optional)]
    pub by_team: Vec<Worth>,
    /// The texts of its moves, the one to play now first.
    pub moves: Vec<String>,
}

/// What a line is worth to the team to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Worth {
    /// Hundredths of log-odds: 0 is even, 100 is a chance of 73 %.
    Hundredths(i32),
    /// A win after this number of plies.
    WinIn(u32),
    /// A loss after this number of plies.
    LossIn(u32),
}

/// Which side of the true worth is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum WorthBound {
    /// It is worth this.
    Exact,
    /// It is worth at least this.
    AtLeast,
    /// It is worth at most this.
    AtMost,
}

impl Thought {
    /// The text of the move to play; none if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.lines.first().and_then(|line| line.moves.first()).map(String::as_str)
    }

    /// What the best line is worth to the team to move.
    #[must_use]
    pub fn worth(&self) -> Option<Worth> {
        self.lines.first().map(|line| line.worth)
    }
}

impl Worth {
    /// The chance of the team to move, from 0 to 1.
    #[must_use]
    pub fn chance(self) -> f64 {
        match self {
            Self::Hundredths(hundredths) => 1.0 / (1.0 + (-f64::from(hundredths) / 100.0).exp()),
            Self::WinIn(_) => 1.0,
            Self::LossIn(_) => 0.0,
        }
    }
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        match (score.win_plies(), score.loss_plies()) {
            (Some(plies), _) => Self::WinIn(plies),
            (_, Some(plies)) => Self::LossIn(plies),
            _ => Self::Hundredths(score.value()),
        }
    }
}

impl From<Bound> for WorthBound {
    fn from(bound: Bound) -> Self {
        match bound {
            Bound::Exact => Self::Exact,
            Bound::Lower => Self::AtLeast,
            Bound::Upper => Self::AtMost,
        }
    }
}

/// A report in texts.
pub(crate) fn thought_of<G: Playable>(position: &G, report: &SearchReport<G::Move>) -> Thought {
    let lines = report.lines.iter().map(|line| ThoughtLine {
        worth: line.score.into(),
        bound: line.bound.into(),
        by_team: Vec::new(),
        moves: texts(position, &line.moves),
    });
    Thought {
        depth: report.depth,
        selective_depth: report.selective_depth,
        lines: lines.collect(),
        nodes: report.nodes,
        elapsed_ms: report.elapsed_ms,
        table_permille: report.table_permille,
        proved: None,
    }
}

/// A report in texts, with what a judge says of each team where there are more than two.
pub(crate) fn thought_by<G: Playable>(
    judge: &G::Judge,
    position: &G,
    report: &SearchReport<G::Move>,
) -> Thought {
    let mut thought = thought_of(position, report);
    for (thought_of, line) in thought.lines.iter_mut().zip(&report.lines) {
        let scores = scores_by_team(judge, position, &line.moves);
        if scores.len() > 2 {
            thought_of.by_team = scores.into_iter().map(Worth::from).collect();
        }
    }
    thought
}

/// The texts of moves that follow each other.
fn texts<G: Playable>(position: &G, moves: &[G::Move]) -> Vec<String> {
    let mut position = position.clone();
    let thought_of = moves.iter().map(|&mv| {
        let text = position.move_text(mv);
        position.play(mv);
        text
    });
    thought_of.collect()
}
