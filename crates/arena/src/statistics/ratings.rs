//! Ratings of several contestants from all their games together.

use super::solve::{dot, inverse, times};
use super::{Interval, TWO_SIDED_95};

/// Points of Elo in one unit of log-odds.
const ELO_OF_LOG_ODDS: f64 = 400.0 / std::f64::consts::LN_10;
const MAX_STEPS: usize = 200;
/// Far below any digit that is shown.
const CLOSE_ENOUGH: f64 = 1e-10;
/// Newton's steps are shortened to this, in log-odds: far from the goal they are too long.
const LONGEST_STEP: f64 = 1.0;

/// How two contestants did against each other in the games of one group.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// The group, by any number: what is in one group hangs together.
    pub group: u64,
    /// One contestant, counted from 0.
    pub first: usize,
    /// The other.
    pub second: usize,
    /// The points of the first, of one for each comparison.
    pub points: f64,
    /// How often they were compared.
    pub comparisons: f64,
}

/// What the ratings are counted from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Anchor {
    /// The mean of all contestants has this rating.
    Mean(f64),
    /// One contestant has this rating.
    Contestant {
        /// Which, counted from 0.
        index: usize,
        /// Its rating.
        rating: f64,
    },
}

/// A contestant's rating in Elo, with 95 % confidence relative to the anchor.
pub type EntrantRating = Interval;

/// Maximum-likelihood ratings of this number of contestants in the Bradley–Terry model, a draw being half a
/// win. Each contestant gets one extra drawn comparison, spread over all others that were met,
/// so that a contestant who won everything is rated too. More than one, and contestants far apart
/// would be drawn together.
///
/// The errors are those of the groups and not of the single games (a "sandwich" estimate): games
/// from one opening say less than as many games from different ones, or more if colours cancel.
#[must_use]
pub fn ratings(contestants: usize, meetings: &[Meeting], anchor: Anchor) -> Vec<EntrantRating> {
    let virtual_draws = virtual_draws(contestants, meetings);
    let mut all: Vec<&Meeting> = virtual_draws.iter().chain(meetings).collect();
    all.sort_by_key(|meeting| meeting.group);
    let mut strengths = vec![0.0; contestants];
    for _ in 0..MAX_STEPS {
        let slope = slope(contestants, &all, &strengths);
        let step = times(&inverse(&curvature(contestants, &all, &strengths)), &slope);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let scale = if longest > LONGEST_STEP { LONGEST_STEP / longest } else { 1.0 };
        strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += scale * part);
        if longest < CLOSE_ENOUGH {
            break;
        }
    }
    let bread = inverse(&curvature(contestants, &all, &strengths));
    // How much each group pulls at each strength.
    let pulls: Vec<Vec<f64>> = all
        .chunk_by(|one, next| one.group == next.group)
        .map(|group| times(&bread, &slope(contestants, group, &strengths)))
        .collect();
    (0..contestants).map(|index| rated(index, &strengths, &pulls, anchor)).collect()
}

/// A part of a drawn comparison for every two that met, each in a group of its own.
fn virtual_draws(contestants: usize, meetings: &[Meeting]) -> Vec<Meeting> {
    let mut group = meetings.iter().map(|meeting| meeting.group).max().unwrap_or(0);
    let mut draws = Vec::new();
    let comparisons = 1.0 / contestants.saturating_sub(1).max(1) as f64;
    for first in 0..contestants {
        for second in first + 1..contestants {
            let is_theirs = |meeting: &Meeting| {
                [(first, second), (second, first)].contains(&(meeting.first, meeting.second))
            };
            if meetings.iter().any(is_theirs) {
                group += 1;
                let points = comparisons / 2.0;
                draws.push(Meeting { group, first, second, points, comparisons });
            }
        }
    }
    draws
}

fn expected(meeting: &Meeting, strengths: &[f64]) -> f64 {
    1.0 / (1.0 + (strengths[meeting.second] - strengths[meeting.first]).exp())
}

/// How much likelier the results become with each strength.
fn slope(contestants: usize, meetings: &[&Meeting], strengths: &[f64]) -> Vec<f64> {
    let mut slope = vec![0.0; contestants];
    for meeting in meetings {
        let more = meeting.points - meeting.comparisons * expected(meeting, strengths);
        slope[meeting.first] += more;
        slope[meeting.second] -= more;
    }
    slope
}

/// How fast the slope falls.
fn curvature(contestants: usize, meetings: &[&Meeting], strengths: &[f64]) -> Vec<Vec<f64>> {
    // Only differences matter: the strengths are held together by a weight on their sum, and
    // those who have not met anyone yet by one of their own.
    let mut curvature = vec![vec![1.0; contestants]; contestants];
    for (index, row) in curvature.iter_mut().enumerate() {
        if !meetings.iter().any(|meeting| [meeting.first, meeting.second].contains(&index)) {
            row[index] += 1.0;
        }
    }
    for meeting in meetings {
        let chance = expected(meeting, strengths);
        let weight = meeting.comparisons * chance * (1.0 - chance);
        let (first, second) = (meeting.first, meeting.second);
        curvature[first][first] += weight;
        curvature[second][second] += weight;
        curvature[first][second] -= weight;
        curvature[second][first] -= weight;
    }
    curvature
}

