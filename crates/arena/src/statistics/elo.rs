//! Elo's scale: what difference in strength a score means.

/// The difference in Elo that a score between 0 and 1 means; infinite at both ends.
#[must_use]
pub fn elo_of_score(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The score that is expected of a difference in Elo.
#[must_use]
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::{elo_of_score, score_of_elo};

    #[test]
    fn the_table_of_fide_is_met() {
        for (score, elo) in [(0.5, 0.0), (0.64, 100.0), (0.76, 200.0), (0.91, 400.0)] {
            assert!((score_of_elo(elo) - score).abs() < 0.005, "{elo}");
            assert!((elo_of_score(score) - elo).abs() < 3.0, "{score}");
        }
    }

    #[test]
    fn a_clean_sweep_is_beyond_the_scale() {
        assert_eq!(elo_of_score(1.0), f64::INFINITY);
        assert_eq!(elo_of_score(0.0), f64::NEG_INFINITY);
    }
}
