//! What a run of training does.

use serde::{Deserialize, Serialize};

use crate::training::Training;

/// What a run of training does. A folder belongs to one plan; the same plan always gives the same
/// networks on the same kind of machine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TrainingPlan {
    /// Fixes openings, first weights and the order of samples.
    pub seed: u64,
    /// Whether the run goes on from the shipped network: it plays the first games, and every
    /// generation begins to learn with its weights.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub from_shipped: bool,
    /// Nodes of each move of self-play.
    pub nodes: u64,
    /// Files of samples of each generation.
    pub shards: u32,
    /// Games of each file.
    pub games: u32,
    /// A generation learns from its own samples and from those of this number of earlier generations.
    pub earlier_generations: u32,
    /// How it learns.
    pub training: Training,
    /// Nodes of each move of the match between a new network and the best one so far.
    pub test_nodes: u64,
    /// Pairs of games of that match at most.
    pub test_pairs: u32,
    /// What that match has to show, in Elo.
    pub test_elo: f64,
}

impl Default for TrainingPlan {
    fn default() -> Self {
        Self {
            seed: 1,
            from_shipped: false,
            nodes: 800,
            shards: 400,
            games: 40,
            earlier_generations: 2,
            training: Training::default(),
            test_nodes: 3_000,
            test_pairs: 200,
            test_elo: 20.0,
        }
    }
}
