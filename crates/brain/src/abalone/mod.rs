//! What the engine knows of Abalone.

mod features;
mod foresight;
mod judge;
mod pushes;
mod rings;

pub use features::AbaloneFeatures;
pub use judge::AbaloneJudge;
