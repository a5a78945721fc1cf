//! How long a worker may think about a move.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tetrarch_engine::{Limits, Remaining};

/// How long even the latest may still think.
const LEAST_MS: u64 = 20;

/// The limits of a move, at the moment in which it was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct JobLimits {
    /// Plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Time for this move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_time_ms: Option<u64>,
    /// The clock of the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<JobClock>,
}

/// What a seat's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JobClock {
    bank_ms: u64,
    increment_ms: u64,
    delay_ms: u64,
    for_each_move: bool,
}

impl JobLimits {
    /// The limits of a question that is asked now.
    #[must_use]
    pub fn of(limits: Limits) -> Self {
        let Limits { depth, move_time_ms, remaining, .. } = limits;
        let clock = remaining.map(|left| JobClock {
            bank_ms: left.bank_ms,
            increment_ms: left.increment_ms,
            delay_ms: left.delay_ms,
            for_each_move: left.for_each_move,
        });
        Self { depth, move_time_ms, clock }
    }

    /// What is left of them after some waiting.
    #[must_use]
    pub fn after(self, waited: Duration) -> Limits {
        let waited_ms = u64::try_from(waited.as_millis()).unwrap_or(u64::MAX);
        let left = |ms: u64| ms.saturating_sub(waited_ms).max(LEAST_MS.min(ms));
        Limits {
            depth: self.depth,
            move_time_ms: self.move_time_ms.map(left),
            remaining: self.clock.map(|clock| Remaining {
                bank_ms: left(clock.bank_ms),
                increment_ms: clock.increment_ms,
                delay_ms: clock.delay_ms,
                for_each_move: clock.for_each_move,
            }),
            ..Limits::NONE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_spent_waiting_is_not_there_for_thinking() {
        let remaining = Remaining { bank_ms: 5_000, increment_ms: 10, ..Remaining::default() };
        let limits =
            Limits { move_time_ms: Some(2_000), remaining: Some(remaining), ..Limits::NONE };
        let job = JobLimits::of(limits);
        assert_eq!(job.after(Duration::ZERO), limits);
        let later = job.after(Duration::from_millis(700));
        assert_eq!(later.move_time_ms, Some(1_300));
        assert_eq!(later.remaining.map(|left| left.bank_ms), Some(4_300));
        assert_eq!(job.after(Duration::from_secs(9)).move_time_ms, Some(LEAST_MS));
    }
}
