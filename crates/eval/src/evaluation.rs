//! The traits of a game that has an evaluation.

use tetrarch_game::Game;
use tetrarch_search::Judge;
use tetrarch_search::prover::Hints;

use crate::{Seen, Weight, WeightsError, WeightsFile};

/// A game that the engine knows something about: what to look at, and what that is worth.
pub trait Evaluation: Game {
    /// Judges positions by weights.
    type Judge: Judge<Self>;

    /// Tells the prover what it may know.
    type Hints: Hints<Self> + Clone + Send + Sync;

    /// The prover's hints.
    const HINTS: Self::Hints;

    /// The names of the features, in the order of [`Seen::values`].
    const FEATURES: &'static [&'static str];

    /// The file of weights that full strength plays with.
    const WEIGHTS: &'static str;

    /// During a move, a prover gets one node for this number of search nodes.
    const SEARCH_NODES_A_PROOF_NODE: u64 = 8;

    /// What a beginner counts, and what one of it is worth to them: where fitting begins.
    const MATERIAL: (&'static str, f64);

    /// The variants that self-play for fitting goes through in turn.
    const FITTED_ON: &'static [&'static str];

    /// The features of a position that is not over, as the team to move sees them.
    fn see(&self) -> Seen;

    /// Whether a prover may find out who wins with the time of one move: cheap to see, and often
    /// right. By default the game is narrow enough to try everywhere.
    #[must_use]
    fn worth_proving(&self) -> bool {
        true
    }

    /// A judge by other weights.
    ///
    /// # Errors
    /// If these are weights of other features.
    fn judge_by(file: &WeightsFile) -> Result<Self::Judge, WeightsError>;

    /// The judge of full strength.
    ///
    /// # Panics
    /// Never: a test reads every embedded file.
    #[must_use]
    fn judge() -> Self::Judge {
        let file = WeightsFile::read(Self::WEIGHTS);
        file.and_then(|file| Self::judge_by(&file)).expect("a test reads the embedded weights")
    }

    /// A judge that only counts material.
    ///
    /// # Panics
    /// Never: a test makes one for every game.
    #[must_use]
    fn judge_of_material() -> Self::Judge {
        Self::judge_by(&Self::material()).expect("these are weights of the game's features")
    }

    /// Weights that only count material.
    #[must_use]
    fn material() -> WeightsFile {
        let (material, worth) = Self::MATERIAL;
        let weight = |&feature: &&str| {
            let worth = if feature == material { worth } else { 0.0 };
            Weight { feature: feature.to_owned(), opening: worth, ending: worth }
        };
        WeightsFile {
            game: Self::ID.to_owned(),
            made_by: "material".to_owned(),
            positions: 0,
            loss: std::f64::consts::LN_2,
            weights: Self::FEATURES.iter().map(weight).collect(),
        }
    }
}
