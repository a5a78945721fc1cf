//! One node of the search, step by step.

use tetrarch_game::Game;

use super::worker::{MAX_PLY, Worker};
use crate::transposition_table::{Bound, TranspositionEntry};
use crate::{Judge, Score};

/// Pruning by evaluations alone stops this number of plies above the leaves.
pub(super) const SHALLOW: i32 = 6;
/// Null moves are tried from this depth on.
const NULL_MOVE_DEPTH: i32 = 3;
/// At most this number of extra plies if the evaluation is far above the window.
const MAX_NULL_MOVE_PLIES: i32 = 3;
/// Razoring stops this number of plies above the leaves.
const RAZORING_DEPTH: i32 = 3;
/// From this depth on it is worth while to ask whether a move is much better than all others.
const SINGULAR_DEPTH: i32 = 6;
/// Without a move from the table, nodes of this depth are searched a ply less.
const UNKNOWN_DEPTH: i32 = 4;

/// What is known about a node before its moves are tried.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub key: u64,
    pub side: usize,
    pub ply: u32,
    /// What the judge says.
    pub judged: Option<Score>,
    /// The same, corrected.
    pub evaluation: Option<Score>,
    /// Whether the side to move stands better than at its last turn.
    pub improving: bool,
    /// Where the table's move is in the list.
    pub table_move: Option<u16>,
    /// How many plies more the table's move deserves.
    pub extension: i32,
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
        let is_whole = self.excluded[ply as usize].is_none();
        if !PV
            && is_whole
            && let Some(score) = entry.and_then(|entry| self.answer(entry, alpha, beta, depth, ply))
        {
            return score;
        }

        // Step 6. The judge may see a win at once. It need not see that the game is over: a loser
        // may have been one move from winning.
        if let Some(mv) = self.judge.winning_move(position) {
            return match position.outcome() {
                None => self.win_at_once::<PV>(mv, ply),
                Some(outcome) => self.sides.score(position, &outcome, ply),
            };
        }

        // Step 7. Evaluate, if anything below depends on it.
        let mut known = self.know(position, key, ply, entry);
        if !PV
            && is_whole
            && let Some(evaluation) = known.evaluation
        {
            // Step 8. Reverse futility: so far above the window that it will stay there.
            if let Some(margin) = self.selectivity.reverse_futility
                && depth <= SHALLOW
                && !beta.is_decided()
                && evaluation.plus(-margin * (depth - i32::from(known.improving))) >= beta
            {
                return evaluation;
            }

            // Step 8½. Razoring: so far below the window that only what is loud can help.
            if let Some(margin) = self.selectivity.razoring
                && depth <= RAZORING_DEPTH
                && !alpha.is_decided()
                && evaluation.plus(margin * depth) <= alpha
            {
                let score = self.quiesce::<false>(position, alpha, beta, ply);
                if score <= alpha {
                    return score;
                }
            }

            // Step 9. Null move: even with a free move the opponent cannot come down to beta.
            if let Some(score) = self.null_move(position, known, evaluation, beta, depth) {
                return score;
            }
        }

        // Step 10. A node without a known good move is not worth the full depth yet.
        if self.selectivity.reductions && depth >= UNKNOWN_DEPTH && known.table_move.is_none() {
            depth -= 1;
        }

        // Step 10½. Is the table's move much better than all others?
        if let Some(margin) = self.selectivity.singular
            && is_whole
            && ply > 0
            && depth >= SINGULAR_DEPTH
            && let Some(entry) = entry
            && let Some(index) = entry.move_index
            && entry.bound != Bound::Upper
            && i32::from(entry.depth) >= depth - 3
        {
            let score = entry.score_at(ply);
            if !score.is_decided() {
                let least = score.plus(-margin * depth);
                let cut = self.cuts[ply as usize];
                self.excluded[ply as usize] = Some(index);
                let window = (least.next_down(), least);
                let others =
                    self.node::<false>(position, window, (depth - 1) / 2, ply, position.key());
                self.excluded[ply as usize] = None;
                self.cuts[ply as usize] = cut;
                if self.counter.is_over() {
                    return Score::DRAW;
                }
                if others < least {
                    known.extension = 1;
                } else if !PV && least >= beta && !least.is_decided() {
                    return least;
                }
                known = Known {
                    extension: known.extension,
                    ..self.know(position, key, ply, Some(entry))
                };
            }
        }

        // Step 11. List the moves; without any the game is over.
        let span = self.choices.all::<J>(position);
        if span.len() == 0 {
            let outcome = position.outcome().expect("a game without moves is over");
            return self.sides.score(position, &outcome, ply);
        }
        let score = self.try_moves::<PV>(position, (alpha, beta), depth, known, span);
        self.choices.drop(span);
        score
    }

    /// What the table's entry says about this window, if it says enough.
    pub(super) fn answer(
        &self,
        entry: TranspositionEntry,
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

    fn know(
        &mut self,
        position: &G,
        key: u64,
        ply: u32,
        entry: Option<TranspositionEntry>,
    ) -> Known {
        let judged = self.selectivity.needs_evaluation().then(|| {
            match entry.and_then(|entry| entry.evaluation) {
                Some(kept) => Score::centi(i32::from(kept)),
                None => self.evaluate(position),
            }
        });
        let place = self.place(position, ply);
        let mut evaluation = judged.map(|judged| self.corrected(position, judged, place));
        let ply_index = ply as usize;
        self.evaluations[ply_index] = evaluation;
        let before = ply_index.checked_sub(2).and_then(|earlier| self.evaluations[earlier]);
        let improving = evaluation.is_some() && before.is_some() && evaluation > before;
        let table_move = entry.and_then(|entry| entry.move_index);
        if self.selectivity.table_evaluations
            && let Some((entry, judged)) = entry.zip(evaluation)
        {
            let score = entry.score_at(ply);
            let is_nearer = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score > judged,
                Bound::Upper => score < judged,
            };
            if is_nearer && !score.is_decided() {
                evaluation = Some(score);
            }
        }
        let side = place.side;
        Known { key, side, ply, judged, evaluation, improving, table_move, extension: 0 }
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
        let above = self.selectivity.null_move_margin.map_or(0, |margin| {
            ((evaluation.value() - beta.value()) / margin.max(1)).clamp(0, MAX_NULL_MOVE_PLIES)
        });
        let left = depth - 3 - depth / 4 - above;
        let window = (beta.next_down(), beta);
        self.cuts[ply + 1] = !self.cuts[ply];
        let score = self.child::<false>(known.side, &passed, window, left, known.ply + 1);
        let cuts = score >= beta && !self.counter.is_over();
        // A win found after a free move is no proof of a win.
        cuts.then(|| if score.is_win() { beta } else { score })
    }
}
