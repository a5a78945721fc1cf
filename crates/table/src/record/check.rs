//! Looking for what is wrong with a record.

use std::collections::HashMap;

use tetrarch_catalog::{Position, Seat};
use tetrarch_game::Name;

use super::{Record, RecordProblem, RecordScore, Replay, Trouble};
use crate::ending::ended_by;
use crate::{Repetition, TableOptions};

impl Record {
    /// Everything that is wrong, as far as the moves can be played; nothing if the record is good.
    #[must_use]
    pub fn check(&self) -> Vec<RecordProblem> {
        let mut problems = Vec::new();
        let seats = self.settings.seats();
        if self.players.len() != seats {
            problems.push(RecordProblem::whole(Trouble::Players {
                found: self.players.len(),
                expected: seats,
            }));
        }
        let (replay, stopped) = self.replay_as_far_as_possible();
        if let Some(replay) = replay {
            self.check_deal(&replay, &mut problems);
            let end = end_by_table(self.table_options, &replay);
            if let Some((plies, rule)) = end
                && let Some(next) = self.plies.get(plies)
            {
                problems.push(RecordProblem::at(plies, next.seat, Trouble::AfterTheEnd { rule }));
            }
            if stopped.is_none() {
                self.check_ending(&replay, end.map(|(_, rule)| rule), &mut problems);
            }
        }
        problems.extend(stopped);
        problems
    }

    fn check_deal(&self, replay: &Replay, problems: &mut Vec<RecordProblem>) {
        let Some(seed) = self.seed.filter(|_| self.start.is_some()) else { return };
        if self.settings.is_dealt()
            && let Ok(dealt) = self.settings.entry().start(&self.settings, seed)
            && dealt != replay.positions[0]
        {
            problems.push(RecordProblem::whole(Trouble::Deal { dealt: dealt.text() }));
        }
    }

    fn check_ending(
        &self,
        replay: &Replay,
        table_rule: Option<&'static str>,
        problems: &mut Vec<RecordProblem>,
    ) {
        let last = replay.last();
        let termination = self.termination.as_deref();
        let draw = || Some(vec![RecordScore::Draw; last.seats()]);
        if let Some(outcome) = last.outcome() {
            let scores = RecordScore::of_outcome(&outcome, last);
            self.expect_result(Some(scores), outcome.reason.id, problems);
            self.expect_termination(outcome.reason.id, problems);
            self.check_points(outcome.points, problems);
        } else if let Some(rule) = table_rule {
            self.expect_result(draw(), rule, problems);
            self.expect_termination(rule, problems);
        } else if let Some(rule @ (ended_by::REPETITION | ended_by::MAX_PLIES)) = termination {
            problems.push(RecordProblem::whole(Trouble::NotEndedBy { recorded: rule.to_owned() }));
        } else if termination == Some(ended_by::AGREEMENT) {
            self.expect_result(draw(), ended_by::AGREEMENT, problems);
        } else if termination == Some(ended_by::ABORT) {
            self.expect_result(None, ended_by::ABORT, problems);
        } else if let (Some(recorded), None) = (&self.result, termination) {
            problems.push(RecordProblem::whole(Trouble::NotOver { recorded: recorded.clone() }));
        }
    }

    fn expect_result(
        &self,
        expected: Option<Vec<RecordScore>>,
        reason: &'static str,
        problems: &mut Vec<RecordProblem>,
    ) {
        if self.result != expected {
            problems.push(RecordProblem::whole(Trouble::Result {
                recorded: self.result.clone(),
                expected,
                reason: Name(reason.into()),
            }));
        }
    }

    fn expect_termination(&self, expected: &'static str, problems: &mut Vec<RecordProblem>) {
        if let Some(recorded) = self.termination.as_ref().filter(|id| *id != expected) {
            problems.push(RecordProblem::whole(Trouble::Termination {
                recorded: recorded.clone(),
                expected: Name(expected.into()),
            }));
        }
    }

    fn check_points(&self, points: Option<[u16; 2]>, problems: &mut Vec<RecordProblem>) {
        let Some(points) = points else { return };
        for ((seat, player), expected) in Seat::all(2).zip(&self.players).zip(points) {
            let expected = u32::from(expected);
            if let Some(recorded) = player.points.filter(|&recorded| recorded != expected) {
                problems.push(RecordProblem::whole(Trouble::Points { seat, recorded, expected }));
            }
        }
    }
}

/// After how many plies the table ended the game, and by which of its rules. The rules of the game
/// itself come first.
fn end_by_table(options: TableOptions, replay: &Replay) -> Option<(usize, &'static str)> {
    let mut times = HashMap::new();
    let end = |(plies, position): (usize, &Position)| {
        let seen = times.entry(position.text()).or_insert(0);
        *seen += 1;
        let rule = if options.repetition == Repetition::Draw && *seen == 3 {
            ended_by::REPETITION
        } else if options.max_plies.is_some_and(|most| plies >= most as usize) {
            ended_by::MAX_PLIES
        } else {
            return None;
        };
        position.outcome().is_none().then_some((plies, rule))
    };
    replay.positions.iter().enumerate().find_map(end)
}
