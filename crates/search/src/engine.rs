//! The engine: a judge, a table and the searches that use them.

use tetrarch_game::Game;

use crate::alpha_beta::{Iteration, MAX_PLY, Root, Sides, Worker};
use crate::control::Control;
use crate::{Judge, Report, Selectivity, Table, Task};

/// How an engine is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Size of the transposition table in mebibytes.
    pub table_mib: usize,
    /// How many threads search together. With one, nothing is spawned, and the same limit of depth
    /// or nodes always gives the same answer.
    pub threads: usize,
    /// How many lines are found.
    pub lines: usize,
    /// What may be left out, if not what the judge says.
    pub selectivity: Option<Selectivity>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { table_mib: 16, threads: 1, lines: 1, selectivity: None }
    }
}

/// A judge, a table and the searches that use them.
pub struct Engine<G: Game, J: Judge<G>> {
    judge: J,
    settings: Settings,
    table: Table,
    game: std::marker::PhantomData<fn(&G)>,
}

impl<G: Game, J: Judge<G>> Engine<G, J> {
    /// An engine with an empty table.
    #[must_use]
    pub fn new(judge: J, settings: Settings) -> Self {
        let table = Table::new(settings.table_mib);
        Self { judge, settings, table, game: std::marker::PhantomData }
    }

    /// What it knows of the game.
    pub const fn judge(&self) -> &J {
        &self.judge
    }

    /// How it is set up.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Sets it up anew. The table is emptied only if its size changes.
    pub fn set(&mut self, settings: Settings) {
        if settings.table_mib != self.settings.table_mib {
            self.table = Table::new(settings.table_mib);
        }
        self.settings = settings;
    }

    /// Forgets what was found in earlier searches. Needed before a game with other options, which
    /// keys do not tell apart, and for an answer that depends on nothing but the task.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Finds the best moves of a position.
    pub fn think(&mut self, task: &Task<'_, G>) -> Report<G::Move> {
        self.think_aloud(task, &mut |_| ())
    }

    /// Finds the best moves of a position and tells of every iteration.
    ///
    /// The search ends at its limits, when it is stopped, or when deeper iterations could not
    /// change the answer. It always names a move if there is one.
    pub fn think_aloud(
        &mut self,
        task: &Task<'_, G>,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let threads = self.settings.threads.max(1);
        let control = Control::new(&task.limits, task.clock, &task.stop, threads);
        self.table.grow_older();
        let mut root = Root::new(task.position, &self.judge);
        if threads == 1 {
            return self.lead(task, &control, &mut root, tell);
        }
        std::thread::scope(|scope| {
            let (engine, control) = (&*self, &control);
            for thread in 1..threads {
                let root = root.clone();
                scope.spawn(move || engine.help(task, control, root, thread));
            }
            let report = engine.lead(task, control, &mut root, tell);
            control.end();
            report
        })
    }

    /// The search of the thread that reports and decides when it is enough.
    fn lead(
        &self,
        task: &Task<'_, G>,
        control: &Control<'_>,
        root: &mut Root<G>,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let lines = self.settings.lines.max(1);
        let mut worker = self.worker(task, control, 0);
        let mut report = self.report(control, root, 0, 0);
        let mut unrest = 0;
        let last_depth = task.limits.depth.unwrap_or(MAX_PLY);
        worker.deepen(root, 1..=last_depth, lines, |iteration| {
            let best_before = report.best();
            let Iteration { depth, selective_depth, root } = iteration;
            report = self.report(control, root, depth, selective_depth);
            tell(&report);
            unrest = if report.best() == best_before { unrest / 2 } else { 100 };
            let is_only_move = root.len() == 1 && task.limits.remaining.is_some();
            !is_only_move
                && !is_settled(&report)
                && control.budget.allows_another(control.elapsed_ms(), unrest)
        });
        worker.counter().publish();
        self.report(control, root, report.depth, worker.selective_depth())
    }

    /// The search of another thread. All it does for the leader is to fill the table; half of the
    /// helpers are a ply ahead, so that they do not all do the same.
    fn help(&self, task: &Task<'_, G>, control: &Control<'_>, mut root: Root<G>, thread: usize) {
        let first_depth = 1 + (thread % 2) as u32;
        let last_depth = task.limits.depth.unwrap_or(MAX_PLY).saturating_add(1);
        let mut worker = self.worker(task, control, thread);
        worker.deepen(&mut root, first_depth..=last_depth, 1, |_| true);
        worker.counter().publish();
    }

    fn worker<'a>(
        &'a self,
        task: &Task<'_, G>,
        control: &'a Control<'a>,
        thread: usize,
    ) -> Worker<'a, G, J> {
        let selectivity = self.settings.selectivity.unwrap_or_else(|| self.judge.selectivity());
        let counter = control.counter(thread);
        let sides = Sides::in_game(task.position);
        Worker::new(&self.judge, &self.table, counter, sides, selectivity, task.history)
    }

    fn report(
        &self,
        control: &Control<'_>,
        root: &Root<G>,
        depth: u32,
        selective_depth: u32,
    ) -> Report<G::Move> {
        Report {
            depth,
            selective_depth,
            lines: root.lines(self.settings.lines.max(1)),
            nodes: control.nodes(),
            elapsed_ms: control.elapsed_ms(),
            table_permille: self.table.fill_permille(),
        }
    }
}

/// Whether all lines are won or lost within the depth that was searched to the end.
fn is_settled<M>(report: &Report<M>) -> bool {
    report.lines.iter().all(|line| {
        let plies = line.score.win_plies().or(line.score.loss_plies());
        plies.is_some_and(|plies| plies <= report.depth)
    })
}
