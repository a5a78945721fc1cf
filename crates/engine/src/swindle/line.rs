//! A line to a won game that the opponent goes along.
//!
//! The expected opponent answers each move in one way. So a game against it is a puzzle for one
//! player: which own moves win it? In Hus the whole puzzle has some thousand positions; where it is
//! larger, the lines that win material come first.

use std::collections::HashSet;

use tetrarch_game::{Team, divide};
use tetrarch_search::baseline::nearly_best;
use tetrarch_search::{Judge as _, Task};

use crate::factory::Playable;

use super::budget::Budget;
use super::promising::Promising;
use super::{MOST_LINES, PLIES_AHEAD};

const WON: f64 = 1.0;

/// Looks for a line that wins if the opponent always answers as expected.
pub struct LineSearch<'a, G: Playable> {
    material: &'a G::Judge,
    position: &'a G,
    team: Team,
    budget: Budget<'a>,
    seen: HashSet<u64>,
    lines: Promising<Line<G>>,
}

/// A line of own moves and expected replies.
struct Line<G: Playable> {
    first: G::Move,
    end: G,
}

impl<'a, G: Playable> LineSearch<'a, G> {
    /// For the team to move.
    pub fn new(material: &'a G::Judge, task: &'a Task<'a, G>, budget: Budget<'a>) -> Self {
        let position = task.position;
        let team = position.team(position.turn());
        let seen = task.history.iter().copied().chain([position.key()]).collect();
        Self { material, position, team, budget, seen, lines: Promising::new() }
    }

    /// The first move of a line that wins, if one was found in time.
    pub fn find(&mut self) -> Option<G::Move> {
        let mut won = self.go_on(self.position, None);
        while won.is_none() && !self.budget.is_over() && self.lines.len() <= MOST_LINES {
            let line = self.lines.pop()?;
            won = self.go_on(&line.end, Some(line.first));
        }
        won
    }

    /// Nodes used so far, within the limits.
    pub fn nodes(&self) -> u64 {
        self.budget.nodes()
    }

    /// Every line from a position on, by one own move; the first move of one that has won.
    fn go_on(&mut self, position: &G, first: Option<G::Move>) -> Option<G::Move> {
        for (mv, child) in divide(position) {
            let first = first.unwrap_or(mv);
            let end = self.answered(child)?;
            if let Some(outcome) = end.outcome() {
                if outcome.score(self.team) == WON {
                    return Some(first);
                }
            } else if self.seen.insert(end.key()) {
                let material = self.material.evaluate_for(&end, self.team);
                self.lines.push(f64::from(material), Line { first, end });
            }
        }
        None
    }

    /// The position after the expected replies, until the own team is to move or the game is over;
    /// none if there is no time left.
    fn answered(&mut self, mut position: G) -> Option<G> {
        while position.outcome().is_none() && position.team(position.turn()) != self.team {
            // A search of three plies looks at about as many positions as there are pairs of moves.
            self.budget.spend((position.count_moves() as u64).pow(2));
            let mut goes_on = || !self.budget.is_over();
            let best = nearly_best(self.material, &position, PLIES_AHEAD, 0, &mut goes_on);
            if self.budget.is_over() {
                return None;
            }
            position.play(best.first()?.0);
        }
        Some(position)
    }
}
