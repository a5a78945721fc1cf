//! What the engine knows of Gou.

mod features;
mod judge;

pub use features::GouFeatures;
pub use judge::GouJudge;
