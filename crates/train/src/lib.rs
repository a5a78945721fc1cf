//! Training of the network that judges two-player Abalone, from self-play alone.
//!
//! A [`Run`] goes from generation to generation: the best player so far plays itself
//! ([`self_play`]), its positions are kept in files ([`shard`]), a network learns from them
//! ([`training`]) and plays a match against the player before ([`duel`]); if a sequential test shows
//! that it is better, it is the best player of the next generation. `tetrarch train` is this with a
//! progress bar, and `docs/training.md` says how the shipped network was made.
//!
//! The trainer is our own: the network has its weights tied under the twelve symmetries of the
//! board, reads some thirty of 122 inputs, and 5,000 weights are trained in a minute on one core.
//! A general library would bring a large dependency, would not know the tying, and would run no
//! faster.

pub mod adjudication;
pub mod duel;
mod error;
pub mod model;
mod plan;
mod quantise;
mod run;
mod sample;
pub mod self_play;
pub mod shard;
mod state;
pub mod training;

pub use error::TrainError;
pub use plan::TrainingPlan;
pub use run::{Run, TrainingProgress, TrainingReport};
pub use sample::Sample;
pub use self_play::SelfPlay;

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    vec![shard::ShardError::MESSAGES, TrainError::MESSAGES]
}
