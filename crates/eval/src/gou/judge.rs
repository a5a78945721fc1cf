//! The judge of Gou.

use tetrarch_game::{Game, MoveList, Seat};
use tetrarch_gou::{Gou, Move, PointSet};
use tetrarch_search::{Judge, Selectivity};

use super::features::depth;
use super::{GouFeatures, GouHints};
use crate::{Evaluation, Seen, Weights, WeightsError, WeightsFile};

/// A move that captures stands before killers and history.
const CAPTURE_FIRST: i32 = 40_000;
/// So does a move to a goal point.
const GOAL_FIRST: i32 = 38_000;
/// One move captures at most this many in practice, and a player this far from the last capture
/// need not look for it.
const MOST_CAPTURED: usize = 4;
/// With so few goal points or captures missing, a win can often be proved.
const NEAR_THE_END: usize = 1;

/// Judges Gou by its features, and knows every win in one turn.
#[derive(Clone, Debug)]
pub struct GouJudge {
    weights: Weights<{ GouFeatures::COUNT }>,
}

impl Evaluation for Gou {
    type Judge = GouJudge;
    type Hints = GouHints;

    const HINTS: GouHints = GouHints;
    const FEATURES: &'static [&'static str] = GouFeatures::NAMES;
    const WEIGHTS: &'static str = include_str!("../../weights/gou.json");
    const MATERIAL: (&'static str, f64) = ("pieces", 50.0);
    const FITTED_ON: &'static [&'static str] =
        &["base", "variation-1", "variation-2", "variations-1-2"];

    fn see(&self) -> Seen {
        let values = GouFeatures::of(self).values().to_vec();
        Seen { values, phase: GouFeatures::phase(self) }
    }

    /// Near the last goal point, or the last captures.
    fn worth_proving(&self) -> bool {
        let goals = self.board().goals();
        [Seat::FIRST, Seat::SECOND].into_iter().any(|seat| {
            let goals_missing = (goals & !self.pieces(seat)).len();
            goals_missing <= NEAR_THE_END || captures_needed(self, seat) <= NEAR_THE_END
        })
    }

    fn judge_by(file: &WeightsFile) -> Result<GouJudge, WeightsError> {
        Ok(GouJudge { weights: Weights::of(GouFeatures::NAMES, file)? })
    }
}

impl Judge<Gou> for GouJudge {
    fn evaluate(&self, position: &Gou) -> i32 {
        self.weights.judge(&GouFeatures::of(position).values(), GouFeatures::phase(position))
    }

    fn winning_move(&self, position: &Gou) -> Option<Move> {
        winning_move(position)
    }

    fn order(&self, position: &Gou, mv: Move) -> i32 {
        promise(position, mv, position.captured_by(mv))
    }

    /// Few moves capture, and which ones is seen at once.
    fn order_all<'a>(&self, position: &Gou, orders: impl Iterator<Item = (Move, &'a mut i32)>) {
        let mut capturing = PointSet::EMPTY;
        position.each_capture(&position.outlook(), |mv| capturing |= PointSet::of(mv.to()));
        for (mv, order) in orders {
            let captures = capturing.has(mv.to());
            let captured = if captures { position.captured_by(mv) } else { PointSet::EMPTY };
            *order = promise(position, mv, captured);
        }
    }

    fn slot(&self, _: &Gou, mv: Move) -> usize {
        mv.index()
    }

    fn is_quiet(&self, position: &Gou, mv: Move, child: &Gou) -> bool {
        let enemy = child.turn();
        position.pieces(enemy) == child.pieces(enemy) && !reaches_goal(position, mv)
    }

    fn noisy_moves(&self, position: &Gou, out: &mut MoveList<Move>) {
        position.each_capture(&position.outlook(), |mv| out.push(mv));
    }

    /// There is always something useful to do, until few pieces are left.
    fn pass(&self, position: &Gou) -> Option<Gou> {
        let can_wait = position.pieces(position.turn()).len() > 5;
        can_wait.then(|| position.with_turn(position.turn().next(2)))
    }

    fn selectivity(&self, _: &Gou) -> Selectivity {
        Selectivity {
            reverse_futility: Some(80),
            futility: Some(80),
            late_moves: Some(6),
            ..Selectivity::CAREFUL
        }
    }
}

/// How promising a move looks: what it captures, whether it reaches a goal point, how far inward it
/// goes.
#[inline]
fn promise(position: &Gou, mv: Move, captured: PointSet) -> i32 {
    let inward = 500 * (i32::from(depth(mv.to())) - i32::from(depth(mv.from())));
    if !captured.is_empty() {
        CAPTURE_FIRST + 5_000 * captured.len() as i32 + inward
    } else if reaches_goal(position, mv) {
        GOAL_FIRST
    } else {
        inward
    }
}

/// Whether a move brings a piece to a goal point from elsewhere.
fn reaches_goal(position: &Gou, mv: Move) -> bool {
    let goals = position.board().goals();
    goals.has(mv.to()) && !goals.has(mv.from())
}

/// A move with which the player to move wins.
pub(super) fn winning_move(position: &Gou) -> Option<Move> {
    last_goal(position).or_else(|| last_capture(position))
}

/// A move to the last goal point that the player to move does not hold.
fn last_goal(position: &Gou) -> Option<Move> {
    let goals = position.board().goals();
    let missing = goals & !position.pieces(position.turn());
    if missing.len() != 1 || missing.meets(position.pieces(position.turn().next(2))) {
        return None;
    }
    let mut winning = None;
    position.each_move_to(&position.outlook(), missing, |mv| {
        // A piece that comes from another goal point leaves that one.
        if !goals.has(mv.from()) {
            winning = Some(mv);
        }
    });
    winning
}

/// How many pieces a seat still has to capture.
fn captures_needed(position: &Gou, seat: Seat) -> usize {
    let enemy = seat.next(2);
    let gone = position.board().start(enemy).len() - position.pieces(enemy).len();
    usize::from(position.options().captures).saturating_sub(gone)
}

/// A move that captures all the pieces that are still needed.
fn last_capture(position: &Gou) -> Option<Move> {
    let needed = captures_needed(position, position.turn());
    if needed > MOST_CAPTURED {
        return None;
    }
    let outlook = position.outlook();
    let mut winning = None;
    if outlook.captures.len() >= needed {
        position.each_capture(&outlook, |mv| {
            if position.captured_by(mv).len() >= needed {
                winning = Some(mv);
            }
        });
    }
    winning
}
