//! Captures: rule 2 (one enemy held between two pieces) and variation 1 (whole rows).

use crate::way::{Way, each_way};
use crate::{Gou, Move, Point, PointSet};

/// Enemy pieces held between a moved piece and a partner on one line; both sets are empty if there
/// are none.
struct Pinch {
    held: PointSet,
    partner: PointSet,
}

impl Gou {
    /// Every enemy piece that a legal move captures.
    #[inline]
    #[must_use]
    pub fn captured_by(&self, mv: Move) -> PointSet {
        self.captured_from(mv.target())
    }

    /// Every enemy piece captured by a piece of the player to move that stops here.
    ///
    /// It does not matter where the piece comes from: its old place is never that of the partner,
    /// or the enemies between the two would have been in its way.
    #[inline]
    pub(crate) fn captured_from(&self, stop: PointSet) -> PointSet {
        each_way!(|way| self.pinch(stop, way).held).into_iter().collect()
    }

    /// The captures of a stop one by one, as they are told: the partner, and what is held, the
    /// nearest to the moved piece first.
    pub(crate) fn pinches(&self, stop: PointSet) -> impl Iterator<Item = (Point, Vec<Point>)> {
        Way::ALL.into_iter().filter_map(move |way| {
            let pinch = self.pinch(stop, way);
            let mut held: Vec<Point> = pinch.held.iter().collect();
            if !way.forth {
                held.reverse();
            }
            Some((pinch.partner.first()?, held))
        })
    }

    /// What a piece that stops here holds this way.
    ///
    /// Rule 2: a single enemy between two pieces, on three consecutive points of one line.
    /// Variation 1: or a whole unbroken row of enemies.
    #[inline(always)]
    fn pinch(&self, stop: PointSet, way: Way) -> Pinch {
        let (board, enemy) = (self.board(), self.enemy());
        let mut row = board.step(stop, way) & enemy;
        let mut end = board.step(row, way);
        if self.options.rows {
            while end.meets(enemy) {
                row |= end;
                end = board.step(end, way);
            }
        }
        let partner = end & self.own();
        let held = if partner.is_empty() { PointSet::EMPTY } else { row };
        Pinch { held, partner }
    }

    /// Every point where a piece that stops there holds something this way: what `pinch` says of
    /// one stop, seen from the partners.
    #[inline(always)]
    pub(crate) fn pinching(&self, way: Way) -> PointSet {
        let (board, enemy, back) = (self.board(), self.enemy(), way.back());
        let rows = if self.options.rows {
            board.flood(self.own(), enemy, back)
        } else {
            board.step(self.own(), back) & enemy
        };
        board.step(rows, back) & self.free()
    }
}
