//! Where pieces may go: rule 1 (along lines, never over a piece) and rule 3 (no stop between two
//! enemies).
//!
//! All pieces of the player to move go at once. Going one way, two of them never reach the same
//! point, because the one in front is in the way of the other: a set of targets for each way is
//! therefore the same as a list of moves.

use crate::way::{Way, each_way};
use crate::{Axis, Gou, Move, PointSet};

impl Gou {
    /// The points where pieces of the player to move may arrive, for each way; none in a game that
    /// is won.
    #[inline]
    pub(crate) fn targets(&self) -> [PointSet; 8] {
        if self.winner().is_some() {
            return [PointSet::EMPTY; 8];
        }
        let stops = !self.barred();
        each_way!(|way| self.reached(self.own(), way) & stops)
    }

    /// The points that pieces reach one way, whether or not they may stop there.
    ///
    /// Rule 1: any distance on an orthogonal line, one point on a diagonal; never over a piece,
    /// never round a corner.
    #[inline(always)]
    pub(crate) fn reached(&self, pieces: PointSet, way: Way) -> PointSet {
        if way.axis.is_diagonal() {
            self.board().step(pieces, way) & self.free()
        } else {
            self.board().flood(pieces, self.free(), way)
        }
    }

    /// The points where the player to move may not stop.
    ///
    /// Rule 3: between two enemies that stand next to the point on one line. Variation 2: unless a
    /// stop there captures one of those two, on each line where there are two.
    #[inline(always)]
    pub(crate) fn barred(&self) -> PointSet {
        self.barred_on(Axis::Horizontal)
            | self.barred_on(Axis::Vertical)
            | self.barred_on(Axis::Falling)
            | self.barred_on(Axis::Rising)
    }

    /// The points barred by two enemies on a line of this axis.
    #[inline(always)]
    pub(crate) fn barred_on(&self, axis: Axis) -> PointSet {
        let forth = Way { axis, forth: true };
        let (board, enemy) = (self.board(), self.enemy());
        let between = board.step(enemy, forth) & board.step(enemy, forth.back());
        if self.options.stop_between {
            // Only a capture along this line takes one of the two, and every such capture does.
            between & !(self.pinching(forth) | self.pinching(forth.back()))
        } else {
            between
        }
    }

    /// The move that arrives at a target this way: that of the nearest piece behind it.
    #[inline]
    pub(crate) fn arriving(&self, way: Way, to: u8) -> Move {
        let distance = way.axis.distance() as u8;
        let mut from = to;
        loop {
            from = if way.forth { from - distance } else { from + distance };
            if self.own().meets(PointSet::of_bit(from)) {
                return Move::from_bits(from, to);
            }
        }
    }
}
