//! The difference in strength of two contestants.

use serde::Serialize;

use super::{GroupTally, TWO_SIDED_95, elo_of_score, normal_below};

/// A value and the interval that holds the true one with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The likeliest value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How two contestants compare, as the first of them sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The score, from 0 to 1.
    pub score: Interval,
    /// The difference in Elo, logistic; infinite for a clean sweep, which JSON writes as null.
    pub elo: Interval,
    /// The difference in normalised Elo: the score above one half in standard deviations of one
    /// game, times 800 / ln 10. It compares matches of games with more and with fewer draws.
    pub normalised_elo: Interval,
    /// The likelihood of superiority: how sure it is that the first contestant is the stronger.
    pub los: f64,
}

impl Interval {
    fn map(self, value: impl Fn(f64) -> f64) -> Self {
        Self { value: value(self.value), low: value(self.low), high: value(self.high) }
    }
}

impl Estimate {
    /// What a tally says; nothing without a group.
    ///
    /// A group's score is its games' mean, so the variance of one game is that of a group times
    /// the games of a group.
    #[must_use]
    pub fn of(tally: &GroupTally, games_of_group: usize) -> Option<Self> {
        let (mean, variance) = (tally.mean()?, tally.variance()?);
        let groups = tally.groups() as f64;
        let error = (variance / groups).sqrt();
        let score = if variance > 0.0 {
            let reach = TWO_SIDED_95 * error;
            Interval { value: mean, low: (mean - reach).max(0.0), high: (mean + reach).min(1.0) }
        } else {
            wilson(mean, groups)
        };
        let deviation_of_game = (variance * games_of_group as f64).sqrt();
        let normalised = |score: f64| match score - 0.5 {
            0.0 => 0.0,
            above => above / deviation_of_game * 800.0 / std::f64::consts::LN_10,
        };
        let los =
            if variance > 0.0 { normal_below((mean - 0.5) / error) } else { sure_side(score) };
        Some(Self {
            score,
            elo: score.map(elo_of_score),
            normalised_elo: score.map(normalised),
            los,
        })
    }
}

/// Wilson's interval for a share, where all groups ended alike and show no variance of their own.
fn wilson(share: f64, count: f64) -> Interval {
    let squared = TWO_SIDED_95 * TWO_SIDED_95;
    let middle = (share + squared / (2.0 * count)) / (1.0 + squared / count);
    let spread = share * (1.0 - share) / count + squared / (4.0 * count * count);
    let reach = TWO_SIDED_95 * spread.sqrt() / (1.0 + squared / count);
    Interval { value: share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

/// By the same interval: how often its reach towards one half fits into the distance from there.
fn sure_side(Interval { value, low, high }: Interval) -> f64 {
    let reach = if value > 0.5 { value - low } else { high - value };
    normal_below((value - 0.5) / (reach / TWO_SIDED_95))
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::Seed;
    use tetrarch_game::Rng;

    use super::{Estimate, Interval, wilson};
    use crate::statistics::{GroupTally, score_of_elo};

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() < within, "{found} is not {expected}");
    }

    /// The example of the fastchess manual's formulas, worked out by hand: pairs 16, 128, 230,
    /// 105, 21 have the mean 0.4935 and the variance 0.048333.
    #[test]
    fn the_pentanomial_formulas_are_met() {
        let tally = GroupTally::of(&[16, 128, 230, 105, 21]);
        let estimate = Estimate::of(&tally, 2).unwrap();
        let mean: f64 = 0.493_5;
        let squares = [(16.0, 0.0), (128.0, 0.25), (230.0, 0.5), (105.0, 0.75), (21.0, 1.0)];
        let squares = squares.map(|(count, score): (f64, f64)| count * (score - mean).powi(2));
        let variance = squares.iter().sum::<f64>() / 500.0;
        close(estimate.score.value, mean, 1e-12);
        let error = 1.959_964 * (variance / 500.0).sqrt();
        close(estimate.score.high, mean + error, 1e-6);
        close(estimate.elo.value, -4.517, 0.001);
        close(
            estimate.normalised_elo.value,
            (mean - 0.5) / (2.0 * variance).sqrt() * 347.435_6,
            1e-4,
        );
        close(estimate.los, 0.246, 0.01);
    }

    #[test]
    fn equal_results_are_no_difference() {
        let estimate = Estimate::of(&GroupTally::of(&[5, 9, 30, 9, 5]), 2).unwrap();
        assert_eq!((estimate.elo.value, estimate.normalised_elo.value), (0.0, 0.0));
        close(estimate.los, 0.5, 1e-12);
    }

    #[test]
    fn a_clean_sweep_still_has_a_lower_end() {
        let estimate = Estimate::of(&GroupTally::of(&[0, 0, 0, 0, 100]), 2).unwrap();
        assert_eq!((estimate.elo.value, estimate.elo.high), (f64::INFINITY, f64::INFINITY));
        close(estimate.score.low, 0.963, 0.001);
        assert!(estimate.los > 0.999);
        let one = Estimate::of(&GroupTally::of(&[0, 0, 0, 0, 1]), 2).unwrap();
        assert!((0.8..0.95).contains(&one.los), "one pair is not much: {}", one.los);
        assert_eq!(Estimate::of(&GroupTally::new(4), 2), None);
    }

    #[test]
    fn wilson_is_as_published() {
        // Wilson 1927 for 10 of 10.
        let Interval { low, high, .. } = wilson(1.0, 10.0);
        close(low, 0.7225, 0.0005);
        close(high, 1.0, 1e-9);
    }

    /// Of many matches between contestants 30 Elo apart, 95 % have an interval with 30 in it.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let mut rng = Rng::new(Seed(7));
        let chance = score_of_elo(30.0);
        let mut wins = || f64::from(u8::from((rng.next() as f64 / u64::MAX as f64) < chance));
        let matches = 2_000;
        let held = (0..matches).filter(|_| {
            let mut tally = GroupTally::new(4);
            for _ in 0..200 {
                tally.add(f64::midpoint(wins(), wins()));
            }
            let elo = Estimate::of(&tally, 2).unwrap().elo;
            (elo.low..=elo.high).contains(&30.0)
        });
        close(held.count() as f64 / f64::from(matches), 0.95, 0.015);
    }
}
