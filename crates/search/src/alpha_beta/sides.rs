//! The two sides of a search: the team that it is for, and all others.

use tetrarch_game::{Game, Outcome, Seat, Team};

use crate::{Judge, Score};

/// The two sides of an alpha-beta search. A side is 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sides {
    /// Two teams.
    Teams,
    /// One team against all others together.
    OneAgainstAll(Team),
}

impl Sides {
    /// Two teams play against each other. Where there are more, the team to move expects all
    /// others to play against it (paranoid search).
    pub(crate) fn in_game<G: Game>(position: &G) -> Self {
        let two = Seat::all(position.seats()).all(|seat| position.team(seat).index() < 2);
        if two { Self::Teams } else { Self::OneAgainstAll(position.team(position.turn())) }
    }

    #[inline]
    pub(super) fn of<G: Game>(self, position: &G) -> usize {
        self.of_team(position.team(position.turn()))
    }

    #[inline]
    fn of_team(self, team: Team) -> usize {
        match self {
            Self::Teams => team.index(),
            Self::OneAgainstAll(one) => usize::from(team != one),
        }
    }

    /// What a position that is not over is worth to the side to move.
    #[inline]
    pub(super) fn evaluate<G: Game>(self, judge: &impl Judge<G>, position: &G) -> Score {
        Score::centi(match self {
            Self::Teams => judge.evaluate(position),
            Self::OneAgainstAll(one) => {
                let value = judge.evaluate_for(position, one);
                if self.of(position) == 0 { value } else { -value }
            }
        })
    }

    /// What the end of the game is worth to the side that would be to move.
    #[inline]
    pub(super) fn score<G: Game>(self, position: &G, outcome: &Outcome, ply: u32) -> Score {
        match outcome.winner {
            None => Score::DRAW,
            Some(winner) if self.of_team(winner) == self.of(position) => Score::win_in(ply),
            Some(_) => Score::loss_in(ply),
        }
    }

    /// Keeps what different sides found apart in one table.
    #[inline]
    pub(super) const fn salt(self) -> u64 {
        match self {
            Self::Teams => 0,
            Self::OneAgainstAll(one) => {
                0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(one.index() as u64 + 1)
            }
        }
    }
}
