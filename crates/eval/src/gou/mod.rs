//! What the engine knows of Gou.

mod features;
mod hints;
mod judge;

pub use features::GouFeatures;
pub use hints::GouHints;
pub use judge::GouJudge;
