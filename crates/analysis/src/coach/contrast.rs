//! The two lines side by side.

use tetrarch_catalog::{Message, Team};

use super::Lesson;
use super::step::{Step, play_through};
use super::taking::Taking;

/// Plies of each line that are looked at. What comes later has too little to do with the move.
const PLIES: usize = 6;

/// The line of the move that was played and the better line.
pub(super) struct Contrast {
    pub(super) played: Vec<Step>,
    pub(super) better: Vec<Step>,
    pub(super) team: Team,
}

impl Contrast {
    /// None if one of the lines cannot be played.
    pub(super) fn of(lesson: &Lesson<'_>) -> Option<Self> {
        let after = lesson.refutation.iter().map(String::as_str);
        let played = [lesson.played].into_iter().chain(after);
        let played = play_through(lesson.position, played, PLIES);
        let better = lesson.better.iter().map(String::as_str);
        let better = play_through(lesson.position, better, PLIES);
        let team = lesson.position.team(lesson.position.turn());
        (!played.is_empty() && !better.is_empty()).then_some(Self { played, better, team })
    }

    pub(super) fn first(&self) -> &Step {
        &self.played[0]
    }

    pub(super) fn better(&self) -> &Step {
        &self.better[0]
    }

    /// The opponent's answer to the move that was played.
    pub(super) fn reply(&self) -> Option<&Step> {
        self.played.get(1).filter(|step| step.team() != self.team)
    }

    /// Why the move was bad: what the other side takes that it could not take after the better one.
    pub(super) fn against(&self, taking: &dyn Taking) -> Option<Message> {
        let least = taking.least(&self.first().before);
        if let Some((reply, _)) = self.punished(taking) {
            return Some(taking.reply(self.first(), reply));
        }
        let taken = |step: &Step| {
            if step.team() == self.team { 0 } else { taking.taken(step, Some(self.team)) }
        };
        let otherwise = self.better.iter().map(taken).max().unwrap_or(0);
        let is_more = |step: &Step| taken(step) >= least && taken(step) > otherwise;
        said_line(taking, &self.played, is_more, taken)
    }

    /// Why the other move was better: what it takes, what it prevents, what it prepares.
    pub(super) fn instead(&self, taking: &dyn Taking) -> Option<Message> {
        let least = taking.least(&self.first().before);
        let better = taking.taken(self.better(), None);
        if better >= least && better > taking.taken(self.first(), None) {
            return Some(taking.takes(self.better()));
        }
        if let Some((_, most)) = self.punished(taking) {
            return Some(taking.safe(self.better(), most));
        }
        let taken = |step: &Step| {
            if step.team() == self.team { taking.taken(step, None) } else { 0 }
        };
        let otherwise = self.played.iter().map(taken).max().unwrap_or(0);
        let is_more = |step: &Step| taken(step) >= least && taken(step) > otherwise;
        said_line(taking, &self.better, is_more, taken)
    }

    /// The answer to the move that was played, if it takes more than any answer to the better one,
    /// and how much that would be.
    fn punished(&self, taking: &dyn Taking) -> Option<(&Step, usize)> {
        let reply = self.reply()?;
        let taken = taking.taken(reply, Some(self.team));
        let is_comparable =
            self.better().after.outcome().is_none() && self.better().after.turn() == reply.seat;
        if taken < taking.least(&reply.before) || !is_comparable {
            return None;
        }
        let all = self.better().replies().map(|step| taking.taken(&step, Some(self.team)));
        let most = all.max().unwrap_or(0);
        (taken > most).then_some((reply, most))
    }
}

/// The first move after the first two that takes more, with the line that leads to it.
fn said_line(
    taking: &dyn Taking,
    steps: &[Step],
    is_more: impl Fn(&Step) -> bool,
    taken: impl Fn(&Step) -> usize,
) -> Option<Message> {
    let at = steps.iter().enumerate().skip(2).find(|(_, step)| is_more(step))?.0;
    let last = &steps[at];
    Some(taking.line(&steps[0], &steps[1..=at], last, taken(last)))
}
