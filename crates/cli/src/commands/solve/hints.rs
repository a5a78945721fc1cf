//! What the prover is told about each game.

use tetrarch_game::Game as _;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::prover::{Hints, Leaf, Share};

/// Hus: the pits to choose from stand for the moves, because to tell endless sowings apart is to
/// sow them (measured: a third less time for the same nodes).
#[derive(Clone, Copy, Debug)]
pub struct HusHints;

impl Hints<Hus> for HusHints {
    #[inline]
    fn leaf(&self, position: &Hus) -> Leaf {
        match position.count_choices() {
            0 => Leaf::Over,
            choices => Leaf::Open { for_mover: 1, for_others: choices },
        }
    }
}

/// Pantareï: a stack that can reach the goal next turn is a win, and many lines lead to the same
/// snake.
#[derive(Clone, Copy, Debug)]
pub struct PantareiHints;

impl Hints<Pantarei> for PantareiHints {
    const DISPROOF_SHARE: Share = Share::halved(3);

    #[inline]
    fn leaf(&self, position: &Pantarei) -> Leaf {
        let moves = position.count_moves() as u32;
        if moves == 0 {
            return Leaf::Over;
        }
        let goal = position.options().goal();
        let mut highest = 0;
        if let Some(colour) = position.colour_of(position.turn()) {
            position.each_carry(colour, |_, height| highest = highest.max(height));
        }
        if highest >= goal {
            return Leaf::WonNextPly;
        }
        Leaf::Open { for_mover: 1, for_others: moves }
    }
}
