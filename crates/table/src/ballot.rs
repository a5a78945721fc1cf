//! Votes: how a team makes up its mind.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tetrarch_catalog::Seat;

/// Who is for something and who is against it. Everybody at the table sees every vote: partners
/// have no private word with each other (Abalone's sheet, 4.6).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ballot {
    yes: BTreeSet<Seat>,
    no: BTreeSet<Seat>,
}

/// What a team's votes add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// More than half of the voters are for it.
    Agreed,
    /// More than half of the voters can no longer be for it.
    Refused,
    /// Votes are missing.
    Open,
}

impl Ballot {
    /// Casts a vote, or changes it.
    pub(crate) fn cast(&mut self, seat: Seat, yes: bool) {
        let (to, from) =
            if yes { (&mut self.yes, &mut self.no) } else { (&mut self.no, &mut self.yes) };
        from.remove(&seat);
        to.insert(seat);
    }

    /// Takes a vote back.
    pub(crate) fn withdraw(&mut self, seat: Seat) -> bool {
        self.yes.remove(&seat) | self.no.remove(&seat)
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

    /// What the votes of these voters add up to.
    #[must_use]
    pub fn verdict(&self, voters: &[Seat]) -> Verdict {
        let count =
            |votes: &BTreeSet<Seat>| voters.iter().filter(|seat| votes.contains(seat)).count();
        if 2 * count(&self.yes) > voters.len() {
            Verdict::Agreed
        } else if 2 * count(&self.no) >= voters.len() {
            Verdict::Refused
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(voters: usize, yes: &[usize], no: &[usize]) -> Verdict {
        let voters: Vec<Seat> = Seat::all(voters).collect();
        let mut ballot = Ballot::default();
        yes.iter().for_each(|&index| ballot.cast(voters[index], true));
        no.iter().for_each(|&index| ballot.cast(voters[index], false));
        ballot.verdict(&voters)
    }

    #[test]
    fn one_decides_alone() {
        assert_eq!(verdict(1, &[], &[]), Verdict::Open);
        assert_eq!(verdict(1, &[0], &[]), Verdict::Agreed);
        assert_eq!(verdict(1, &[], &[0]), Verdict::Refused);
    }

    #[test]
    fn two_decide_together() {
        assert_eq!(verdict(2, &[0], &[]), Verdict::Open);
        assert_eq!(verdict(2, &[0, 1], &[]), Verdict::Agreed);
        assert_eq!(verdict(2, &[0], &[1]), Verdict::Refused);
    }

    #[test]
    fn two_of_three_decide() {
        assert_eq!(verdict(3, &[0], &[1]), Verdict::Open);
        assert_eq!(verdict(3, &[0, 2], &[1]), Verdict::Agreed);
        assert_eq!(verdict(3, &[0], &[1, 2]), Verdict::Refused);
    }

    #[test]
    fn a_vote_can_be_changed() {
        assert_eq!(verdict(1, &[0], &[0]), Verdict::Refused);
    }
}
