//! The sequential probability ratio test: it ends a match as soon as the result is clear.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tetrarch_game::Name;

use super::likelihood::Shares;
use super::{GroupTally, score_of_elo};
use crate::form::{FormError, FormProblem, Put, read_form};

/// A sequential probability ratio test (Wald 1945, generalised): is the first contestant stronger
/// by `elo1` rather than by `elo0`?
///
/// As text: `elo0=0,elo1=10,alpha=0.05,beta=0.05`; what is left out is as here.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// What is to be refuted, in logistic Elo.
    pub elo0: f64,
    /// What is to be shown.
    pub elo1: f64,
    /// The chance to accept `elo1` although `elo0` is true.
    pub alpha: f64,
    /// The chance to accept `elo0` although `elo1` is true.
    pub beta: f64,
}

/// How a test stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtState {
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// Below this `elo0` is accepted.
    pub lower: f64,
    /// Above this `elo1` is accepted.
    pub upper: f64,
    /// What the test has found.
    pub verdict: SprtVerdict,
}

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SprtVerdict {
    /// Not enough yet.
    Open,
    /// `elo0` is accepted.
    First,
    /// `elo1` is accepted.
    Second,
}

const FORM: &str = "elo0=0,elo1=10,alpha=0.05,beta=0.05";

impl Default for Sprt {
    fn default() -> Self {
        Self { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 }
    }
}

impl Sprt {
    /// How the test stands after these groups.
    #[must_use]
    pub fn state(&self, tally: &GroupTally) -> SprtState {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        let llr = if tally.groups() == 0 {
            0.0
        } else {
            Shares::of(tally).log_ratio(score_of_elo(self.elo0), score_of_elo(self.elo1))
        };
        let verdict = if llr >= upper {
            SprtVerdict::Second
        } else if llr <= lower {
            SprtVerdict::First
        } else {
            SprtVerdict::Open
        };
        SprtState { llr, lower, upper, verdict }
    }

    fn check(self) -> Result<Self, FormError> {
        let is_share = |share: f64| share > 0.0 && share < 0.5;
        let problem = if !(self.elo0.is_finite() && self.elo1.is_finite() && self.elo0 < self.elo1)
        {
            FormProblem::EloOrder { elo0: Name::of(&self.elo0), elo1: Name::of(&self.elo1) }
        } else if !(is_share(self.alpha) && is_share(self.beta)) {
            FormProblem::ErrorRates { alpha: Name::of(&self.alpha), beta: Name::of(&self.beta) }
        } else {
            return Ok(self);
        };
        Err(problem.of(FORM))
    }
}

impl FromStr for Sprt {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        let mut sprt = Self::default();
        read_form(text, FORM, |key, value| match key {
            "elo0" => Put::into(&mut sprt.elo0, value),
            "elo1" => Put::into(&mut sprt.elo1, value),
            "alpha" => Put::into(&mut sprt.alpha, value),
            "beta" => Put::into(&mut sprt.beta, value),
            _ => Put::NoSuchKey,
        })?;
        sprt.check()
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { elo0, elo1, alpha, beta } = self;
        write!(f, "elo0={elo0},elo1={elo1},alpha={alpha},beta={beta}")
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::Seed;
    use tetrarch_game::Rng;

    use super::{Sprt, SprtVerdict};
    use crate::statistics::{GroupTally, score_of_elo};

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    /// For large samples the generalised ratio is `N (s1 - s0)(2 mean - s0 - s1) / (2 variance)`
    /// (Van den Bergh, "Comments on normalized Elo", formula for the approximate GSPRT).
    #[test]
    fn the_ratio_is_close_to_the_published_approximation() {
        let tally = GroupTally::of(&[100, 800, 1900, 900, 120]);
        let (mean, variance) = (tally.mean().unwrap(), tally.variance().unwrap());
        let (s0, s1) = (score_of_elo(0.0), score_of_elo(5.0));
        let approximate =
            tally.groups() as f64 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let exact = sprt("elo0=0,elo1=5").state(&tally).llr;
        assert!((exact - approximate).abs() < 0.02, "{exact} and {approximate}");
    }

    #[test]
    fn bounds_are_walds() {
        let state = sprt("elo0=0,elo1=5,alpha=0.05,beta=0.05").state(&GroupTally::new(4));
        assert!((state.upper - 2.944).abs() < 0.001 && (state.lower + 2.944).abs() < 0.001);
        assert_eq!((state.llr, state.verdict), (0.0, SprtVerdict::Open));
    }

    #[test]
    fn a_better_score_speaks_for_the_second_hypothesis() {
        let test = sprt("elo0=0,elo1=10");
        let better = test.state(&GroupTally::of(&[0, 0, 10, 30, 160])).verdict;
        let worse = test.state(&GroupTally::of(&[160, 30, 10, 0, 0])).verdict;
        assert_eq!((better, worse), (SprtVerdict::Second, SprtVerdict::First));
        // One hypothesis taken for the other turns the sign.
        let tally = GroupTally::of(&[3, 10, 20, 14, 5]);
        let llr = test.state(&tally).llr;
        let turned = Sprt { elo0: 10.0, elo1: 0.0, ..test }.state(&tally).llr;
        assert!((llr + turned).abs() < 1e-9);
    }

    /// Many tests between contestants that are exactly as strong as `elo0` says: at most about
    /// alpha of them may accept `elo1`, and the other way round.
    #[test]
    fn errors_are_as_rare_as_promised() {
        let test = sprt("elo0=0,elo1=40,alpha=0.1,beta=0.1");
        let mut rng = Rng::new(Seed(11));
        let mut wrong = |truth: f64, error: SprtVerdict| {
            let chance = score_of_elo(truth);
            let runs = 400;
            let errors = (0..runs).filter(|_| {
                let mut tally = GroupTally::new(4);
                loop {
                    let mut win =
                        || f64::from(u8::from((rng.next() as f64 / u64::MAX as f64) < chance));
                    tally.add(f64::midpoint(win(), win()));
                    let verdict = test.state(&tally).verdict;
                    if verdict != SprtVerdict::Open && tally.groups() >= 8 {
                        break verdict == error;
                    }
                }
            });
            errors.count() as f64 / f64::from(runs)
        };
        assert!(wrong(0.0, SprtVerdict::Second) < 0.14);
        assert!(wrong(40.0, SprtVerdict::First) < 0.14);
    }

    #[test]
    fn wrong_texts_are_told_what_would_be_right() {
        tetrarch_messages::speak_english();
        for (text, problem) in [
            ("elo0=5,elo1=5", "elo0 must be less than elo1"),
            ("elo2=5", "There is no key “elo2”"),
            ("elo1", "“elo1” has no value"),
            ("elo1=ten", "elo1 cannot be “ten”"),
            ("alpha=0.7", "alpha and beta must be between 0 and 0.5"),
            ("elo1=NaN", "elo0 must be less than elo1"),
        ] {
            let error = text.parse::<Sprt>().unwrap_err().to_string();
            assert!(error.starts_with(problem), "{text}: {error}");
        }
        let test = sprt("elo0=-3,elo1=1");
        assert_eq!(sprt(&test.to_string()), test);
    }
}
