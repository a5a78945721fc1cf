//! What the engine knows of Pantareï.

mod features;
mod judge;

pub use features::PantareiFeatures;
pub use judge::PantareiJudge;
