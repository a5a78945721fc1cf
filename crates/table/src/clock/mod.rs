//! Clocks: how much time there is, and where it goes.

mod control;
mod running;
mod time;

#[cfg(test)]
mod tests;

pub use control::{TimeControl, TimeControlError};
pub use running::{GameClock, LAG_LIMIT, LAG_QUOTA, LAG_REFILL};
pub use time::{Millis, Moment};
