//! Iterative deepening for searches that value one root move at a time.

use tetrarch_game::Game;

use crate::alpha_beta::MAX_PLY;
use crate::control::Counter;
use crate::transposition_table::Bound;
use crate::{Judge, Score, SearchLine};

/// A search that can value the position after a root move.
pub(crate) trait ValueOfChild<G: Game> {
    /// What a child of the root is worth to the team to move at the root; exact above alpha.
    fn value(&mut self, child: &G, depth: u32, alpha: Score) -> Score;

    /// The line from the child on that was last found best.
    fn line(&self) -> &[G::Move];

    /// Its count of nodes. Once that is over, the last value means nothing.
    fn counter(&self) -> &Counter<'_>;
}

/// The root's moves, the best first.
pub(crate) struct Ranking<G: Game> {
    moves: Vec<Ranked<G>>,
}

struct Ranked<G: Game> {
    mv: G::Move,
    child: G,
    line: Option<SearchLine<G::Move>>,
}

impl<G: Game> Ranking<G> {
    /// All moves, in the order of the judge.
    pub(crate) fn new(position: &G, judge: &impl Judge<G>) -> Self {
        let mut moves = Vec::new();
        position.each_child(&mut |mv, child| {
            moves.push(Ranked { mv, child: child.clone(), line: None });
        });
        moves.sort_by_cached_key(|ranked| -judge.order_child(position, ranked.mv, &ranked.child));
        Self { moves }
    }

    pub(crate) const fn len(&self) -> usize {
        self.moves.len()
    }

    /// The best lines of the last iteration; before the first, the judge's favourite move.
    pub(crate) fn lines(&self, count: usize) -> Vec<SearchLine<G::Move>> {
        let found = self.moves.iter().take(count).filter_map(|ranked| ranked.line.clone());
        let found: Vec<_> = found.collect();
        if !found.is_empty() {
            return found;
        }
        self.moves.first().map(|ranked| SearchLine::unsearched(ranked.mv)).into_iter().collect()
    }

    /// Values every move. Gives up, and changes nothing, if the search is over before the end.
    fn iterate(&mut self, search: &mut impl ValueOfChild<G>, depth: u32, lines: usize) -> bool {
        let mut found: Vec<Option<SearchLine<G::Move>>> = Vec::new();
        let mut best_scores: Vec<Score> = Vec::new();
        for Ranked { mv, child, .. } in &self.moves {
            let full = best_scores.len() == lines;
            let alpha = if full { best_scores[lines - 1] } else { -Score::INFINITE };
            let score = search.value(child, depth - 1, alpha);
            if search.counter().is_over() {
                return false;
            }
            found.push((score > alpha).then(|| {
                best_scores.push(score);
                best_scores.sort_unstable_by(|a, b| b.cmp(a));
                best_scores.truncate(lines);
                let moves = std::iter::once(*mv).chain(search.line().iter().copied()).collect();
                SearchLine { score, bound: Bound::Exact, moves }
            }));
        }
        for (ranked, line) in self.moves.iter_mut().zip(found) {
            ranked.line = line;
        }
        self.moves.sort_by_key(|ranked| {
            std::cmp::Reverse(ranked.line.as_ref().map_or(-Score::INFINITE, |line| line.score))
        });
        true
    }
}

/// Searches deeper and deeper until the search is over or `after` an iteration is told that it is
/// enough.
pub(crate) fn deepen<G: Game>(
    search: &mut impl ValueOfChild<G>,
    ranking: &mut Ranking<G>,
    last_depth: u32,
    lines: usize,
    mut after: impl FnMut(u32, &Ranking<G>) -> bool,
) {
    for depth in 1..=last_depth.min(MAX_PLY - 1) {
        let is_complete = ranking.iterate(search, depth, lines);
        search.counter().publish();
        if !is_complete || !after(depth, ranking) {
            return;
        }
    }
}
