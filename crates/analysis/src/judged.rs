//! Evaluations from the point of view of a team.

use std::cmp::Ordering;

use serde::Serialize;
use tetrarch_catalog::{Outcome, Team};
use tetrarch_engine::{ThoughtLine, Worth};
use ts_rs::TS;

/// What a position or a move is worth to a team.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Judged {
    /// Hundredths of log-odds, or a win or a loss and its distance.
    pub worth: Worth,
    /// The same as a chance from 0 to 1, rounded to four digits.
    pub chance: f64,
}

/// A line of play and what it is worth to the team that begins it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct JudgedLine {
    /// What it is worth.
    #[serde(flatten)]
    pub judged: Judged,
    /// The texts of its moves.
    pub moves: Vec<String>,
}

impl Judged {
    pub(crate) fn new(worth: Worth) -> Self {
        Self { worth, chance: rounded(worth.chance()) }
    }

    /// What a move that ended the game was worth to the team that played it.
    pub(crate) fn ended(outcome: &Outcome, team: Team) -> Self {
        Self::new(match outcome.winner {
            None => Worth::Hundredths(0),
            Some(winner) if winner == team => Worth::WinIn(1),
            Some(_) => Worth::LossIn(1),
        })
    }

    /// The same one ply earlier: for the same team, or for the other one of two.
    pub(crate) fn one_ply_earlier(self, for_same_team: bool) -> Self {
        Self::new(match (self.worth, for_same_team) {
            (Worth::Hundredths(hundredths), true) => Worth::Hundredths(hundredths),
            (Worth::Hundredths(hundredths), false) => Worth::Hundredths(-hundredths),
            (Worth::WinIn(plies), true) | (Worth::LossIn(plies), false) => Worth::WinIn(plies + 1),
            (Worth::LossIn(plies), true) | (Worth::WinIn(plies), false) => Worth::LossIn(plies + 1),
        })
    }

    /// Whether it is a win that is seen to its end.
    #[must_use]
    pub fn is_win(self) -> bool {
        matches!(self.worth, Worth::WinIn(_))
    }

    /// How much of the chance is lost if this comes instead of the other; 0 if nothing is.
    #[must_use]
    pub fn loss_from(self, better: Self) -> f64 {
        rounded((better.chance - self.chance).max(0.0))
    }

    /// Which is worth more. Of two wins it is the nearer one, of two losses the farther one.
    #[must_use]
    pub fn compare(self, other: Self) -> Ordering {
        rank(self.worth).cmp(&rank(other.worth))
    }
}

impl From<&ThoughtLine> for JudgedLine {
    fn from(line: &ThoughtLine) -> Self {
        Self { judged: Judged::new(line.worth), moves: line.moves.clone() }
    }
}

/// Losses, then evaluations, then wins.
fn rank(worth: Worth) -> (i8, i64) {
    match worth {
        Worth::LossIn(plies) => (-1, i64::from(plies)),
        Worth::Hundredths(hundredths) => (0, i64::from(hundredths)),
        Worth::WinIn(plies) => (1, -i64::from(plies)),
    }
}

/// Four digits are more than an evaluation knows, and keep the data short.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use tetrarch_engine::Worth;

    use super::Judged;

    #[test]
    fn a_win_of_the_other_team_is_a_loss_one_ply_farther() {
        let earlier = |worth, same| Judged::new(worth).one_ply_earlier(same).worth;
        assert_eq!(earlier(Worth::WinIn(4), false), Worth::LossIn(5));
        assert_eq!(earlier(Worth::LossIn(4), false), Worth::WinIn(5));
        assert_eq!(earlier(Worth::WinIn(4), true), Worth::WinIn(5));
        assert_eq!(earlier(Worth::Hundredths(30), false), Worth::Hundredths(-30));
    }

    #[test]
    fn worths_are_in_order() {
        let rising = [
            Worth::LossIn(2),
            Worth::LossIn(9),
            Worth::Hundredths(-4_000),
            Worth::Hundredths(10),
            Worth::WinIn(9),
            Worth::WinIn(1),
        ];
        let is_less = |less: &Worth, more: &Worth| {
            Judged::new(*less).compare(Judged::new(*more)) == Ordering::Less
        };
        assert!(rising.is_sorted_by(is_less));
    }
}
