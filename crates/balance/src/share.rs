//! How often a team wins.

use serde::{Deserialize, Serialize};

/// The standard deviations of a 95 % interval.
const DEVIATIONS: f64 = 1.96;

/// How often a team wins, from 0 to 1. A draw counts as a win shared by all teams.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// As it was measured.
    pub score: f64,
    /// The lower end of the 95 % interval (Wilson's).
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// The share of a number of points in a number of games.
    ///
    /// # Panics
    /// If there are no games: nothing was measured.
    #[must_use]
    pub fn of(points: f64, games: u32) -> Self {
        assert!(games > 0, "a share of no games");
        let count = f64::from(games);
        let score = points / count;
        let square = DEVIATIONS * DEVIATIONS;
        let scale = 1.0 + square / count;
        let middle = (score + square / (2.0 * count)) / scale;
        let variance = score * (1.0 - score) / count + square / (4.0 * count * count);
        let half = DEVIATIONS * variance.sqrt() / scale;
        Self {
            score: rounded(score),
            low: rounded((middle - half).max(0.0)),
            high: rounded((middle + half).min(1.0)),
        }
    }
}

/// To a tenth of a percent: more would only pretend to be exact.
fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        // Wilson's interval for 8 of 10, as any textbook computes it.
        assert_eq!(Share::of(8.0, 10), Share { score: 0.8, low: 0.49, high: 0.943 });
        assert_eq!(Share::of(0.0, 20), Share { score: 0.0, low: 0.0, high: 0.161 });
        assert_eq!(Share::of(20.0, 20), Share { score: 1.0, low: 0.839, high: 1.0 });
        let even = Share::of(50.0, 100);
        assert!(even.low < 0.5 && 0.5 < even.high && (even.low + even.high - 1.0).abs() < 1e-9);
    }
}
