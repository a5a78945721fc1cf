//! Trying the moves of a node.

use tetrarch_game::Game;

use super::choices::{Choice, Span};
use super::memory::{Place, Quiet, Similar};
use super::node::{Known, SHALLOW};
use super::reductions;
use super::worker::Worker;
use crate::transposition_table::{Bound, TranspositionEntry};
use crate::{Judge, Score};

/// Late moves are reduced from this depth on.
const REDUCTION_DEPTH: i32 = 3;
/// A ply of reduction for so much history.
const HISTORY_A_PLY: i32 = 8_192;

impl<G: Game, J: Judge<G>> Worker<'_, G, J> {
    /// The best value of a node's moves. The steps go on from those of the node.
    pub(super) fn try_moves<const PV: bool>(
        &mut self,
        position: &G,
        window: (Score, Score),
        depth: i32,
        known: Known,
        span: Span,
    ) -> Score {
        let Known { side, ply, .. } = known;
        let (mut alpha, beta) = window;
        let place = self.place(position, ply);
        let excluded = self.excluded[ply as usize];
        let cut = self.cuts[ply as usize];
        let table_first =
            known.table_move.is_some_and(|index| self.choices.bring_to_front(span, index));
        let extension = i32::from(span.len() == 1 && self.selectivity.only_move_extension);
        let full = depth - 1 + extension;
        let mut best = -Score::INFINITE;
        let mut best_index = None;
        let mut quiet_tried = 0;

        for tried in 0..span.len() {
            // Step 12. The table's move comes first, before the others are even put in order.
            if tried == usize::from(table_first) {
                self.order(position, span, tried, place);
            }
            let Choice { mv, index, .. } = if tried == 0 && table_first {
                self.choices.of(span)[0]
            } else {
                self.choices.pick(span, tried)
            };
            if excluded == Some(index) {
                continue;
            }
            let child = self.play(position, span, mv, index);
            let is_quiet = self.judge.is_quiet(position, mv, &child);
            self.choices.of(span)[tried].is_quiet = is_quiet;

            // Step 13. Near the leaves, give up the rest when quiet moves are late or cannot help:
            // loud ones were put before them.
            let slot = self.judge.slot(position, mv);
            let may_give_up = !PV && is_quiet && quiet_tried > 0 && !best.is_loss();
            if may_give_up && self.gives_up(known, depth, alpha, quiet_tried, place, slot) {
                break;
            }
            quiet_tried += u32::from(is_quiet);

            // Step 14. Late moves are searched less deep, those with a good history least so.
            self.slots[ply as usize] = Some(slot);
            let is_late = tried > usize::from(PV)
                && (is_quiet
                    || self.selectivity.loud_reductions
                        && self.judge.is_reducible(position, mv, &child));
            let reduction = if is_late {
                let reduction = self.reduction::<PV>(known, depth, tried, place, slot);
                reduction - i32::from(!is_quiet)
            } else {
                0
            };

            // Step 15. Search the child.
            let window = (alpha, beta);
            let score = if tried == 0 {
                self.cuts[ply as usize + 1] = !PV && !cut;
                let full = if table_first { full + known.extension } else { full };
                self.child::<PV>(side, &child, window, full, ply + 1)
            } else {
                self.later_child::<PV>(side, &child, window, full, reduction, ply + 1)
            };
            if self.counter.is_over() {
                return Score::DRAW;
            }

            // Step 16. A new best move; one that is too good ends the node.
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_index = Some(index);
                if PV {
                    self.principal.set(ply as usize, mv);
                }
                if score >= beta {
                    if is_quiet || self.selectivity.loud_reductions {
                        self.remember(position, span, tried, place, depth);
                    }
                    break;
                }
            }
        }

        // Step 17. Tell the table.
        if excluded.is_some() {
            return best;
        }
        let bound = Bound::of(best, window);
        let best_is_quiet = best_index.is_none_or(|best| {
            self.choices.of(span).iter().any(|choice| choice.index == best && choice.is_quiet)
        });
        if self.selectivity.corrections
            && let Some((judged, evaluation)) = known.judged.zip(known.evaluation)
            && best_is_quiet
            && !best.is_decided()
            && !(bound == Bound::Lower && best <= evaluation)
            && !(bound == Bound::Upper && best >= evaluation)
        {
            let similar = Similar::new(place, self.judge.structures(position));
            self.memory.correct(similar, best.value() - judged.value(), depth);
        }
        let entry = TranspositionEntry {
            move_index: best_index,
            score: best.counted_from_node(ply),
            evaluation: known.judged.map(|judged| judged.value() as i16),
            depth: depth as u8,
            bound,
        };
        self.table.put(known.key, entry, self.selectivity.keeps_deep);
        best
    }

    /// Principal variation search: every move but the first has to show in a null window, and
    /// first at a reduced depth, that it is better. Only then it is searched in full.
    pub(super) fn later_child<const PV: bool>(
        &mut self,
        side: usize,
        child: &G,
        (alpha, beta): (Score, Score),
        full: i32,
        reduction: i32,
        ply: u32,
    ) -> Score {
        let null_window = (alpha, alpha.next_up());
        let reduction = reduction.clamp(0, (full - 1).max(0));
        let expects_cut = !self.cuts[ply as usize - 1];
        self.cuts[ply as usize] = reduction > 0 || expects_cut;
        let mut score = self.child::<false>(side, child, null_window, full - reduction, ply);
        if score > alpha && reduction > 0 {
            self.cuts[ply as usize] = expects_cut;
            score = self.child::<false>(side, child, null_window, full, ply);
        }
        // Above beta the value is known well enough, but the root also wants to know the line.
        if PV && score > alpha && (score < beta || ply == 1) {
            self.cuts[ply as usize] = false;
            score = self.child::<true>(side, child, (alpha, beta), full, ply);
        }
        score
    }

    fn gives_up(
        &self,
        known: Known,
        depth: i32,
        alpha: Score,
        quiet_tried: u32,
        place: Place,
        slot: usize,
    ) -> bool {
        if depth > SHALLOW || alpha.is_decided() {
            return false;
        }
        let is_late = self.selectivity.late_moves.is_some_and(|base| {
            let allowed = base + (depth * depth) as u32;
            quiet_tried >= if known.improving { allowed } else { allowed.div_ceil(2) }
                && !(self.selectivity.late_history && self.memory.history(place, slot) > 0)
        });
        let futility = self.selectivity.futility.zip(known.evaluation);
        let is_futile = futility
            .is_some_and(|(margin, evaluation)| evaluation.plus(margin * (depth + 1)) <= alpha);
        is_late || is_futile
    }

    fn reduction<const PV: bool>(
        &self,
        known: Known,
        depth: i32,
        tried: usize,
        place: Place,
        slot: usize,
    ) -> i32 {
        if !self.selectivity.reductions || depth < REDUCTION_DEPTH {
            return 0;
        }
        let history = self.memory.history(place, slot) / HISTORY_A_PLY;
        let cut = if !PV && self.cuts[known.ply as usize] { self.selectivity.cut_reduction } else { 0 };
        self.plies(depth, tried) + cut - i32::from(PV) - i32::from(known.improving) - history
    }

    /// By how many plies the move of this number is searched less deep, whatever else is known of it.
    pub(super) fn plies(&self, depth: i32, tried: usize) -> i32 {
        if self.selectivity.reduction_steps {
            reductions::plies_by_steps(depth, tried)
        } else {
            reductions::plies(depth, tried, self.selectivity.reduction_divisor)
        }
    }

    /// Praises a quiet move that was too good and blames the quiet ones tried before it.
    fn remember(&mut self, position: &G, span: Span, best: usize, place: Place, depth: i32) {
        for tried in 0..=best {
            let Choice { mv, is_quiet, .. } = self.choices.of(span)[tried];
            let slot = self.judge.slot(position, mv);
            match (is_quiet, tried == best) {
                (true, true) => self.memory.praise(place, Quiet { slot, mv }, depth),
                (true, false) => self.memory.blame(place, slot, depth),
                (false, _) => (),
            }
        }
    }
}
