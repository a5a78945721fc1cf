//! The likeliest distribution of scores with a given mean.

use super::GroupTally;

/// What a score that never occurred counts, so that its logarithm exists (as on Fishtest).
const UNSEEN: f64 = 1e-3;
/// Halvings of an interval until a double has no more digits.
const HALVINGS: usize = 200;

/// The shares of a tally's scores, none of them nought.
pub(crate) struct Shares {
    shares: Vec<(f64, f64)>,
    groups: f64,
}

impl Shares {
    pub(crate) fn of(tally: &GroupTally) -> Self {
        let counts: Vec<(f64, f64)> = tally
            .scores()
            .map(|(score, count)| (score, if count == 0 { UNSEEN } else { count as f64 }))
            .collect();
        let groups = counts.iter().map(|(_, count)| count).sum();
        let shares = counts.into_iter().map(|(score, count)| (score, count / groups)).collect();
        Self { shares, groups }
    }

    /// How much likelier the results are if the mean is `second` than if it is `first`, as a
    /// logarithm: the generalised likelihood ratio, each hypothesis at its best.
    ///
    /// Of all distributions with mean `m`, the likeliest has the shares `p / (1 + x (a - m))`,
    /// where `x` makes the mean right (Van den Bergh, "A practical introduction to the GSPRT").
    pub(crate) fn log_ratio(&self, first: f64, second: f64) -> f64 {
        let (x, y) = (self.tilt(first), self.tilt(second));
        let terms = self.shares.iter().map(|(score, share)| {
            share * ((1.0 + x * (score - first)) / (1.0 + y * (score - second))).ln()
        });
        self.groups * terms.sum::<f64>()
    }

    /// The `x` of a mean: the root of a falling function between the two poles next to 0.
    fn tilt(&self, mean: f64) -> f64 {
        let excess = |x: f64| -> f64 {
            self.shares
                .iter()
                .map(|(score, p)| p * (score - mean) / (1.0 + x * (score - mean)))
                .sum()
        };
        let (lowest, highest) = (self.shares[0].0, self.shares[self.shares.len() - 1].0);
        let (mut low, mut high) = (-1.0 / (highest - mean), 1.0 / (mean - lowest));
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(low, high);
            if excess(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        f64::midpoint(low, high)
    }
}
