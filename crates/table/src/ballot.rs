//! Votes within a team.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tetrarch_catalog::Seat;

/// Votes for and against something. Everyone at the table sees every vote: partners
/// have no private word with each other (Abalone's sheet, 4.6).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ballot {
    yes: BTreeSet<Seat>,
    no: BTreeSet<Seat>,
    /// Who was for it first, as long as that seat still is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    asked_by: Option<Seat>,
}

/// What a team's votes add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BallotVerdict {
    /// More than half of the voters are for it.
    Agreed,
    /// More than half of the voters can no longer be for it.
    Refused,
    /// Votes are missing.
    Open,
}

impl Ballot {
    /// Casts a vote, or changes it.
    pub fn cast(&mut self, seat: Seat, yes: bool) {
        if yes && self.yes.is_empty() {
            self.asked_by = Some(seat);
        }
        let (to, from) =
            if yes { (&mut self.yes, &mut self.no) } else { (&mut self.no, &mut self.yes) };
        from.remove(&seat);
        to.insert(seat);
        self.forget_asker(seat);
    }

    /// Takes a vote back; says whether there was one.
    pub fn withdraw(&mut self, seat: Seat) -> bool {
        let had_voted = self.yes.remove(&seat) | self.no.remove(&seat);
        self.forget_asker(seat);
        had_voted
    }

    fn forget_asker(&mut self, seat: Seat) {
        if self.asked_by == Some(seat) && !self.yes.contains(&seat) {
            self.asked_by = None;
        }
    }

    /// Who asked: the seat that was for it first, or if it no longer is, the first that is.
    #[must_use]
    pub fn asked_by(&self) -> Option<Seat> {
        self.asked_by.or_else(|| self.yes.first().copied())
    }

    /// Who is for it.
    #[must_use]
    pub fn yes(&self) -> &BTreeSet<Seat> {
        &self.yes
    }

    /// Who is against it.
    #[must_use]
    pub fn no(&self) -> &BTreeSet<Seat> {
        &self.no
    }

    /// Whether a seat has voted.
    #[must_use]
    pub fn has_voted(&self, seat: Seat) -> bool {
        self.yes.contains(&seat) || self.no.contains(&seat)
    }

    /// How many more of these voters must be for it until more than half are.
    #[must_use]
    pub fn needed(&self, voters: &[Seat]) -> usize {
        let yes = voters.iter().filter(|seat| self.yes.contains(seat)).count();
        (voters.len() / 2 + 1).saturating_sub(yes)
    }

    /// What the votes of these voters add up to.
    #[must_use]
    pub fn verdict(&self, voters: &[Seat]) -> BallotVerdict {
        let count =
            |votes: &BTreeSet<Seat>| voters.iter().filter(|seat| votes.contains(seat)).count();
        if 2 * count(&self.yes) > voters.len() {
            BallotVerdict::Agreed
        } else if 2 * count(&self.no) >= voters.len() {
            BallotVerdict::Refused
        } else {
            BallotVerdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(voters: usize, yes: &[usize], no: &[usize]) -> BallotVerdict {
        let voters: Vec<Seat> = Seat::all(voters).collect();
        let mut ballot = Ballot::default();
        yes.iter().for_each(|&index| ballot.cast(voters[index], true));
        no.iter().for_each(|&index| ballot.cast(voters[index], false));
        ballot.verdict(&voters)
    }

    #[test]
    fn one_decides_alone() {
        assert_eq!(verdict(1, &[], &[]), BallotVerdict::Open);
        assert_eq!(verdict(1, &[0], &[]), BallotVerdict::Agreed);
        assert_eq!(verdict(1, &[], &[0]), BallotVerdict::Refused);
    }

    #[test]
    fn two_decide_together() {
        assert_eq!(verdict(2, &[0], &[]), BallotVerdict::Open);
        assert_eq!(verdict(2, &[0, 1], &[]), BallotVerdict::Agreed);
        assert_eq!(verdict(2, &[0], &[1]), BallotVerdict::Refused);
    }

    #[test]
    fn two_of_three_decide() {
        assert_eq!(verdict(3, &[0], &[1]), BallotVerdict::Open);
        assert_eq!(verdict(3, &[0, 2], &[1]), BallotVerdict::Agreed);
        assert_eq!(verdict(3, &[0], &[1, 2]), BallotVerdict::Refused);
    }

    #[test]
    fn what_is_still_needed_is_the_rest_of_a_majority() {
        let voters: Vec<Seat> = Seat::all(3).collect();
        let mut ballot = Ballot::default();
        assert_eq!(ballot.needed(&voters), 2);
        ballot.cast(voters[2], true);
        assert_eq!(ballot.needed(&voters), 1);
        ballot.cast(voters[0], false);
        assert_eq!(ballot.needed(&voters), 1);
        ballot.cast(voters[1], true);
        assert_eq!(ballot.needed(&voters), 0);
    }

    #[test]
    fn whoever_was_for_it_first_asked_and_not_the_lowest_seat() {
        let voters: Vec<Seat> = Seat::all(3).collect();
        let mut ballot = Ballot::default();
        assert_eq!(ballot.asked_by(), None);
        ballot.cast(voters[2], true);
        ballot.cast(voters[0], true);
        assert_eq!(ballot.asked_by(), Some(voters[2]));
        ballot.cast(voters[2], false);
        assert_eq!(ballot.asked_by(), Some(voters[0]));
    }

    #[test]
    fn a_vote_can_be_changed() {
        assert_eq!(verdict(1, &[0], &[0]), BallotVerdict::Refused);
    }
}
