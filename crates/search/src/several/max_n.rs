//! Max-n: every team maximises its own score.

use tetrarch_game::{Game, MAX_SEATS, Seat, Team};

use super::deepening::ValueOfChild;
use super::end_score;
use crate::alpha_beta::{Path, Principal};
use crate::control::Counter;
use crate::{Judge, Score};

/// What a position is worth to each team.
type Scores = [Score; MAX_SEATS];

/// One max-n search.
pub(crate) struct MaxN<'a, G: Game, J> {
    judge: &'a J,
    counter: Counter<'a>,
    path: Path,
    principal: Principal<G::Move>,
    team: Team,
}

impl<'a, G: Game, J: Judge<G>> MaxN<'a, G, J> {
    /// A search for the team to move at the end of `path`.
    pub(crate) fn new(judge: &'a J, counter: Counter<'a>, path: Path, team: Team) -> Self {
        Self { judge, counter, path, principal: Principal::new(), team }
    }

    fn search(&mut self, position: &G, depth: u32, ply: u32) -> Scores {
        self.principal.clear(ply as usize);
        if self.counter.count() || self.path.contains(position.key()) {
            return [Score::DRAW; MAX_SEATS];
        }
        if let Some(outcome) = position.outcome() {
            return scores_of(position, |team| end_score(&outcome, team, ply));
        }
        if depth == 0 {
            return scores_of(position, |team| {
                Score::centi(self.judge.evaluate_for(position, team))
            });
        }
        let mover = position.team(position.turn()).index();
        let mut best: Option<Scores> = None;
        self.path.push(position.key());
        position.each_child(&mut |mv, child| {
            if self.counter.is_over() {
                return;
            }
            let scores = self.search(child, depth - 1, ply + 1);
            if best.is_none_or(|best| scores[mover] > best[mover]) {
                best = Some(scores);
                self.principal.set(ply as usize, mv);
            }
        });
        self.path.pop();
        best.unwrap_or([Score::DRAW; MAX_SEATS])
    }
}

/// One score for each team of the game; there are no more teams than seats.
fn scores_of<G: Game>(position: &G, score: impl Fn(Team) -> Score) -> Scores {
    let mut scores = [Score::DRAW; MAX_SEATS];
    for seat in Seat::all(position.seats()) {
        let team = position.team(seat);
        scores[team.index()] = score(team);
    }
    scores
}

impl<G: Game, J: Judge<G>> ValueOfChild<G> for MaxN<'_, G, J> {
    fn value(&mut self, child: &G, depth: u32, _alpha: Score) -> Score {
        self.search(child, depth, 1)[self.team.index()]
    }

    fn line(&self) -> &[G::Move] {
        self.principal.line(1)
    }

    fn counter(&self) -> &Counter<'_> {
        &self.counter
    }
}
