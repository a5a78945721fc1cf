//! What results say about strength.

mod elo;
mod estimate;
mod likelihood;
mod ratings;
mod solve;
mod sprt;
mod tally;

pub use elo::{elo_of_score, score_of_elo};
pub use estimate::{Estimate, Interval};
pub use ratings::{Anchor, EntrantRating, Meeting, ratings};
pub use sprt::{Sprt, SprtState, SprtVerdict};
pub use tally::GroupTally;

/// Standard deviations on each side of the mean that hold 95 % of a normal distribution.
pub(crate) const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

/// The share of a normal distribution below this number of standard deviations.
pub(crate) fn normal_below(deviations: f64) -> f64 {
    0.5 * libm::erfc(-deviations / std::f64::consts::SQRT_2)
}
