//! What the engine knows of Hus.

mod features;
mod hints;
mod judge;

pub use features::HusFeatures;
pub use hints::HusHints;
pub use judge::HusJudge;
