//! What a player could do in a turn, all pieces at once: for searches that look without playing.

use tetrarch_game::Seat;

use crate::way::{Way, each_way};
use crate::{Gou, Move, PointSet};

/// What the player to move can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// For each way, the points where a piece may arrive.
    targets: [PointSet; 8],
    /// The targets from which something is captured.
    capturing: PointSet,
    /// The enemy pieces that some move captures.
    pub captures: PointSet,
}

impl Outlook {
    /// How many moves there are.
    #[inline]
    #[must_use]
    pub fn moves(&self) -> usize {
        self.targets.into_iter().map(PointSet::len).sum()
    }

    /// Every point where a piece may arrive.
    #[inline]
    #[must_use]
    pub fn reached(&self) -> PointSet {
        self.targets.into_iter().collect()
    }
}

impl Gou {
    /// The same board with the turn given to a seat: to see what it could do if it were its turn.
    #[inline]
    #[must_use]
    pub const fn with_turn(&self, seat: Seat) -> Self {
        Self { pieces: self.pieces, turn: seat, options: self.options }
    }

    /// What the player to move can do.
    #[inline]
    #[must_use]
    pub fn outlook(&self) -> Outlook {
        let targets = self.targets();
        let reached: PointSet = targets.into_iter().collect();
        let stops = each_way!(|way| reached & self.pinching(way));
        let held = each_way!(|way| self.held_from(stops[way.index()], way));
        Outlook {
            targets,
            capturing: stops.into_iter().collect(),
            captures: held.into_iter().collect(),
        }
    }

    /// Visits every move that captures.
    #[inline]
    pub fn each_capture(&self, outlook: &Outlook, visit: impl FnMut(Move)) {
        self.each_move_to(outlook, outlook.capturing, visit);
    }

    /// Visits every move that arrives at one of these points.
    #[inline]
    pub fn each_move_to(&self, outlook: &Outlook, points: PointSet, mut visit: impl FnMut(Move)) {
        for (way, targets) in Way::ALL.into_iter().zip(outlook.targets) {
            for to in (targets & points).each_bit() {
                visit(self.arriving(way, to));
            }
        }
    }

    /// The enemies held this way by pieces that stop on these points, each of which pinches.
    #[inline(always)]
    fn held_from(&self, stops: PointSet, way: Way) -> PointSet {
        if self.options.rows {
            self.board().flood(stops, self.enemy(), way)
        } else {
            self.board().step(stops, way)
        }
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_game::{Game, GameOptions, MoveList, Rng, Seed};

    use crate::{Gou, Options, PointSet};

    /// What is seen at once is what the moves do one by one, in every variant.
    #[test]
    fn the_outlook_is_what_the_moves_do() {
        for variant in Options::variants() {
            let options = Options::choose(Some(variant.id), &[]).expect("a variant");
            let mut rng = Rng::new(Seed(7));
            for _ in 0..40 {
                let mut position = Gou::start(&options, Seed(0)).expect("a game starts");
                for _ in 0..120 {
                    let mut moves = MoveList::new();
                    position.moves(&mut moves);
                    let outlook = position.outlook();
                    assert_eq!(outlook.moves(), moves.len());
                    let reached = moves.iter().map(|mv| PointSet::of(mv.to())).collect();
                    assert_eq!(outlook.reached(), reached);
                    let captures = moves.iter().map(|&mv| position.captured_by(mv)).collect();
                    assert_eq!(outlook.captures, captures, "{position:?}");
                    let mut capturing = Vec::new();
                    position.each_capture(&outlook, |mv| capturing.push(mv));
                    moves.retain(|mv| !position.captured_by(*mv).is_empty());
                    assert_eq!(capturing, moves.to_vec());
                    if !position.play_random(&mut rng) {
                        break;
                    }
                }
            }
        }
    }
}
