//! Best-reply search: one opponent at a time plays against the team to move.

use tetrarch_game::{Game, Team};

use super::deepening::ValueOfChild;
use super::end_score;
use crate::alpha_beta::{MAX_PLY, Path, Principal};
use crate::control::Counter;
use crate::{Judge, Score};

/// One best-reply search. All scores are those of the team to move at the root.
pub(crate) struct BestReply<'a, G: Game, J> {
    judge: &'a J,
    counter: Counter<'a>,
    path: Path,
    principal: Principal<G::Move>,
    team: Team,
}

/// Whether an opponent has chosen freely since the team's last turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    Open,
    Given,
}

impl<'a, G: Game, J: Judge<G>> BestReply<'a, G, J> {
    /// A search for the team to move at the end of `path`.
    pub(crate) fn new(judge: &'a J, counter: Counter<'a>, path: Path, team: Team) -> Self {
        Self { judge, counter, path, principal: Principal::new(), team }
    }

    fn search(
        &mut self,
        position: &G,
        (alpha, beta): (Score, Score),
        depth: u32,
        ply: u32,
        reply: Reply,
    ) -> Score {
        self.principal.clear(ply as usize);
        if self.counter.count() || self.path.contains(position.key()) {
            return Score::DRAW;
        }
        if let Some(outcome) = position.outcome() {
            return end_score(&outcome, self.team, ply);
        }
        if depth == 0 || ply >= MAX_PLY {
            return Score::centi(self.judge.evaluate_for(position, self.team));
        }
        self.path.push(position.key());
        let score = if position.team(position.turn()) == self.team {
            self.own_turn(position, (alpha, beta), depth, ply)
        } else {
            self.their_turn(position, (alpha, beta), depth, ply, reply)
        };
        self.path.pop();
        score
    }

    fn own_turn(
        &mut self,
        position: &G,
        (mut alpha, beta): (Score, Score),
        depth: u32,
        ply: u32,
    ) -> Score {
        let mut best = -Score::INFINITE;
        for (mv, child) in self.ordered(position) {
            let score = self.search(&child, (alpha, beta), depth - 1, ply + 1, Reply::Open);
            if self.counter.is_over() {
                break;
            }
            if score > best {
                best = score;
                alpha = alpha.max(score);
                self.principal.set(ply as usize, mv);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// An opponent chooses freely, or plays its favourite and leaves the choice to the next one.
    /// Favourites take no depth.
    fn their_turn(
        &mut self,
        position: &G,
        (alpha, mut beta): (Score, Score),
        depth: u32,
        ply: u32,
        reply: Reply,
    ) -> Score {
        let children = self.ordered(position);
        let favourite = children.first().cloned().expect("a game that is not over has moves");
        let leaves_choice = favourite.1.team(favourite.1.turn()) != self.team;
        let free = if reply == Reply::Open { children } else { Vec::new() };
        let choices = (reply == Reply::Given || leaves_choice)
            .then_some((favourite, depth, reply))
            .into_iter()
            .chain(free.into_iter().map(|choice| (choice, depth - 1, Reply::Given)));
        let mut best = Score::INFINITE;
        for ((mv, child), depth, reply) in choices {
            let score = self.search(&child, (alpha, beta), depth, ply + 1, reply);
            if self.counter.is_over() {
                break;
            }
            if score < best {
                best = score;
                beta = beta.min(score);
                self.principal.set(ply as usize, mv);
                if score <= alpha {
                    break;
                }
            }
        }
        best
    }

    /// The children, those the mover likes best first.
    fn ordered(&self, position: &G) -> Vec<(G::Move, G)> {
        let mover = position.team(position.turn());
        let mut children = Vec::new();
        position.each_child(&mut |mv, child| {
            let order = self.judge.order_child(position, mv, child);
            let value = self.judge.evaluate_for(child, mover);
            children.push(((order, value), (mv, child.clone())));
        });
        children.sort_by_key(|&(liking, _)| std::cmp::Reverse(liking));
        children.into_iter().map(|(_, child)| child).collect()
    }
}

impl<G: Game, J: Judge<G>> ValueOfChild<G> for BestReply<'_, G, J> {
    fn value(&mut self, child: &G, depth: u32, alpha: Score) -> Score {
        self.search(child, (alpha, Score::INFINITE), depth, 1, Reply::Open)
    }

    fn line(&self) -> &[G::Move] {
        self.principal.line(1)
    }

    fn counter(&self) -> &Counter<'_> {
        &self.counter
    }
}
