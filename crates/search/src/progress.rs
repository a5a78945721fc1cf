//! What a search has told so far, and whether it should go on.

use tetrarch_game::Game;

use crate::control::Control;
use crate::searcher::Watch;
use crate::{SearchLine, SearchReport, Task, TranspositionTable};

/// The unrest of a search whose best move has just changed.
const MOST_UNREST: u64 = 100;

/// Tells of iterations and decides after each whether another is worth its time.
pub(crate) struct Progress<'a, M> {
    control: &'a Control<'a>,
    table: &'a TranspositionTable,
    watch: Watch<'a, M>,
    report: SearchReport<M>,
    unrest: u64,
    /// Whether thinking about an only move would waste clock time.
    skips_only_move: bool,
}

impl<'a, M: Copy + Eq> Progress<'a, M> {
    /// Nothing is searched yet; `lines` has a move to fall back on.
    pub(crate) fn new<G: Game<Move = M>>(
        task: &Task<'_, G>,
        control: &'a Control<'a>,
        table: &'a TranspositionTable,
        lines: Vec<SearchLine<M>>,
        watch: Watch<'a, M>,
    ) -> Self {
        let report = SearchReport {
            depth: 0,
            selective_depth: 0,
            lines,
            nodes: 0,
            elapsed_ms: 0,
            table_permille: 0,
        };
        let skips_only_move = task.limits.remaining.is_some();
        Self { control, table, watch, report, unrest: 0, skips_only_move }
    }

    /// Tells of an iteration that came to its end, and says whether to begin another.
    pub(crate) fn goes_on(
        &mut self,
        depth: u32,
        selective_depth: u32,
        lines: Vec<SearchLine<M>>,
        legal_moves: usize,
    ) -> bool {
        let best_before = self.report.best();
        self.report.depth = depth;
        self.update(selective_depth, lines);
        if (self.watch)(&self.report).is_break() {
            return false;
        }
        let is_same = self.report.best() == best_before;
        self.unrest = if is_same { self.unrest / 2 } else { MOST_UNREST };
        let is_over = self.is_settled() || self.skips_only_move && legal_moves == 1;
        // The watcher may have taken its time.
        !is_over && self.control.budget.allows_another(self.control.elapsed_ms(), self.unrest)
    }

    /// The last report, with what an unfinished iteration added.
    pub(crate) fn finish(
        mut self,
        selective_depth: u32,
        lines: Vec<SearchLine<M>>,
    ) -> SearchReport<M> {
        self.update(selective_depth, lines);
        self.report
    }

    fn update(&mut self, selective_depth: u32, lines: Vec<SearchLine<M>>) {
        self.report.selective_depth = selective_depth;
        self.report.lines = lines;
        self.report.nodes = self.control.nodes();
        self.report.elapsed_ms = self.control.elapsed_ms();
        self.report.table_permille = self.table.fill_permille();
    }

    /// Whether all lines are won or lost within the depth that was searched to the end.
    fn is_settled(&self) -> bool {
        self.report.lines.iter().all(|line| {
            let plies = line.score.win_plies().or(line.score.loss_plies());
            plies.is_some_and(|plies| plies <= self.report.depth)
        })
    }
}
