//! What the prover is told about Gou.

use tetrarch_game::Game as _;
use tetrarch_gou::Gou;
use tetrarch_search::prover::{Effort, Hints, Leaf};

use super::judge::winning_move;

/// The last goal point or capture within reach is a win, and a player who must prevent the other's
/// has little choice.
#[derive(Clone, Copy, Debug)]
pub struct GouHints;

/// How much harder it is to have to answer a threat.
const THREATENED: u32 = 3;

impl Hints<Gou> for GouHints {
    #[inline]
    fn leaf(&self, position: &Gou) -> Leaf {
        if position.outcome().is_some() {
            Leaf::Over
        } else if winning_move(position).is_some() {
            Leaf::WonNextPly
        } else {
            Leaf::Open
        }
    }

    #[inline]
    fn effort(&self, position: &Gou) -> Effort {
        let others = position.with_turn(position.turn().next(2));
        if winning_move(&others).is_some() {
            Effort { for_mover: THREATENED, for_others: 1 }
        } else {
            Effort { for_mover: 1, for_others: position.count_moves().max(1) as u32 }
        }
    }
}
