//! How a game ends: rules 4 and 5.

use tetrarch_game::{Outcome, Reason, Seat, Team, reason};

use crate::{Gou, PointSet};

/// The winner's pieces stand on all goal points.
const GOAL_POINTS: Reason = reason!("gou", "goal-points");
/// The loser has too few pieces left to go on.
const CAPTURES: Reason = reason!("gou", "captures");
/// The loser has no legal move.
const NO_MOVE: Reason = reason!("gou", "no-move");
pub(crate) const REASONS: [Reason; 3] = [GOAL_POINTS, CAPTURES, NO_MOVE];

impl Gou {
    /// The outcome, if the game is over.
    pub(crate) fn ending(&self) -> Option<Outcome> {
        let team = |seat: Seat| Team::from_index(seat.index());
        if let Some((winner, reason)) = self.winner() {
            return Some(Outcome::win(team(winner), reason));
        }
        let stuck = self.targets() == [PointSet::EMPTY; 8];
        // Rule 5: a player without a legal move loses.
        stuck.then(|| Outcome::win(team(self.turn.next(2)), NO_MOVE))
    }

    /// Who has won by rule 4, and how: a player whose pieces stand on all goal points, or whose
    /// opponent is left with too few.
    ///
    /// In play only the player who has just moved can have won. A set-up position in which both
    /// would have won is a win for that player; all goal points count before captures.
    #[inline]
    pub(crate) fn winner(&self) -> Option<(Seat, Reason)> {
        let won_by = |seat: Seat| {
            if self.pieces(seat).covers(self.board().goals()) {
                Some((seat, GOAL_POINTS))
            } else if self.has_too_few(seat.next(2)) {
                Some((seat, CAPTURES))
            } else {
                None
            }
        };
        won_by(self.turn.next(2)).or_else(|| won_by(self.turn))
    }

    /// Whether as many of a seat's pieces are gone as the opponent has to capture. Pieces that a
    /// set-up position leaves out count as captured.
    #[inline]
    fn has_too_few(&self, seat: Seat) -> bool {
        let missing = usize::from(self.board().full[seat.index()]) - self.pieces(seat).len();
        missing >= usize::from(self.options.captures)
    }
}
