//! What the prover is told in games where a win in one move is seen at once.

use tetrarch_game::Game;
use tetrarch_search::prover::{Leaf, ProofEffort};

/// How much harder it is to have to answer a threat.
const THREATENED: u32 = 3;

/// Whether the game is over, or won with the next move.
#[inline]
pub(crate) fn leaf<G: Game>(
    position: &G,
    winning_move: impl FnOnce(&G) -> Option<G::Move>,
) -> Leaf {
    if position.outcome().is_some() {
        Leaf::Over
    } else if winning_move(position).is_some() {
        Leaf::WonNextPly
    } else {
        Leaf::Open
    }
}

/// A player who must prevent the next one's win has little choice; any other may play everything.
#[inline]
pub(crate) fn effort<G: Game>(position: &G, is_threatened: bool) -> ProofEffort {
    if is_threatened {
        ProofEffort { for_mover: THREATENED, for_others: 1 }
    } else {
        ProofEffort { for_mover: 1, for_others: position.count_moves().max(1) as u32 }
    }
}
