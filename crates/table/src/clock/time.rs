//! Time as the table knows it: whole milliseconds, passed in by the caller, never read from a system clock.

use serde::{Deserialize, Serialize};

/// A stretch of time in milliseconds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

/// A point in time: milliseconds since a beginning of the caller's choice (the start of the
/// program, or 1970). All moments given to one table must share that beginning.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// A number of seconds.
    #[must_use]
    pub const fn from_secs(seconds: u32) -> Self {
        Self(seconds as u64 * 1_000)
    }

    /// A number of days of 24 hours.
    #[must_use]
    pub const fn from_days(days: u32) -> Self {
        Self(days as u64 * 86_400_000)
    }

    /// Both stretches together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left of this stretch without the other; nothing if the other is longer.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Moment {
    /// The beginning; the moment to pass without time control.
    pub const ZERO: Self = Self(0);

    /// How long ago `earlier` was; nothing if it is yet to come.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }

    /// The moment so much later.
    #[must_use]
    pub const fn after(self, wait: Millis) -> Self {
        Self(self.0.saturating_add(wait.0))
    }
}
