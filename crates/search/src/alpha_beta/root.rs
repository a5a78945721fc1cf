//! The moves of the position that is searched.

use tetrarch_game::Game;

use super::worker::Worker;
use crate::transposition_table::{Bound, TranspositionEntry};
use crate::{Judge, Score, SearchLine};

/// Late root moves are reduced only after this number of moves.
const UNREDUCED: usize = 4;

/// The position that is searched, with its moves, the best first.
#[derive(Clone)]
pub(crate) struct Root<G: Game> {
    position: G,
    moves: Vec<RootMove<G>>,
}

#[derive(Clone)]
struct RootMove<G: Game> {
    index: u16,
    mv: G::Move,
    child: G,
    /// The last line that began with it, if one was ever better than the rest.
    line: Option<SearchLine<G::Move>>,
}

impl<G: Game> Root<G> {
    /// All moves, in the order of the judge.
    pub(crate) fn new<J: Judge<G>>(position: &G, judge: &J) -> Self {
        let mut moves = Vec::new();
        position.each_child(&mut |mv, child| {
            let index = moves.len() as u16;
            moves.push(RootMove { index, mv, child: child.clone(), line: None });
        });
        moves.sort_by_cached_key(|root| -judge.order_child(position, root.mv, &root.child));
        Self { position: position.clone(), moves }
    }

    pub(crate) const fn len(&self) -> usize {
        self.moves.len()
    }

    pub(crate) const fn position(&self) -> &G {
        &self.position
    }

    /// What the move in this place was worth when it was last best.
    pub(super) fn score(&self, place: usize) -> Option<Score> {
        self.moves[place].line.as_ref().map(|line| line.score)
    }

    /// Puts the first lines in the order of their scores.
    pub(super) fn sort_lines(&mut self, count: usize) {
        let last = -Score::INFINITE;
        let score = |root: &RootMove<G>| root.line.as_ref().map_or(last, |line| line.score);
        self.moves[..count].sort_by_key(|root| std::cmp::Reverse(score(root)));
    }

    /// The best lines so far. Before the first is known, the judge's favourite stands alone.
    pub(crate) fn lines(&self, count: usize) -> Vec<SearchLine<G::Move>> {
        let lines: Vec<_> =
            self.moves.iter().take(count).filter_map(|root| root.line.clone()).collect();
        if !lines.is_empty() {
            return lines;
        }
        self.moves.first().map(|root| SearchLine::unsearched(root.mv)).into_iter().collect()
    }
}

impl<G: Game, J: Judge<G>> Worker<'_, G, J> {
    /// Searches the root moves from `first` on; the best is put there. The value is exact
    /// between alpha and beta, else a bound.
    pub(super) fn search_root(
        &mut self,
        root: &mut Root<G>,
        first: usize,
        window: (Score, Score),
        depth: i32,
    ) -> Score {
        let side = self.sides.of(&root.position);
        let (mut alpha, beta) = window;
        let full = depth - 1;
        let mut best = -Score::INFINITE;
        if self.selectivity.root_evaluation {
            let evaluation = self.evaluate(&root.position);
            let place = self.place(&root.position, 0);
            self.evaluations[0] = Some(self.corrected(&root.position, evaluation, place));
        }
        for number in first..root.len() {
            let RootMove { mv, child, .. } = root.moves[number].clone();
            self.slots[0] = Some(self.judge.slot(&root.position, mv));
            let tried = number - first;
            let score = if tried == 0 {
                self.cuts[1] = false;
                self.child::<true>(side, &child, (alpha, beta), full, 1)
            } else {
                let is_quiet = self.judge.is_quiet(&root.position, mv, &child);
                let may_reduce = is_quiet
                    || self.selectivity.loud_reductions
                        && self.judge.is_reducible(&root.position, mv, &child);
                let is_late =
                    may_reduce && tried >= UNREDUCED && self.selectivity.reductions;
                let reduction = if is_late {
                    self.plies(depth, tried) - 1 - i32::from(!is_quiet)
                } else {
                    0
                };
                self.later_child::<true>(side, &child, (alpha, beta), full, reduction, 1)
            };
            if self.counter.is_over() {
                return best;
            }
            best = best.max(score);
            if score > alpha {
                self.principal.set(0, mv);
                root.moves[number].line = Some(SearchLine {
                    score,
                    bound: Bound::of(score, (alpha, beta)),
                    moves: self.principal.line(0).to_vec(),
                });
                root.moves[first..=number].rotate_right(1);
                alpha = score;
                if score >= beta {
                    break;
                }
            }
        }
        if first == 0 {
            let bound = Bound::of(best, window);
            let entry = TranspositionEntry {
                move_index: (bound != Bound::Upper).then(|| root.moves[0].index),
                score: best.counted_from_node(0),
                evaluation: None,
                depth: depth as u8,
                bound,
            };
            self.table.put(root.position.key() ^ self.sides.salt(), entry, false);
        }
        best
    }
}
