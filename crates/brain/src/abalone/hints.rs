//! What the prover is told about Abalone.

use tetrarch_abalone::Abalone;
use tetrarch_game::Game as _;
use tetrarch_search::prover::{Effort, Hints, Leaf};

use super::judge::winning_move;

/// A push that takes the last marble off is a win, and a player who must prevent the next one's has
/// little choice.
#[derive(Clone, Copy, Debug)]
pub struct AbaloneHints;

/// How much harder it is to have to answer a threat.
const THREATENED: u32 = 3;

impl Hints<Abalone> for AbaloneHints {
    #[inline]
    fn leaf(&self, position: &Abalone) -> Leaf {
        if position.outcome().is_some() {
            Leaf::Over
        } else if winning_move(position).is_some() {
            Leaf::WonNextPly
        } else {
            Leaf::Open
        }
    }

    #[inline]
    fn effort(&self, position: &Abalone) -> Effort {
        let next = position.turn().next(position.seats());
        let is_rival = position.team(next) != position.team(position.turn());
        if is_rival && winning_move(&position.with_turn(next)).is_some() {
            Effort { for_mover: THREATENED, for_others: 1 }
        } else {
            Effort { for_mover: 1, for_others: position.count_moves().max(1) as u32 }
        }
    }
}
