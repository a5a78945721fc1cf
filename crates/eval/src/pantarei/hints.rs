//! What the prover is told about Pantareï.

use tetrarch_game::Game as _;
use tetrarch_pantarei::{Colour, Pantarei};
use tetrarch_search::prover::{Hints, Leaf, ProofEffort, Share};

/// A stack that can reach the goal next turn is a win, a player who must answer such a threat has
/// little choice, a quiet swap leads nowhere soon, and elsewhere stacks and moves count. Many lines
/// lead to the same snake, so that the numbers of children are hardly added.
///
/// Each part was measured by nodes; see `docs/solved.md`.
#[derive(Clone, Copy, Debug)]
pub struct PantareiHints;

/// How much harder a quiet position is for the team that has just moved.
const QUIET: u32 = 4;
/// How much harder still if that move was a swap.
const SWAPPED: u32 = 8;
/// How many moves of the player to move make it harder by one.
const MOVES: u32 = 4;
/// How much harder a position is for the team that has just moved if all speaks against it; half
/// as much if it looks even. For the team to move, all numbers are a quarter of this.
const LOST: i32 = 120;
/// An advantage that is half of all there can be.
const CLEAR_ADVANTAGE: i32 = 50;
/// How much harder it is to have to answer a threat.
const THREATENED: u32 = 2;

impl Hints<Pantarei> for PantareiHints {
    const PROOF_SHARE: Share = Share::halved(2);
    const DISPROOF_SHARE: Share = Share::halved(2);

    #[inline]
    fn leaf(&self, position: &Pantarei) -> Leaf {
        if position.outcome().is_some() {
            return Leaf::Over;
        }
        match position.colour_of(position.turn()) {
            Some(colour) if position.count_winning_carries(colour) > 0 => Leaf::WonNextPly,
            _ => Leaf::Open,
        }
    }

    #[inline]
    fn effort(&self, position: &Pantarei) -> ProofEffort {
        let Some(colour) = position.colour_of(position.turn()) else {
            return ProofEffort { for_mover: 1, for_others: 1 };
        };
        let threats = position.count_winning_carries(colour.other());
        if threats > 0 {
            return ProofEffort { for_mover: THREATENED + threats, for_others: 1 };
        }
        let advantage = advantage(position, colour);
        // From -LOST to LOST on a curve like the logistic one, without an exponential.
        let lean = LOST * advantage / (CLEAR_ADVANTAGE + advantage.abs());
        let swapped = if position.is_swap_banned() { SWAPPED } else { 0 };
        let moves = position.count_moves() as u32 / MOVES;
        ProofEffort {
            for_mover: 1 + ((LOST - lean) / 8) as u32,
            for_others: QUIET + swapped + moves + ((LOST + lean) / 2) as u32,
        }
    }
}

/// What a colour with the turn is ahead, in about the measure of the judge, whose features take
/// too long here.
#[inline]
fn advantage(position: &Pantarei, colour: Colour) -> i32 {
    let other = colour.other();
    let stacks = |height| {
        position.count_stacks(colour, height) as i32 - position.count_stacks(other, height) as i32
    };
    let carries = position.count_carries(colour) as i32 - position.count_carries(other) as i32;
    let goal = position.options().goal();
    20 + 15 * stacks(1)
        + 5 * stacks(2)
        + 25 * stacks(goal - 3)
        + 35 * stacks(goal - 2)
        + 50 * stacks(goal - 1)
        + 7 * carries
}
