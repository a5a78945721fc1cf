//! The judge of Hus.

use tetrarch_game::Game;
use tetrarch_hus::{Hus, Move};
use tetrarch_search::{Judge, Selectivity};

use super::features::{choices, seeds};
use super::{HusFeatures, HusHints};
use crate::{Evaluation, Seen, Weights, WeightsError, WeightsFile};

/// Only a side with so few choices can lose them all in one sowing often enough to look for it.
const FEW_CHOICES: i32 = 3;

/// A move that captures stands before killers and history.
const CAPTURE_FIRST: i32 = 40_000;

/// Judges Hus by its features.
#[derive(Clone, Debug)]
pub struct HusJudge {
    weights: Weights<{ HusFeatures::COUNT }>,
}

impl Evaluation for Hus {
    type Judge = HusJudge;
    type Hints = HusHints;

    const HINTS: HusHints = HusHints;
    const FEATURES: &'static [&'static str] = HusFeatures::NAMES;
    const WEIGHTS: &'static str = include_str!("../../weights/hus.json");
    const MATERIAL: (&'static str, f64) = ("seeds", 10.0);
    const FITTED_ON: &'static [&'static str] = &["european", "african"];

    fn see(&self) -> Seen {
        let values = HusFeatures::of(self).values().to_vec();
        Seen { values, phase: HusFeatures::phase(self) }
    }

    fn judge_by(file: &WeightsFile) -> Result<HusJudge, WeightsError> {
        Ok(HusJudge { weights: Weights::of(HusFeatures::NAMES, file)? })
    }
}

impl Judge<Hus> for HusJudge {
    const PLAYS_WHEN_LISTING: bool = true;

    fn evaluate(&self, position: &Hus) -> i32 {
        self.weights.judge(&HusFeatures::of(position).values(), HusFeatures::phase(position))
    }

    /// A sowing that leaves the other nothing to sow.
    fn winning_move(&self, position: &Hus) -> Option<Move> {
        let [_, other] = position.sides();
        if choices(other) > FEW_CHOICES {
            return None;
        }
        let mut winning = None;
        position.each_child(&mut |mv, child| {
            let [replier, _] = child.sides();
            if choices(replier) == 0 {
                winning = winning.or(Some(mv));
            }
        });
        winning
    }

    fn order_child(&self, position: &Hus, _: Move, child: &Hus) -> i32 {
        let gain = gain(position, child);
        let [replier, _] = child.sides();
        let first = if gain > 0 { CAPTURE_FIRST } else { 0 };
        first + 1_000 * gain - 500 * choices(replier)
    }

    fn slot(&self, _: &Hus, mv: Move) -> usize {
        mv.pit.row() * 8 + mv.pit.column()
    }

    fn is_quiet(&self, position: &Hus, _: Move, child: &Hus) -> bool {
        gain(position, child) == 0
    }

    fn selectivity(&self, _: &Hus) -> Selectivity {
        Selectivity::CAREFUL
    }
}

/// The seeds that a sowing has gained.
fn gain(position: &Hus, child: &Hus) -> i32 {
    let ([own, _], [_, sower]) = (position.sides(), child.sides());
    seeds(sower) - seeds(own)
}