/// A rating as its distance from the anchor, with the spread that the groups give that distance.
fn rated(index: usize, strengths: &[f64], pulls: &[Vec<f64>], anchor: Anchor) -> EntrantRating {
    let contestants = strengths.len();
    let (origin, mut distance) = match anchor {
        Anchor::Mean(rating) => (rating, vec![-1.0 / contestants as f64; contestants]),
        Anchor::Contestant { index: anchored, rating } => {
            let mut distance = vec![0.0; contestants];
            distance[anchored] -= 1.0;
            (rating, distance)
        }
    };
    distance[index] += 1.0;
    let variance: f64 = pulls.iter().map(|pull| dot(pull, &distance).powi(2)).sum();
    let value = origin + ELO_OF_LOG_ODDS * dot(strengths, &distance);
    let reach = TWO_SIDED_95 * ELO_OF_LOG_ODDS * variance.sqrt();
    Interval { value, low: value - reach, high: value + reach }
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::Seed;
    use tetrarch_game::Rng;

    use super::{Anchor, Meeting, ratings};
    use crate::statistics::{Estimate, GroupTally, elo_of_score, score_of_elo};

    fn meeting(group: u64, first: usize, second: usize, points: f64) -> Meeting {
        Meeting { group, first, second, points, comparisons: 2.0 }
    }

    #[test]
    fn two_contestants_are_as_far_apart_as_their_match_says() {
        let counts = [20, 60, 210, 120, 90];
        let mut meetings = Vec::new();
        for (step, count) in counts.iter().enumerate() {
            for _ in 0..*count {
                meetings.push(meeting(meetings.len() as u64, 0, 1, step as f64 / 2.0));
            }
        }
        let rated = ratings(2, &meetings, Anchor::Contestant { index: 1, rating: 1000.0 });
        let estimate = Estimate::of(&GroupTally::of(&counts), 2).unwrap().elo;
        assert!((rated[0].value - 1000.0 - estimate.value).abs() < 0.2);
        let (reach, expected) = (rated[0].high - rated[0].value, estimate.high - estimate.value);
        assert!((reach - expected).abs() < 0.5, "{reach} and {expected}");
        assert_eq!((rated[1].low, rated[1].high), (1000.0, 1000.0));
    }

    /// A round robin of known strengths, many times over: the ratings are right on average and
    /// their intervals hold the truth as often as they say.
    #[test]
    fn known_strengths_are_found() {
        let truth = [120.0, 0.0, -40.0, -80.0];
        let mut rng = Rng::new(Seed(3));
        let tournaments = 150;
        let (mut held, mut sums) = (0, [0.0; 4]);
        for _ in 0..tournaments {
            let mut meetings = Vec::new();
            for _ in 0..60 {
                for first in 0..4 {
                    for second in first + 1..4 {
                        let chance = score_of_elo(truth[first] - truth[second]);
                        let mut win =
                            || f64::from(u8::from((rng.next() as f64 / u64::MAX as f64) < chance));
                        let points = win() + win();
                        meetings.push(meeting(meetings.len() as u64, first, second, points));
                    }
                }
            }
            for (index, rating) in ratings(4, &meetings, Anchor::Mean(0.0)).iter().enumerate() {
                held += usize::from((rating.low..=rating.high).contains(&truth[index]));
                sums[index] += rating.value / f64::from(tournaments);
            }
        }
        let share = held as f64 / f64::from(4 * tournaments);
        assert!((share - 0.95).abs() < 0.03, "{share}");
        for (sum, truth) in sums.iter().zip(truth) {
            assert!((sum - truth).abs() < 5.0, "{sum} is not {truth}");
        }
    }

    /// A ladder on which each contestant beats the next by 3 : 1 and all below with certainty.
    #[test]
    fn contestants_far_apart_are_not_drawn_together() {
        let rungs = 10;
        let mut meetings = Vec::new();
        for first in 0..rungs {
            for second in first + 1..rungs {
                for game in 0..5 {
                    let points = if second == first + 1 && game % 2 == 0 { 1.0 } else { 2.0 };
                    meetings.push(meeting(meetings.len() as u64, first, second, points));
                }
            }
        }
        let rated = ratings(rungs, &meetings, Anchor::Mean(0.0));
        let step = rated[4].value - rated[5].value;
        assert!(step > 0.9 * elo_of_score(0.7), "{step}");
    }

    #[test]
    fn who_won_everything_is_rated_too() {
        let meetings: Vec<Meeting> = (0..20).map(|group| meeting(group, 0, 1, 2.0)).collect();
        let rated = ratings(3, &meetings, Anchor::Mean(0.0));
        assert!(rated[0].value > 200.0 && rated[0].value.is_finite());
        assert!(rated[0].high - rated[0].low > 50.0);
        assert!(rated[2].value.abs() < 1e-6, "nobody met the third");
    }
}
