//! Logistic regression by Newton's method.

use crate::Seen;

/// The strength of the belief that a weight is nought, in positions.
const DOUBT: f64 = 30.0;
const MAX_STEPS: usize = 30;
/// Weights are written in ten-thousandths of log-odds.
const CLOSE_ENOUGH: f64 = 1e-6;

/// Positions with the results of their games.
pub(super) struct Samples {
    /// The features of a position twice: by its share of the opening, and of the ending.
    columns: usize,
    inputs: Vec<f64>,
    results: Vec<f64>,
}

impl Samples {
    pub(super) const fn new(features: usize) -> Self {
        Self { columns: 2 * features, inputs: Vec::new(), results: Vec::new() }
    }

    /// Adds a position, and whether the team that had the turn in it won the game.
    pub(super) fn add(&mut self, seen: &Seen, won: bool) {
        debug_assert_eq!(2 * seen.values.len(), self.columns);
        let late = seen.phase.share();
        for share in [1.0 - late, late] {
            self.inputs.extend(seen.values.iter().map(|&value| f64::from(value) * share));
        }
        self.results.push(if won { 1.0 } else { 0.0 });
    }

    pub(super) const fn len(&self) -> usize {
        self.results.len()
    }

    fn rows(&self) -> impl Iterator<Item = (&[f64], f64)> {
        self.inputs.chunks_exact(self.columns).zip(self.results.iter().copied())
    }

    /// The mean of minus the logarithm of the chance given to what happened.
    pub(super) fn loss(&self, weights: &[f64]) -> f64 {
        let lost = |(inputs, result): (&[f64], f64)| {
            let odds = dot(inputs, weights);
            // ln(1 + e^odds) without overflow.
            odds.max(0.0) + (-odds.abs()).exp().ln_1p() - result * odds
        };
        self.rows().map(lost).sum::<f64>() / self.len().max(1) as f64
    }

    /// The likeliest weights in log-odds: those of the opening, then those of the ending.
    pub(super) fn fit(&self) -> Vec<f64> {
        let doubts = self.doubts();
        let mut weights = vec![0.0; self.columns];
        for _ in 0..MAX_STEPS {
            let step = self.step(&weights, &doubts);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight += step);
            if longest < CLOSE_ENOUGH {
                break;
            }
        }
        weights
    }

    /// For each weight, how strongly it is held back: by the size of its inputs, so that the unit
    /// of a feature does not matter.
    fn doubts(&self) -> Vec<f64> {
        let mut doubts = vec![f64::MIN_POSITIVE.sqrt(); self.columns];
        let share = DOUBT / self.len().max(1) as f64;
        for (inputs, _) in self.rows() {
            doubts
                .iter_mut()
                .zip(inputs)
                .for_each(|(doubt, input)| *doubt += share * input * input);
        }
        doubts
    }

    /// One step of Newton's method towards the likeliest weights.
    fn step(&self, weights: &[f64], doubts: &[f64]) -> Vec<f64> {
        let size = self.columns;
        let mut slope: Vec<f64> =
            weights.iter().zip(doubts).map(|(weight, doubt)| -weight * doubt).collect();
        let mut curve = vec![0.0; size * size];
        for (n, doubt) in doubts.iter().enumerate() {
            curve[n * size + n] = *doubt;
        }
        for (inputs, result) in self.rows() {
            let chance = 1.0 / (1.0 + (-dot(inputs, weights)).exp());
            let spread = chance * (1.0 - chance);
            for (n, &input) in inputs.iter().enumerate() {
                slope[n] += (result - chance) * input;
                let scaled = spread * input;
                let row = &mut curve[n * size..(n + 1) * size];
                row.iter_mut().zip(inputs).for_each(|(cell, other)| *cell += scaled * other);
            }
        }
        solve(curve, slope)
    }
}

fn dot(inputs: &[f64], weights: &[f64]) -> f64 {
    inputs.iter().zip(weights).map(|(input, weight)| input * weight).sum()
}

/// Solves a symmetric positive system of equations by elimination.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        for row in pivot + 1..size {
            let factor = matrix[row * size + pivot] / matrix[pivot * size + pivot];
            for column in pivot..size {
                matrix[row * size + column] -= factor * matrix[pivot * size + column];
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 =
            (row + 1..size).map(|column| matrix[row * size + column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row * size + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::{Samples, solve};
    use crate::{GamePhase, Seen};

    #[test]
    fn equations_are_solved() {
        let solved = solve(vec![4.0, 1.0, 1.0, 3.0], vec![9.0, 5.0]);
        assert!((solved[0] - 2.0).abs() < 1e-12 && (solved[1] - 1.0).abs() < 1e-12);
    }

    /// Of positions with one more of something, three in four are won: log-odds of ln 3. In the
    /// ending nothing is known, and the other feature says nothing.
    #[test]
    fn the_weight_of_a_feature_is_the_log_odds_it_gives() {
        let mut samples = Samples::new(2);
        for n in 0..40_000 {
            let sign = if n % 2 == 0 { 1 } else { -1 };
            let noise = if n / 2 % 2 == 0 { 1 } else { -1 };
            let favoured_wins = n / 4 % 4 != 0;
            let seen = Seen { values: vec![sign, noise], phase: GamePhase::new(0, 1) };
            samples.add(&seen, favoured_wins == (sign > 0));
        }
        let fitted = samples.fit();
        assert!((fitted[0] - 3.0_f64.ln()).abs() < 0.02, "{fitted:?}");
        assert!(fitted[1..].iter().all(|weight| weight.abs() < 0.02), "{fitted:?}");
        assert!(samples.loss(&fitted) < samples.loss(&[0.0; 4]) - 0.1);
    }
}
