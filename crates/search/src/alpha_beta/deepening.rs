//! Iterative deepening with aspiration windows.

use tetrarch_game::Game;

use super::Root;
use super::worker::{MAX_PLY, Worker};
use crate::{Judge, Score};

/// From this depth on the window begins round the last score.
const ASPIRATION_DEPTH: u32 = 5;

/// An iteration that came to its end.
pub(crate) struct Iteration<'w, G: Game> {
    pub depth: u32,
    pub selective_depth: u32,
    pub root: &'w Root<G>,
}

impl<G: Game, J: Judge<G>> Worker<'_, G, J> {
    /// Searches deeper and deeper for the best `lines` moves, until the search is over or `after`
    /// an iteration is told that it is enough.
    pub(crate) fn deepen(
        &mut self,
        root: &mut Root<G>,
        depths: std::ops::RangeInclusive<u32>,
        lines: usize,
        mut after: impl FnMut(Iteration<'_, G>) -> bool,
    ) {
        let lines = lines.min(root.len());
        self.path.push(root.position().key());
        for depth in *depths.start()..=(*depths.end()).min(MAX_PLY - 1) {
            for line in 0..lines {
                self.aspire(root, line, depth);
                if self.counter.is_over() {
                    break;
                }
            }
            self.counter.publish();
            root.sort_lines(lines);
            let selective_depth = self.selective_depth;
            if self.counter.is_over() || !after(Iteration { depth, selective_depth, root }) {
                break;
            }
        }
        self.path.pop();
    }

    /// Searches with a narrow window round the last score, and wider until the value is inside.
    fn aspire(&mut self, root: &mut Root<G>, line: usize, depth: u32) {
        let mut window = (-Score::INFINITE, Score::INFINITE);
        let mut reach = self.selectivity.aspiration.max(1);
        let expected = root.score(line).filter(|score| !score.is_decided());
        if depth >= ASPIRATION_DEPTH
            && let Some(expected) = expected
        {
            window = (expected.plus(-reach), expected.plus(reach));
        }
        loop {
            let score = self.search_root(root, line, window, depth as i32);
            if self.counter.is_over() {
                return;
            }
            reach *= 2;
            // A decided score is never worth a narrow window.
            if score <= window.0 && window.0 > -Score::INFINITE {
                let lower = score.plus(-reach);
                window.0 = if score.is_decided() { -Score::INFINITE } else { lower };
            } else if score >= window.1 && window.1 < Score::INFINITE {
                let upper = score.plus(reach);
                window.1 = if score.is_decided() { Score::INFINITE } else { upper };
            } else {
                return;
            }
        }
    }
}
