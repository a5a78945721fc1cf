//! Captures: rule 2 (one enemy held between two pieces) and variation 1 (whole rows).

use crate::way::{Way, each_way};
use crate::{Gou, Point, PointSet};

/// Enemy pieces held between a moved piece and a partner on one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pinch {
    pub with: Point,
    held: PointSet,
}

impl Pinch {
    /// What is held, the nearest to the moved piece first.
    pub fn held_from(&self, by: Point) -> Vec<Point> {
        let mut held: Vec<Point> = self.held.iter().collect();
        // Along a line the reading order runs one way: towards the partner, or away from it.
        if (self.with.y(), self.with.x()) < (by.y(), by.x()) {
            held.reverse();
        }
        held
    }
}

impl Gou {
    /// Every enemy piece captured by a piece of the player to move that stops here.
    ///
    /// It does not matter where the piece comes from: its old place is never that of the partner,
    /// or the enemies between the two would have been in its way.
    #[inline]
    pub(crate) fn captured_from(&self, stop: PointSet) -> PointSet {
        let held = each_way!(|way| self.held(stop, way).0);
        held.into_iter().fold(PointSet::EMPTY, |a, b| a | b)
    }

    /// The captures of a stop one by one, as they are told.
    pub(crate) fn pinches(&self, stop: PointSet) -> impl Iterator<Item = Pinch> {
        Way::ALL.into_iter().filter_map(move |way| {
            let (held, partner) = self.held(stop, way);
            Some(Pinch { with: partner.first()?, held })
        })
    }

    /// What a piece that stops here holds this way, and the partner; both empty if it holds
    /// nothing.
    ///
    /// Rule 2: a single enemy between two pieces, on three consecutive points of one line.
    /// Variation 1: or a whole unbroken row of enemies.
    #[inline(always)]
    fn held(&self, stop: PointSet, way: Way) -> (PointSet, PointSet) {
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
        if partner.is_empty() { (PointSet::EMPTY, partner) } else { (row, partner) }
    }

    /// All points from which a piece that stops there holds something this way: what
    /// `held` says of one stop, seen from the partners.
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
