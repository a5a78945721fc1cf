//! What the prover is told about Abalone.

use tetrarch_abalone::Abalone;
use tetrarch_game::Game as _;
use tetrarch_search::prover::{Hints, Leaf, ProofEffort};

use super::judge::winning_move;
use crate::threats;

/// A push that takes the last marble off is a win, and a player who must prevent the next one's has
/// little choice.
#[derive(Clone, Copy, Debug)]
pub struct AbaloneHints;

impl Hints<Abalone> for AbaloneHints {
    #[inline]
    fn leaf(&self, position: &Abalone) -> Leaf {
        threats::leaf(position, winning_move)
    }

    #[inline]
    fn effort(&self, position: &Abalone) -> ProofEffort {
        let next = position.turn().next(position.seats());
        let is_rival = position.team(next) != position.team(position.turn());
        threats::effort(position, is_rival && winning_move(&position.with_turn(next)).is_some())
    }
}
