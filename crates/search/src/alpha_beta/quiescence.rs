//! Quiescence search: plays out noisy moves before a position is evaluated.

use tetrarch_game::Game;

use super::worker::{MAX_PLY, Worker};
use crate::{Judge, Score};

impl<G: Game, J: Judge<G>> Worker<'_, G, J> {
    /// The value of a leaf: its evaluation, or better if a noisy move leads to better.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        position: &G,
        alpha: Score,
        beta: Score,
        ply: u32,
    ) -> Score {
        // Step 1. Count the node, and stop if it is time.
        if self.counter.count() {
            return Score::DRAW;
        }
        self.selective_depth = self.selective_depth.max(ply);
        if PV {
            self.principal.clear(ply as usize);
        }

        // Step 2. The game may be over, or as good as over.
        if let Some(outcome) = self.judge.outcome(position) {
            return self.sides.score(position, &outcome, ply);
        }
        if let Some(mv) = self.judge.winning_move(position) {
            return self.win_at_once::<PV>(mv, ply);
        }

        // The table may know the answer.
        if !PV
            && self.selectivity.quiescence_table
            && let Some(entry) = self.table.get(position.key() ^ self.sides.salt())
            && let Some(score) = self.answer(entry, alpha, beta, 0, ply)
        {
            return score;
        }

        // Step 3. Noisy moves are optional: the evaluation is a lower bound.
        let mut best = self.evaluate(position);
        if self.selectivity.corrections {
            best = self.corrected(position, best, self.place(position, ply));
        }
        if best >= beta || ply >= MAX_PLY {
            return best;
        }
        let mut alpha = alpha.max(best);

        // Step 4. Play out the noisy moves.
        let span = self.choices.noisy(self.judge, position);
        let side = self.sides.of(position);
        for tried in 0..span.len() {
            let mv = self.choices.pick(span, tried).mv;
            let mut child = position.clone();
            child.play(mv);
            let score = if self.sides.of(&child) == side {
                self.quiesce::<PV>(&child, alpha, beta, ply + 1)
            } else {
                -self.quiesce::<PV>(&child, -beta, -alpha, ply + 1)
            };
            if self.counter.is_over() {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    if PV {
                        self.principal.set(ply as usize, mv);
                    }
                }
                if score >= beta {
                    break;
                }
            }
        }
        self.choices.drop(span);
        best
    }

    /// The value of a node where a move wins the game.
    pub(super) fn win_at_once<const PV: bool>(&mut self, mv: G::Move, ply: u32) -> Score {
        if PV {
            self.principal.clear(ply as usize + 1);
            self.principal.set(ply as usize, mv);
        }
        Score::win_in(ply + 1)
    }
}
