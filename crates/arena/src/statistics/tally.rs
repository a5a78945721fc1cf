//! How often groups of games ended with which score.

/// How often the groups of a match between two contestants ended with which score of the first.
///
/// The games of a group begin with one opening, so their results hang together; the groups are
/// what is independent. A pair of games has five scores (0, ½, 1, 1½ and 2 points), which gives
/// the pentanomial distribution; a group of three teams' games has more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupTally {
    counts: Vec<u64>,
}

impl GroupTally {
    /// For groups whose scores are this number of even steps from 0 to 1.
    ///
    /// # Panics
    /// If there is no step: a slip of the caller.
    #[must_use]
    pub fn new(steps: usize) -> Self {
        assert!(steps > 0, "a score has at least one step");
        Self { counts: vec![0; steps + 1] }
    }

    /// The tally of these counts, the lowest score first.
    ///
    /// # Panics
    /// If there are fewer than two scores: a slip of the caller.
    #[must_use]
    pub fn of(counts: &[u64]) -> Self {
        assert!(counts.len() > 1, "a score has at least one step");
        Self { counts: counts.to_vec() }
    }

    /// Adds a group by its mean score from 0 to 1.
    pub fn add(&mut self, score: f64) {
        let steps = self.counts.len() - 1;
        let step = (score * steps as f64).round() as usize;
        self.counts[step.min(steps)] += 1;
    }

    /// How often each score was made, the lowest first.
    #[must_use]
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// How many groups there are.
    #[must_use]
    pub fn groups(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Every score with its count.
    pub(crate) fn scores(&self) -> impl Iterator<Item = (f64, u64)> {
        let steps = (self.counts.len() - 1) as f64;
        self.counts.iter().enumerate().map(move |(step, &count)| (step as f64 / steps, count))
    }

    /// The mean score; none without a group.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        let groups = self.groups();
        let sum: f64 = self.scores().map(|(score, count)| score * count as f64).sum();
        (groups > 0).then(|| sum / groups as f64)
    }

    /// The variance of one group's score.
    pub(crate) fn variance(&self) -> Option<f64> {
        let mean = self.mean()?;
        let squares = self.scores().map(|(score, count)| (score - mean).powi(2) * count as f64);
        Some(squares.sum::<f64>() / self.groups() as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::GroupTally;

    #[test]
    fn a_pair_of_games_has_five_scores() {
        let mut tally = GroupTally::new(4);
        for points in [0.0, 0.5, 1.0, 1.0, 1.5, 2.0] {
            tally.add(points / 2.0);
        }
        assert_eq!(tally.counts(), [1, 1, 2, 1, 1]);
        assert_eq!(tally.mean(), Some(0.5));
    }

    #[test]
    fn mean_and_variance_are_those_of_the_sample() {
        let tally = GroupTally::of(&[1, 0, 2, 0, 1]);
        assert_eq!((tally.mean(), tally.variance()), (Some(0.5), Some(0.125)));
        assert_eq!(GroupTally::new(4).mean(), None);
    }
}
