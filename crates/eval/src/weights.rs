//! What features are worth: weights, and the files they are kept in.

use serde::{Deserialize, Serialize};

use crate::GamePhase;

/// Weights are stored in fractions of a hundredth, with this denominator.
const PARTS: i32 = 64;

/// The weights of `N` features at both ends of a game, ready to judge with.
///
/// A judgement is in hundredths of log-odds: 0 is even, 100 are odds of e to 1 (73 %), 200 are 88 %.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights<const N: usize> {
    opening: [i32; N],
    ending: [i32; N],
}

impl<const N: usize> Weights<N> {
    /// The weights of these features from a file.
    ///
    /// # Errors
    /// If the file has other features.
    pub fn of(names: &[&str], file: &WeightsFile) -> Result<Self, WeightsError> {
        if !names.iter().eq(file.weights.iter().map(|weight| &weight.feature)) {
            return Err(WeightsError::Features { game: file.game.clone() });
        }
        let column = |pick: fn(&Weight) -> f64| {
            std::array::from_fn(|n| (pick(&file.weights[n]) * f64::from(PARTS)).round() as i32)
        };
        Ok(Self {
            opening: column(|weight| weight.opening),
            ending: column(|weight| weight.ending),
        })
    }

    /// What these features are worth together, in hundredths. Opposite features are worth the
    /// opposite, to the last bit.
    #[inline]
    #[must_use]
    pub fn judge(&self, values: &[i32; N], phase: GamePhase) -> i32 {
        let sum = |weights: &[i32; N]| -> i32 {
            weights.iter().zip(values).map(|(weight, value)| weight * value).sum()
        };
        let phase = i64::from(phase.value());
        let last = i64::from(GamePhase::LAST);
        let mixed =
            i64::from(sum(&self.opening)) * (last - phase) + i64::from(sum(&self.ending)) * phase;
        (mixed / (last * i64::from(PARTS))) as i32
    }
}

/// A file of weights, with how it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WeightsFile {
    /// The id of the game.
    pub game: String,
    /// The command that makes this file.
    pub made_by: String,
    /// How many positions of self-play the weights were fitted to.
    pub positions: usize,
    /// How well they foretell the results: the mean of minus the logarithm of the chance that
    /// was given to what happened. To know nothing is 0.6931.
    pub loss: f64,
    /// Every feature's weights, in hundredths of log-odds.
    pub weights: Vec<Weight>,
}

/// What one feature is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weight {
    /// Its name.
    pub feature: String,
    /// For each one of it in the opening.
    pub opening: f64,
    /// For each one of it in the ending.
    pub ending: f64,
}

impl WeightsFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is not of this form.
    pub fn read(text: &str) -> Result<Self, WeightsError> {
        Ok(serde_json::from_str(text)?)
    }

    /// The file as text: one line a feature, so that changes can be read.
    #[must_use]
    pub fn write(&self) -> String {
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let weights: Vec<String> = self
            .weights
            .iter()
            .map(|Weight { feature, opening, ending }| {
                let feature = quoted(feature);
                format!(
                    "    {{ \"feature\": {feature}, \"opening\": {opening:.2}, \"ending\": {ending:.2} }}"
                )
            })
            .collect();
        format!(
            "{{\n  \"game\": {},\n  \"made_by\": {},\n  \"positions\": {},\n  \"loss\": {:.4},\n  \
             \"weights\": [\n{}\n  ]\n}}\n",
            quoted(&self.game),
            quoted(&self.made_by),
            self.positions,
            self.loss,
            weights.join(",\n")
        )
    }
}

/// What can be wrong with a file of weights.
#[derive(Debug)]
pub enum WeightsError {
    /// It is not of the form of such a file.
    Unreadable(serde_json::Error),
    /// It names other features than the judge has.
    Features {
        /// The game the file names.
        game: String,
    },
}

impl From<serde_json::Error> for WeightsError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(error)
    }
}

#[cfg(test)]
mod tests {
    use super::{Weight, Weights, WeightsError, WeightsFile};
    use crate::GamePhase;

    fn file() -> WeightsFile {
        let weight = |feature: &str, opening, ending| Weight {
            feature: feature.to_owned(),
            opening,
            ending,
        };
        WeightsFile {
            game: "hus".to_owned(),
            made_by: "tetrarch \"fit\"".to_owned(),
            positions: 12,
            loss: 0.5,
            weights: vec![weight("seeds", 10.0, 30.0), weight("choices", -4.25, 0.0)],
        }
    }

    #[test]
    fn weights_change_from_the_opening_to_the_ending() {
        let weights = Weights::<2>::of(&["seeds", "choices"], &file()).unwrap();
        assert_eq!(weights.judge(&[3, 4], GamePhase::new(0, 10)), 30 - 17);
        assert_eq!(weights.judge(&[3, 4], GamePhase::new(10, 10)), 90);
        assert_eq!(weights.judge(&[3, 0], GamePhase::new(5, 10)), 60);
        assert_eq!(weights.judge(&[3, 1], GamePhase::new(12, 10)), 90, "no later than the ending");
    }

    #[test]
    fn opposite_features_are_worth_the_opposite() {
        let weights = Weights::<2>::of(&["seeds", "choices"], &file()).unwrap();
        for steps in 0..=10 {
            let phase = GamePhase::new(steps, 10);
            for values in [[1, 1], [7, -3], [-2, 5]] {
                let opposite = values.map(|value: i32| -value);
                assert_eq!(weights.judge(&values, phase), -weights.judge(&opposite, phase));
            }
        }
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        assert_eq!(WeightsFile::read(&file().write()).unwrap(), file());
    }

    #[test]
    fn weights_of_other_features_are_refused() {
        let refused = Weights::<2>::of(&["seeds", "pits"], &file());
        assert!(matches!(refused, Err(WeightsError::Features { .. })));
    }
}
