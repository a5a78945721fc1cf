//! One node of the search, step by step.

use tetrarch_game::Game;

use super::choices::Span;
use super::memory::{Place, Quiet};
use super::reductions;
use super::worker::{MAX_PLY, Worker};
use crate::table::{Bound, Entry};
use crate::{Judge, Score};

/// Pruning by evaluations alone stops so many plies above the leaves.
const SHALLOW: i32 = 6;
/// Null moves are tried from this depth on.
const NULL_MOVE_DEPTH: i32 = 3;
/// Late moves are reduced from this depth on.
const REDUCTION_DEPTH: i32 = 3;
/// Without a move from the table, nodes of this depth are searched a ply less.
const UNKNOWN_DEPTH: i32 = 4;
/// A ply of reduction for so much history.
const HISTORY_A_PLY: i32 = 8_192;

/// What is known about a node before its moves are tried.
#[derive(Clone, Copy)]
struct Known {
    key: u64,
    side: usize,
    ply: u32,
    evaluation: Option<Score>,
    /// Whether the side to move stands better than at its last turn.
    improving: bool,
}

impl<G: Game, J: Judge<G>> Worker<'_, G, J> {
    /// The value of a position to the side to move: exact between alpha and beta, else a bound.
    /// A `PV` node has an open window and its line is kept; the others only answer yes or no.
    pub(super) fn visit<const PV: bool>(
        &mut self,
        position: &G,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
    ) -> Score {
        if PV {
            self.principal.clear(ply as usize);
        }

        // Step 1. To come back to a position is a draw.
        let key = position.key();
        if self.path.contains(key) {
            self.counter.count();
            return Score::DRAW;
        }

        // Step 2. At the horizon, and at the end of all arrays, play out what is loud.
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiesce::<PV>(position, alpha, beta, ply);
        }

        // Step 3. Count the node, and stop if it is time.
        if self.counter.count() {
            return Score::DRAW;
        }
        self.selective_depth = self.selective_depth.max(ply);

        self.path.push(key);
        let score = self.node::<PV>(position, (alpha, beta), depth, ply, key);
        self.path.pop();
        score
    }

    fn node<const PV: bool>(
        &mut self,
        position: &G,
        (alpha, beta): (Score, Score),
        mut depth: i32,
        ply: u32,
        key: u64,
    ) -> Score {
        // Step 4. Mate-distance pruning: no win is nearer than the next ply.
        let alpha = alpha.max(Score::loss_in(ply));
        let beta = beta.min(Score::win_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        // Step 5. The table may know the answer, or else a good move.
        let key = key ^ self.sides.salt();
        let entry = self.table.get(key);
        if !PV
            && let Some(score) = entry.and_then(|entry| self.answer(entry, alpha, beta, depth, ply))
        {
            return score;
        }

        // Step 6. The judge may see a win at once.
        if let Some(mv) = self.judge.winning_move(position) {
            return self.win_at_once::<PV>(mv, ply);
        }

        // Step 7. Evaluate, if anything below depends on it.
        let known = self.know(position, key, ply, entry);
        if !PV && let Some(evaluation) = known.evaluation {
            // Step 8. Reverse futility: so far above the window that it will stay there.
            if let Some(margin) = self.selectivity.reverse_futility
                && depth <= SHALLOW
                && !beta.is_decided()
                && evaluation.plus(-margin * (depth - i32::from(known.improving))) >= beta
            {
                return evaluation;
            }

            // Step 9. Null move: even with a free move the opponent cannot come down to beta.
            if let Some(score) = self.null_move(position, known, evaluation, beta, depth) {
                return score;
            }
        }

        // Step 10. A node nobody knows a good move for is not worth the full depth yet.
        let table_move = entry.and_then(|entry| entry.move_index);
        if self.selectivity.reductions && depth >= UNKNOWN_DEPTH && table_move.is_none() {
            depth -= 1;
        }

        // Step 11. List the moves; without any the game is over.
        let span = self.choices.all::<J>(position);
        if span.len() == 0 {
            let outcome = position.outcome().expect("a game without moves is over");
            return self.sides.score(position, &outcome, ply);
        }
        let score = self.try_moves::<PV>(position, (alpha, beta), depth, known, span, table_move);
        self.choices.drop(span);
        score
    }

    /// What the table's entry says about this window, if it says enough.
    fn answer(
        &self,
        entry: Entry,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
    ) -> Option<Score> {
        let entry_depth = i32::from(entry.depth);
        let is_deep_enough = if self.selectivity.deeper_results {
            entry_depth >= depth
        } else {
            entry_depth == depth
        };
        let score = entry.score_at(ply);
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        (is_deep_enough && answers).then_some(score)
    }

    fn know(&mut self, position: &G, key: u64, ply: u32, entry: Option<Entry>) -> Known {
        let evaluation = self.selectivity.needs_evaluation().then(|| {
            match entry.and_then(|entry| entry.evaluation) {
                Some(kept) => Score::centi(i32::from(kept)),
                None => self.evaluate(position),
            }
        });
        let ply_index = ply as usize;
        self.evaluations[ply_index] = evaluation;
        let before = ply_index.checked_sub(2).and_then(|earlier| self.evaluations[earlier]);
        let improving = evaluation.is_some() && before.is_some() && evaluation > before;
        Known { key, side: self.sides.of(position), ply, evaluation, improving }
    }

    /// Gives the opponent a free move. If a shallow search still finds us above the window, a full
    /// search would too, where a free move never hurts.
    fn null_move(
        &mut self,
        position: &G,
        known: Known,
        evaluation: Score,
        beta: Score,
        depth: i32,
    ) -> Option<Score> {
        let ply = known.ply as usize;
        let after_null_move = ply > 0 && self.slots[ply - 1].is_none();
        if !self.selectivity.null_move
            || depth < NULL_MOVE_DEPTH
            || after_null_move
            || evaluation < beta
            || beta.is_decided()
        {
            return None;
        }
        let passed = self.judge.pass(position)?;
        self.slots[ply] = None;
        let left = depth - 3 - depth / 4;
        let window = (beta.next_down(), beta);
        let score = self.child::<false>(known.side, &passed, window, left, known.ply + 1);
        let cuts = score >= beta && !self.counter.is_over();
        // A win found after a free move is no proof of a win.
        cuts.then(|| if score.is_win() { beta } else { score })
    }

    fn try_moves<const PV: bool>(
        &mut self,
        position: &G,
        (mut alpha, beta): (Score, Score),
        depth: i32,
        known: Known,
        span: Span,
        table_move: Option<u16>,
    ) -> Score {
        let Known { side, ply, .. } = known;
        let place = Place {
            side,
            ply: ply as usize,
            previous_slot: (ply as usize).checked_sub(1).and_then(|before| self.slots[before]),
        };
        let extension = i32::from(span.len() == 1 && self.selectivity.only_move_extension);
        let first_is_known = table_move.is_some_and(|mv| self.choices.bring_to_front(span, mv));
        let alpha_before = alpha;
        let mut best = -Score::INFINITE;
        let mut best_index = None;
        let mut quiet_tried = 0;

        for tried in 0..span.len() {
            // Step 12. The table's move comes first, before the others are even put in order.
            let choice = if tried == 0 && first_is_known {
                self.choices.of(span)[0]
            } else {
                if tried == usize::from(first_is_known) {
                    self.order(position, span, tried, place);
                }
                self.choices.pick(span, tried)
            };
            let mv = choice.mv;
            let child = self.play(position, span, mv, choice.index);
            let is_quiet = self.judge.is_quiet(position, mv, &child);
            self.choices.of(span)[tried].is_quiet = is_quiet;

            // Step 13. Near the leaves, give up the rest when quiet moves are late or cannot help:
            // loud ones were put before them.
            if !PV && is_quiet && !best.is_loss() && self.gives_up(known, depth, alpha, quiet_tried)
            {
                break;
            }
            quiet_tried += u32::from(is_quiet);

            // Step 14. Late moves are searched less deep, those with a good history least so.
            let slot = self.judge.slot(position, mv);
            self.slots[ply as usize] = Some(slot);
            let full = depth - 1 + extension;
            let reduction = if is_quiet && tried > usize::from(PV) {
                self.reduction::<PV>(known, depth, tried, slot).clamp(0, (full - 1).max(0))
            } else {
                0
            };

            // Step 15. Principal variation search: the first move gets the whole window, the
            // others have to show with a null window that they are better.
            let null_window = (alpha, alpha.next_up());
            let mut score;
            if tried == 0 {
                score = self.child::<PV>(side, &child, (alpha, beta), full, ply + 1);
            } else {
                let reduced = full - reduction;
                score = self.child::<false>(side, &child, null_window, reduced, ply + 1);
                if score > alpha && reduction > 0 {
                    score = self.child::<false>(side, &child, null_window, full, ply + 1);
                }
                if PV && score > alpha && score < beta {
                    score = self.child::<true>(side, &child, (alpha, beta), full, ply + 1);
                }
            }
            if self.counter.is_over() {
                return Score::DRAW;
            }

            // Step 16. A new best move; one that is too good ends the node.
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_index = Some(choice.index);
                    if PV {
                        self.principal.set(ply as usize, mv);
                    }
                    if score >= beta {
                        if is_quiet {
                            self.remember(position, span, tried, place, depth);
                        }
                        break;
                    }
                }
            }
        }

        // Step 17. Tell the table.
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha_before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(
            known.key,
            Entry {
                move_index: best_index,
                score: best.counted_from_node(ply),
                evaluation: known.evaluation.map(|evaluation| evaluation.value() as i16),
                depth: depth as u8,
                bound,
            },
        );
        best
    }

    fn gives_up(&self, known: Known, depth: i32, alpha: Score, quiet_tried: u32) -> bool {
        if depth > SHALLOW || quiet_tried == 0 || alpha.is_decided() {
            return false;
        }
        let is_late = self.selectivity.late_moves.is_some_and(|base| {
            let allowed = base + (depth * depth) as u32;
            quiet_tried >= if known.improving { allowed } else { allowed.div_ceil(2) }
        });
        let is_futile = self
            .selectivity
            .futility
            .zip(known.evaluation)
            .is_some_and(|(margin, evaluation)| evaluation.plus(margin * (depth + 1)) <= alpha);
        is_late || is_futile
    }

    fn reduction<const PV: bool>(
        &self,
        known: Known,
        depth: i32,
        tried: usize,
        slot: usize,
    ) -> i32 {
        if !self.selectivity.reductions || depth < REDUCTION_DEPTH {
            return 0;
        }
        let history = self.memory.history(known.side, slot) / HISTORY_A_PLY;
        reductions::plies(depth, tried) - i32::from(PV) - i32::from(known.improving) - history
    }

    /// Praises the quiet move that was too good and blames the quiet ones tried before it.
    fn remember(&mut self, position: &G, span: Span, best: usize, place: Place, depth: i32) {
        for tried in 0..=best {
            let choice = self.choices.of(span)[tried];
            let slot = self.judge.slot(position, choice.mv);
            if tried == best {
                self.memory.praise(place, Quiet { slot, mv: choice.mv }, depth);
            } else if choice.is_quiet {
                self.memory.blame(place, slot, depth);
            }
        }
    }
}
