//! A judge that sees through a haze.

use tetrarch_game::{Game, MoveList, Outcome, Team};
use tetrarch_search::{Judge, Selectivity};

use super::{Imagined, Sight};

/// A judge of a game, asked about imagined positions.
pub struct Hazy<J> {
    judge: J,
    plays_out: bool,
}

impl<J> Hazy<J> {
    pub(super) const fn new(judge: J, plays_out: bool) -> Self {
        Self { judge, plays_out }
    }
}

impl<G: Sight> Judge<Imagined<G>> for Hazy<G::Judge> {
    const PLAYS_WHEN_LISTING: bool = <G::Judge as Judge<G>>::PLAYS_WHEN_LISTING;

    fn evaluate(&self, imagined: &Imagined<G>) -> i32 {
        self.judge.evaluate(&imagined.position) + error(imagined)
    }

    fn evaluate_for(&self, imagined: &Imagined<G>, team: Team) -> i32 {
        let error = error(imagined);
        let has_turn = imagined.team(imagined.turn()) == team;
        let value = self.judge.evaluate_for(&imagined.position, team);
        value + if has_turn { error } else { -error }
    }

    fn outcome(&self, imagined: &Imagined<G>) -> Option<Outcome> {
        self.judge.outcome(&imagined.position)
    }

    /// Who does not always see a win has to find it among the moves.
    fn winning_move(&self, imagined: &Imagined<G>) -> Option<G::Move> {
        if imagined.eye.sees_wins() { self.judge.winning_move(&imagined.position) } else { None }
    }

    fn order(&self, imagined: &Imagined<G>, mv: G::Move) -> i32 {
        self.judge.order(&imagined.position, mv)
    }

    fn order_child(&self, imagined: &Imagined<G>, mv: G::Move, child: &Imagined<G>) -> i32 {
        self.judge.order_child(&imagined.position, mv, &child.position)
    }

    fn slot(&self, imagined: &Imagined<G>, mv: G::Move) -> usize {
        self.judge.slot(&imagined.position, mv)
    }

    fn is_quiet(&self, imagined: &Imagined<G>, mv: G::Move, child: &Imagined<G>) -> bool {
        self.judge.is_quiet(&imagined.position, mv, &child.position)
    }

    fn noisy_moves(&self, imagined: &Imagined<G>, out: &mut MoveList<G::Move>) {
        if self.plays_out {
            self.judge.noisy_moves(&imagined.position, out);
        }
    }

    fn pass(&self, imagined: &Imagined<G>) -> Option<Imagined<G>> {
        self.judge.pass(&imagined.position).map(|passed| imagined.with(passed))
    }

    fn selectivity(&self, imagined: &Imagined<G>) -> Selectivity {
        self.judge.selectivity(&imagined.position)
    }
}

fn error<G: Sight>(imagined: &Imagined<G>) -> i32 {
    imagined.eye.error(imagined.position.key(), imagined.effort)
}
