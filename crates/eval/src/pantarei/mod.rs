//! What the engine knows of Pantareï.

mod features;
mod hints;
mod judge;

pub use features::PantareiFeatures;
pub use hints::PantareiHints;
pub use judge::PantareiJudge;
