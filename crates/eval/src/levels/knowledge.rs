//! Weaker judges: they know only a share of what the engine knows.

use crate::{Evaluation, Weight, WeightsFile};

/// A judge that knows a share of what the engine knows and counts material for the rest.
pub(super) fn judge_knowing<G: Evaluation>(percent: u8) -> G::Judge {
    let full = WeightsFile::read(G::WEIGHTS).expect("a test reads the embedded weights");
    let share = f64::from(percent.min(100)) / 100.0;
    let mixed = |counted: f64, known: f64| counted + share * (known - counted);
    let material = G::material();
    let pairs = material.weights.iter().zip(&full.weights);
    let weights = pairs.map(|(counted, known)| Weight {
        feature: known.feature.clone(),
        opening: mixed(counted.opening, known.opening),
        ending: mixed(counted.ending, known.ending),
    });
    let file = WeightsFile { weights: weights.collect(), ..material };
    G::judge_by(&file).expect("these are weights of the game's features")
}
