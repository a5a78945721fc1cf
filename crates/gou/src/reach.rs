//! What a piece can do, for boards that show it.

use serde::Serialize;

use crate::way::Way;
use crate::{Gou, Illegal, Point, PointSet};

/// Where a piece of the player to move may and may not stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Where it stands.
    pub from: Point,
    /// Where it may stop.
    pub targets: Vec<Target>,
    /// Where it could go if rule 3 did not forbid it to stop.
    pub forbidden: Vec<Forbidden>,
}

/// A point where a piece may stop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Target {
    /// The point.
    pub point: Point,
    /// Every enemy piece that is captured by going there.
    pub captures: PointSet,
}

/// A point between two enemies, where a piece may not stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The point.
    pub point: Point,
    /// The rule, and the two enemies.
    pub why: Illegal,
}

impl Gou {
    /// Where a piece may and may not stop, each in reading order. Both are empty once a player has
    /// won by rule 4.
    ///
    /// # Errors
    /// If the player to move has no piece on that point.
    pub fn reach(&self, from: Point) -> Result<Reach, Illegal> {
        self.may_lift(from)?;
        let mut reach = Reach { from, targets: Vec::new(), forbidden: Vec::new() };
        if self.winner().is_some() {
            return Ok(reach);
        }
        let ways = Way::ALL.into_iter();
        let reached: PointSet = ways.map(|way| self.reached(PointSet::of(from), way)).collect();
        for point in reached.iter() {
            match self.may_stop(point) {
                Ok(()) => {
                    let captures = self.captured_from(PointSet::of(point));
                    reach.targets.push(Target { point, captures });
                }
                Err(why) => reach.forbidden.push(Forbidden { point, why }),
            }
        }
        Ok(reach)
    }
}
