//! What the engine knows of Abalone.

mod features;
mod foresight;
mod hints;
mod judge;
pub mod net;
mod pushes;
mod rings;

pub use features::AbaloneFeatures;
pub use hints::AbaloneHints;
pub use judge::AbaloneJudge;
