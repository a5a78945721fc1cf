//! The line along which the expected opponent is likeliest to reply wrongly.
//!
//! 1. Take the line that promises most. If its end is convincing, that is the trap.
//! 2. Else go on from its end: for each own move find the replies that such an opponent would
//!    choose from ([`TrapSearch::replies`]), and search what they lead to for a moment.
//! 3. When the time is over, play the line that promises most.

use std::collections::HashSet;

use tetrarch_game::{Team, divide};
use tetrarch_search as search;
use tetrarch_search::baseline::nearly_best;
use tetrarch_search::{Score, Task};

use crate::Worth;
use crate::factory::Playable;

use super::budget::Budget;
use super::promising::Promising;
use super::{MOST_LINES, PLIES_AHEAD};

/// In hundredths: how much worse than the best a reply may look to the expected opponent and still
/// be played.
const MARGIN: i32 = 10;
/// In hundredths: a reply that looks this much worse is played less often by a factor of e.
const TEMPERATURE: f64 = 4.0;
/// What a position is worth is found out with this many nodes; to find its replies takes about as
/// long,
const NODES: u64 = 256;
/// and again with this many before the line is called a trap.
const NODES_TO_BE_SURE: u64 = 4_096;
/// The chance that makes the end of a line convincing.
const CONVINCING: f64 = 0.75;
/// What a longer line is worth: the opponent may leave it.
const WORTH_OF_NEXT: f64 = 0.93;
/// The most that the end of a line is worth that is seen to be lost.
const WORTH_OF_LOST: f64 = 0.02;

/// Looks for the move that an opponent is likeliest to answer wrongly.
pub struct TrapSearch<'a, G: Playable> {
    search: &'a mut search::Searcher<G, G::Judge>,
    material: &'a G::Judge,
    task: &'a Task<'a, G>,
    team: Team,
    budget: Budget<'a>,
    seen: HashSet<u64>,
    lines: Promising<Line<G>>,
}

/// A line of own moves and expected replies.
struct Line<G: Playable> {
    first: G::Move,
    end: G,
    /// How likely the opponent goes along.
    likelihood: f64,
    /// The chance at its end.
    chance: f64,
    is_sure: bool,
}

impl<'a, G: Playable> TrapSearch<'a, G> {
    /// For the team to move.
    pub fn new(
        search: &'a mut search::Searcher<G, G::Judge>,
        material: &'a G::Judge,
        task: &'a Task<'a, G>,
        budget: Budget<'a>,
    ) -> Self {
        Self {
            search,
            material,
            task,
            team: task.position.team(task.position.turn()),
            budget,
            seen: task.history.iter().copied().collect(),
            lines: Promising::new(),
        }
    }

    /// The move that promises most and how much, as a chance; none if there was no time to find
    /// out.
    pub fn best(&mut self) -> Option<(G::Move, f64)> {
        self.go_on(self.task.position, None);
        if self.budget.is_over() {
            return None;
        }
        while let Some(mut line) = self.lines.pop() {
            let is_convincing = line.is_sure && line.chance >= CONVINCING;
            if is_convincing || self.budget.is_over() || self.lines.len() > MOST_LINES {
                return Some((line.first, line.promise()));
            }
            if line.chance >= CONVINCING {
                line.chance = self.chance(&line.end, NODES_TO_BE_SURE);
                line.is_sure = true;
                self.lines.push(line.promise(), line);
            } else {
                self.go_on(&line.end, Some(&line));
            }
        }
        None
    }

    /// Nodes used so far, within the limits.
    pub fn nodes(&self) -> u64 {
        self.budget.nodes()
    }

    /// Every line from a position on, by one own move and one reply.
    fn go_on(&mut self, position: &G, line: Option<&Line<G>>) {
        if position.outcome().is_some() || !self.seen.insert(position.key()) {
            return;
        }
        for (mv, child) in divide(position) {
            let first = line.map_or(mv, |line| line.first);
            let before = line.map_or(1.0, |line| line.likelihood * WORTH_OF_NEXT);
            for (end, likelihood) in self.replies(child) {
                if self.budget.is_over() {
                    return;
                }
                let chance = self.chance(&end, NODES);
                let likelihood = before * likelihood;
                let line = Line { first, end, likelihood, chance, is_sure: false };
                self.lines.push(line.promise(), line);
            }
        }
    }

    /// The chance of the own team in a position, as far as a short search can tell.
    fn chance(&mut self, position: &G, nodes: u64) -> f64 {
        if let Some(outcome) = position.outcome() {
            return outcome.score(self.team);
        }
        if self.seen.contains(&position.key()) {
            return 0.0;
        }
        let task = self.task.question.clone().within(self.budget.limits(nodes)).about(position);
        let report = self.search.think(&task);
        self.budget.spend(report.nodes);
        let score = report.score().unwrap_or(Score::DRAW);
        let is_own = position.team(position.turn()) == self.team;
        let score = if is_own { score } else { -score };
        match Worth::from(score) {
            Worth::LossIn(plies) => WORTH_OF_LOST * f64::from(plies) / f64::from(plies + 20),
            worth => worth.chance().max(WORTH_OF_LOST),
        }
    }

    /// The likely replies of the expected opponent and how likely they are. There is none to a
    /// position in which the opponent is not to move.
    fn replies(&mut self, position: G) -> Vec<(G, f64)> {
        if position.outcome().is_some() || position.team(position.turn()) == self.team {
            return vec![(position, 1.0)];
        }
        self.budget.spend(NODES);
        let mut goes_on = || !self.budget.is_over();
        let choices = nearly_best(self.material, &position, PLIES_AHEAD, MARGIN, &mut goes_on);
        let best = choices.iter().map(|(_, score)| score.value()).max().unwrap_or(0);
        let weight = |score: Score| (f64::from(score.value() - best) / TEMPERATURE).exp();
        let sum: f64 = choices.iter().map(|&(_, score)| weight(score)).sum();
        let replies = choices.into_iter().map(|(mv, score)| {
            let mut child = position.clone();
            child.play(mv);
            (child, weight(score) / sum)
        });
        replies.collect()
    }
}

impl<G: Playable> Line<G> {
    fn promise(&self) -> f64 {
        self.likelihood * self.chance
    }
}
