//! What the prover is told about Gou.

use tetrarch_game::Game as _;
use tetrarch_gou::Gou;
use tetrarch_search::prover::{Hints, Leaf, ProofEffort};

use super::judge::winning_move;
use crate::threats;

/// The last goal point or capture within reach is a win, and a player who must prevent the other's
/// has little choice.
#[derive(Clone, Copy, Debug)]
pub struct GouHints;

impl Hints<Gou> for GouHints {
    #[inline]
    fn leaf(&self, position: &Gou) -> Leaf {
        threats::leaf(position, winning_move)
    }

    #[inline]
    fn effort(&self, position: &Gou) -> ProofEffort {
        let others = position.with_turn(position.turn().next(2));
        threats::effort(position, winning_move(&others).is_some())
    }
}
