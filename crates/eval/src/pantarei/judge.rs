//! The judge of Pantareï.

use tetrarch_game::Game;
use tetrarch_pantarei::{Colour, Move, Pantarei, Scale};
use tetrarch_search::{Judge, Selectivity};

use super::features::{winning_carry, wins};
use super::{PantareiFeatures, PantareiHints};
use crate::{Evaluation, Seen, Weights, WeightsError, WeightsFile};

/// A move after which the other wins at once stands behind all others.
const LOSES: i32 = -100_000;
/// A move that threatens to win stands before killers and history.
const THREAT_FIRST: i32 = 40_000;

/// Judges Pantareï by its features, and knows every win in one turn.
#[derive(Clone, Debug)]
pub struct PantareiJudge {
    weights: Weights<{ PantareiFeatures::COUNT }>,
}

impl Evaluation for Pantarei {
    type Judge = PantareiJudge;
    type Hints = PantareiHints;

    const HINTS: PantareiHints = PantareiHints;
    const FEATURES: &'static [&'static str] = PantareiFeatures::NAMES;
    const WEIGHTS: &'static str = include_str!("../../weights/pantarei.json");
    const MATERIAL: (&'static str, f64) = ("stacks", 10.0);
    const FITTED_ON: &'static [&'static str] = &["standard"];
    /// Wins are long and narrow: a proof often finds them plies before the search does.
    const SEARCH_NODES_A_PROOF_NODE: u64 = 3;

    fn see(&self) -> Seen {
        let colour = self.colour_of(self.turn()).unwrap_or(Colour::White);
        let values = PantareiFeatures::of(self, colour).values().to_vec();
        Seen { values, phase: PantareiFeatures::phase(self) }
    }

    fn judge_by(file: &WeightsFile) -> Result<PantareiJudge, WeightsError> {
        Ok(PantareiJudge { weights: Weights::of(PantareiFeatures::NAMES, file)? })
    }
}

impl PantareiJudge {
    /// What a position is worth to a colour that has the turn.
    fn worth_to(&self, position: &Pantarei, colour: Colour) -> i32 {
        let features = PantareiFeatures::of(position, colour);
        self.weights.judge(&features.values(), PantareiFeatures::phase(position))
    }
}

impl Judge<Pantarei> for PantareiJudge {
    const PLAYS_WHEN_LISTING: bool = true;

    /// Before a colour is chosen, the deal is worth what the better choice leaves: the other
    /// colour plays first.
    fn evaluate(&self, position: &Pantarei) -> i32 {
        match position.colour_of(position.turn()) {
            Some(colour) => self.worth_to(position, colour),
            None => {
                let left = [Colour::White, Colour::Black].map(|left| self.worth_to(position, left));
                -left[0].min(left[1])
            }
        }
    }

    fn winning_move(&self, position: &Pantarei) -> Option<Move> {
        winning_carry(position, position.colour_of(position.turn())?)
    }

    fn order_child(&self, position: &Pantarei, mv: Move, child: &Pantarei) -> i32 {
        let Some(colour) = position.colour_of(position.turn()) else { return 0 };
        if winning_carry(child, colour.other()).is_some() {
            return LOSES;
        }
        let threat = if wins(child, colour) > 0 { THREAT_FIRST } else { 0 };
        let climb = position.height_made(mv).map_or(-1_000, |height| 200 * i32::from(height));
        threat + climb
    }

    fn slot(&self, _: &Pantarei, mv: Move) -> usize {
        let pair = |one: u8, other: u8| usize::from(one) * Scale::COUNT + usize::from(other);
        let pairs = Scale::COUNT * Scale::COUNT;
        match mv {
            Move::Carry { from, to, scales } => pair(from, to) + pairs * usize::from(scales - 1),
            Move::Swap { first, second } => 2 * pairs + pair(first, second),
            Move::Choose(_) | Move::Pass => 3 * pairs,
        }
    }

    fn is_quiet(&self, position: &Pantarei, _: Move, child: &Pantarei) -> bool {
        position.colour_of(position.turn()).is_none_or(|colour| wins(child, colour) == 0)
    }

    fn selectivity(&self, _: &Pantarei) -> Selectivity {
        Selectivity::CAREFUL
    }
}
