//! A judge whose evaluations have random errors.

use tetrarch_game::{Game, MoveList, Outcome, Team};
use tetrarch_search::{Judge, Selectivity};

use super::{Difficulty, PerceivedGame};

/// A judge of a game, asked about perceived positions.
pub struct NoisyJudge<J> {
    judge: J,
    plays_out: bool,
}

impl<J> NoisyJudge<J> {
    pub(super) const fn new(judge: J, plays_out: bool) -> Self {
        Self { judge, plays_out }
    }
}

impl<G: Difficulty> Judge<PerceivedGame<G>> for NoisyJudge<G::Judge> {
    const PLAYS_WHEN_LISTING: bool = <G::Judge as Judge<G>>::PLAYS_WHEN_LISTING;

    fn evaluate(&self, perceived: &PerceivedGame<G>) -> i32 {
        self.judge.evaluate(&perceived.position) + error(perceived)
    }

    fn evaluate_for(&self, perceived: &PerceivedGame<G>, team: Team) -> i32 {
        let error = error(perceived);
        let has_turn = perceived.team(perceived.turn()) == team;
        let value = self.judge.evaluate_for(&perceived.position, team);
        value + if has_turn { error } else { -error }
    }

    fn outcome(&self, perceived: &PerceivedGame<G>) -> Option<Outcome> {
        self.judge.outcome(&perceived.position)
    }

    /// Who does not always see a win has to find it among the moves.
    fn winning_move(&self, perceived: &PerceivedGame<G>) -> Option<G::Move> {
        if perceived.eye.sees_wins() { self.judge.winning_move(&perceived.position) } else { None }
    }

    fn order(&self, perceived: &PerceivedGame<G>, mv: G::Move) -> i32 {
        self.judge.order(&perceived.position, mv)
    }

    fn order_child(
        &self,
        perceived: &PerceivedGame<G>,
        mv: G::Move,
        child: &PerceivedGame<G>,
    ) -> i32 {
        self.judge.order_child(&perceived.position, mv, &child.position)
    }

    fn slot(&self, perceived: &PerceivedGame<G>, mv: G::Move) -> usize {
        self.judge.slot(&perceived.position, mv)
    }

    fn is_quiet(
        &self,
        perceived: &PerceivedGame<G>,
        mv: G::Move,
        child: &PerceivedGame<G>,
    ) -> bool {
        self.judge.is_quiet(&perceived.position, mv, &child.position)
    }

    fn is_reducible(
        &self,
        perceived: &PerceivedGame<G>,
        mv: G::Move,
        child: &PerceivedGame<G>,
    ) -> bool {
        self.judge.is_reducible(&perceived.position, mv, &child.position)
    }

    fn structures(&self, perceived: &PerceivedGame<G>) -> [u64; 2] {
        self.judge.structures(&perceived.position)
    }

    fn noisy_moves(&self, perceived: &PerceivedGame<G>, out: &mut MoveList<G::Move>) {
        if self.plays_out {
            self.judge.noisy_moves(&perceived.position, out);
        }
    }

    fn pass(&self, perceived: &PerceivedGame<G>) -> Option<PerceivedGame<G>> {
        self.judge.pass(&perceived.position).map(|passed| perceived.with(passed))
    }

    fn selectivity(&self, perceived: &PerceivedGame<G>) -> Selectivity {
        self.judge.selectivity(&perceived.position)
    }
}

fn error<G: Difficulty>(perceived: &PerceivedGame<G>) -> i32 {
    perceived.eye.error(perceived.position.key(), perceived.effort)
}
