//! A test that goes through the groups of a match in their order.

use crate::statistics::{GroupTally, Sprt, SprtState, SprtVerdict};
use crate::{GameResult, MatchPlan, Schedule};

/// A test that goes through the groups of a match in their order, up to the first that is not
/// finished or that decides: so its end does not depend on which game was the quickest, nor on how
/// many are played at once.
pub(crate) struct SprtRun {
    sprt: Sprt,
    tally: GroupTally,
    state: SprtState,
}

impl SprtRun {
    /// The test of a plan, if it has one, before any game.
    pub(crate) fn of(plan: &MatchPlan, schedule: &Schedule) -> Option<Self> {
        let sprt = plan.sprt?;
        let tally = empty_tally(schedule);
        let state = sprt.state(&tally);
        Some(Self { sprt, tally, state })
    }

    /// Goes on as far as there are scores of groups.
    pub(crate) fn advance(&mut self, score_of_group: impl Fn(u64) -> Option<f64>) {
        while !self.is_decided()
            && let Some(score) = score_of_group(self.tally.groups())
        {
            self.tally.add(score);
            self.state = self.sprt.state(&self.tally);
        }
    }

    pub(crate) fn is_decided(&self) -> bool {
        self.state.verdict != SprtVerdict::Open
    }

    pub(crate) const fn state(&self) -> SprtState {
        self.state
    }
}

/// A tally for the groups of a match between two.
pub(crate) fn empty_tally(schedule: &Schedule) -> GroupTally {
    let teams = schedule.fixture(0).teams.len();
    // A comparison has two steps, and a game of three teams two comparisons.
    GroupTally::new(schedule.games_of_group() as usize * 2 * (teams - 1))
}

/// The score of the first of two entrants in the games of a group.
pub(crate) fn score_of_group<'a>(
    plan: &MatchPlan,
    games: impl ExactSizeIterator<Item = &'a GameResult>,
) -> f64 {
    let (first, second) = (&plan.entrants[0].name, &plan.entrants[1].name);
    let count = games.len() as f64;
    let scores = games.filter_map(|game| game.compare(first, second));
    scores.map(|(score, _)| score).sum::<f64>() / count
}
