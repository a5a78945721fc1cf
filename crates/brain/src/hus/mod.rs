//! What the engine knows of Hus.

mod features;
mod judge;

pub use features::HusFeatures;
pub use judge::HusJudge;
