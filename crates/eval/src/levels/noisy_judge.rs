//! A judge that sees through a haze.

use tetrarch_game::{Game, MoveList, Outcome, Team};
use tetrarch_search::{Judge, Selectivity};

use super::{Difficulty, PerceivedGame};

/// A judge of a game, asked about imagined positions.
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

    fn evaluate(&self, imagined: &PerceivedGame<G>) -> i32 {
        self.judge.evaluate(&imagined.position) + error(imagined)
    }

    fn evaluate_for(&self, imagined: &PerceivedGame<G>, team: Team) -> i32 {
        let error = error(imagined);
        let has_turn = imagined.team(imagined.turn()) == team;
        let value = self.judge.evaluate_for(&imagined.position, team);
        value + if has_turn { error } else { -error }
    }

    fn outcome(&self, imagined: &PerceivedGame<G>) -> Option<Outcome> {
        self.judge.outcome(&imagined.position)
    }

    /// Who does not always see a win has to find it among the moves.
    fn winning_move(&self, imagined: &PerceivedGame<G>) -> Option<G::Move> {
        if imagined.eye.sees_wins() { self.judge.winning_move(&imagined.position) } else { None }
    }

    fn order(&self, imagined: &PerceivedGame<G>, mv: G::Move) -> i32 {
        self.judge.order(&imagined.position, mv)
    }

    fn order_child(
        &self,
        imagined: &PerceivedGame<G>,
        mv: G::Move,
        child: &PerceivedGame<G>,
    ) -> i32 {
        self.judge.order_child(&imagined.position, mv, &child.position)
    }

    fn slot(&self, imagined: &PerceivedGame<G>, mv: G::Move) -> usize {
        self.judge.slot(&imagined.position, mv)
    }

    fn is_quiet(&self, imagined: &PerceivedGame<G>, mv: G::Move, child: &PerceivedGame<G>) -> bool {
        self.judge.is_quiet(&imagined.position, mv, &child.position)
    }

    fn noisy_moves(&self, imagined: &PerceivedGame<G>, out: &mut MoveList<G::Move>) {
        if self.plays_out {
            self.judge.noisy_moves(&imagined.position, out);
        }
    }

    fn pass(&self, imagined: &PerceivedGame<G>) -> Option<PerceivedGame<G>> {
        self.judge.pass(&imagined.position).map(|passed| imagined.with(passed))
    }

    fn selectivity(&self, imagined: &PerceivedGame<G>) -> Selectivity {
        self.judge.selectivity(&imagined.position)
    }
}

fn error<G: Difficulty>(imagined: &PerceivedGame<G>) -> i32 {
    imagined.eye.error(imagined.position.key(), imagined.effort)
}
