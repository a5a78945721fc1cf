//! The engine: a judge, a table and the searches that use them.

use std::ops::ControlFlow;

use tetrarch_game::Game;

use crate::alpha_beta::{Iteration, MAX_PLY, Memory, Path, Root, Sides, Worker};
use crate::control::{Control, EndOnDrop};
use crate::progress::Progress;
use crate::several::{BestReply, MaxN, Ranking, ValueOfChild, deepen};
use crate::{Judge, SearchReport, Selectivity, Several, Task, TranspositionTable};

/// How an engine is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchSettings {
    /// Size of the transposition table in mebibytes.
    pub table_mib: usize,
    /// How many threads search together. With one, nothing is spawned, and the same limit of depth
    /// or nodes always gives the same answer. Best-reply and max-n always use one.
    pub threads: usize,
    /// How many lines are found.
    pub lines: usize,
    /// What may be left out, if not what the judge says.
    pub selectivity: Option<Selectivity>,
    /// What is expected of the others where there are more than two teams.
    pub several: Several,
}

impl Default for SearchSettings {
    fn default() -> Self {
        Self { table_mib: 16, threads: 1, lines: 1, selectivity: None, several: Several::default() }
    }
}

/// What is told of every iteration; it says whether to go on.
pub(crate) type Watch<'a, M> = &'a mut dyn FnMut(&SearchReport<M>) -> ControlFlow<()>;

/// A judge, a table and the searches that use them.
pub struct Searcher<G: Game, J: Judge<G>> {
    judge: J,
    settings: SearchSettings,
    table: TranspositionTable,
    /// What each thread has learned in earlier searches.
    memories: Vec<Memory<G::Move>>,
    game: std::marker::PhantomData<fn(&G)>,
}

impl<G: Game, J: Judge<G>> Searcher<G, J> {
    /// An engine with an empty table.
    #[must_use]
    pub fn new(judge: J, settings: SearchSettings) -> Self {
        let table = TranspositionTable::new(settings.table_mib);
        Self { judge, settings, table, memories: Vec::new(), game: std::marker::PhantomData }
    }

    /// What it knows of the game.
    pub const fn judge(&self) -> &J {
        &self.judge
    }

    /// How it is set up.
    pub const fn settings(&self) -> &SearchSettings {
        &self.settings
    }

    /// Changes the settings. The table is cleared only if its size changes.
    pub fn set(&mut self, settings: SearchSettings) {
        if settings.table_mib != self.settings.table_mib {
            self.table = TranspositionTable::new(settings.table_mib);
        }
        self.settings = settings;
    }

    /// Forgets what was found in earlier searches. Needed before a game with other options, which
    /// keys do not tell apart, and for an answer that depends on nothing but the task.
    pub fn forget(&mut self) {
        self.table.clear();
        self.memories.clear();
    }

    /// Finds the best moves of a position.
    pub fn think(&mut self, task: &Task<'_, G>) -> SearchReport<G::Move> {
        self.think_aloud(task, &mut |_| ())
    }

    /// Finds the best moves of a position and tells of every iteration.
    ///
    /// The search ends at its limits, when it is stopped, or when deeper iterations could not
    /// change the answer. It always names a move if there is one.
    pub fn think_aloud(
        &mut self,
        task: &Task<'_, G>,
        tell: &mut dyn FnMut(&SearchReport<G::Move>),
    ) -> SearchReport<G::Move> {
        self.think_while(task, &mut |report| {
            tell(report);
            ControlFlow::Continue(())
        })
    }

    /// Finds the best moves of a position, tells of every iteration, and asks each time whether
    /// to go on.
    pub fn think_while(
        &mut self,
        task: &Task<'_, G>,
        watch: Watch<'_, G::Move>,
    ) -> SearchReport<G::Move> {
        self.table.grow_older();
        let sides = Sides::in_game(task.position);
        let judge = &self.judge;
        match (sides, self.settings.several) {
            (Sides::OneAgainstAll(team), Several::BestReply) => {
                let control = control_of(task, 1);
                let search = BestReply::new(judge, control.counter(0), path_to(task), team);
                self.rank(task, &control, search, watch)
            }
            (Sides::OneAgainstAll(team), Several::MaxN) => {
                let control = control_of(task, 1);
                let search = MaxN::new(judge, control.counter(0), path_to(task), team);
                self.rank(task, &control, search, watch)
            }
            (_, _) => {
                let memories = std::mem::take(&mut self.memories);
                let (report, memories) = self.search(task, sides, watch, memories);
                self.memories = memories;
                report
            }
        }
    }

    /// Alpha-beta, on as many threads as there are. Each begins with what it has learned before.
    fn search(
        &self,
        task: &Task<'_, G>,
        sides: Sides,
        watch: Watch<'_, G::Move>,
        mut memories: Vec<Memory<G::Move>>,
    ) -> (SearchReport<G::Move>, Vec<Memory<G::Move>>) {
        let threads = self.settings.threads.max(1);
        let control = control_of(task, threads);
        let root = Root::new(task.position, &self.judge);
        let selectivity = self.settings.selectivity;
        let selectivity = selectivity.unwrap_or_else(|| self.judge.selectivity(task.position));
        memories.resize_with(threads, Memory::new);
        let workers = memories.into_iter().enumerate().map(|(thread, mut memory)| {
            memory.grow_older(&selectivity);
            let counter = control.counter(thread);
            let (judge, table) = (&self.judge, &self.table);
            Worker::new(judge, table, counter, sides, selectivity, task.history, memory)
        });
        let mut workers: Vec<_> = workers.collect();
        let helpers = workers.split_off(1);
        let leader = workers.pop().expect("there is at least one thread");
        if helpers.is_empty() {
            let (report, memory) = self.lead(task, &control, leader, root, watch);
            return (report, vec![memory]);
        }
        std::thread::scope(|scope| {
            let helping: Vec<_> = helpers
                .into_iter()
                .zip(1..)
                .map(|(worker, thread)| {
                    let root = root.clone();
                    scope.spawn(move || help(task, worker, root, thread))
                })
                .collect();
            let (report, memory) = {
                // Also if the leader panics: the helpers would go on forever.
                let _end = EndOnDrop(&control);
                self.lead(task, &control, leader, root, watch)
            };
            let others = helping.into_iter().map(|helper| helper.join().expect("no panic"));
            (report, std::iter::once(memory).chain(others).collect())
        })
    }

    /// The search of the thread that reports and decides when it is enough.
    fn lead(
        &self,
        task: &Task<'_, G>,
        control: &Control<'_>,
        mut worker: Worker<'_, G, J>,
        mut root: Root<G>,
        watch: Watch<'_, G::Move>,
    ) -> (SearchReport<G::Move>, Memory<G::Move>) {
        let lines = self.settings.lines.max(1);
        let last_depth = task.limits.depth.unwrap_or(MAX_PLY);
        let mut progress = Progress::new(task, control, &self.table, root.lines(lines), watch);
        worker.deepen(&mut root, 1..=last_depth, lines, |iteration| {
            let Iteration { depth, selective_depth, root } = iteration;
            progress.goes_on(depth, selective_depth, root.lines(lines), root.len())
        });
        worker.counter().publish();
        let report = progress.finish(worker.selective_depth(), root.lines(lines));
        (report, worker.into_memory())
    }

    /// A search for several teams that values root moves one by one.
    fn rank(
        &self,
        task: &Task<'_, G>,
        control: &Control<'_>,
        mut search: impl ValueOfChild<G>,
        watch: Watch<'_, G::Move>,
    ) -> SearchReport<G::Move> {
        let lines = self.settings.lines.max(1);
        let last_depth = task.limits.depth.unwrap_or(MAX_PLY);
        let mut ranking = Ranking::new(task.position, &self.judge);
        let mut progress = Progress::new(task, control, &self.table, ranking.lines(lines), watch);
        let mut selective_depth = 0;
        deepen(&mut search, &mut ranking, last_depth, lines, |depth, ranking| {
            selective_depth = depth;
            progress.goes_on(depth, depth, ranking.lines(lines), ranking.len())
        });
        search.counter().publish();
        progress.finish(selective_depth, ranking.lines(lines))
    }
}

fn control_of<'a, G: Game>(task: &'a Task<'_, G>, threads: usize) -> Control<'a> {
    Control::new(&task.limits, task.clock, &task.stop, threads)
}

/// The positions of the game, the one to be searched included.
fn path_to<G: Game>(task: &Task<'_, G>) -> Path {
    let mut path = Path::new(task.history);
    path.push(task.position.key());
    path
}

/// The search of another thread. All it does for the leader is to fill the table; half of the
/// helpers are a ply ahead, so that they do not all do the same.
fn help<G: Game, J: Judge<G>>(
    task: &Task<'_, G>,
    mut worker: Worker<'_, G, J>,
    mut root: Root<G>,
    thread: usize,
) -> Memory<G::Move> {
    let first_depth = 1 + (thread % 2) as u32;
    let last_depth = task.limits.depth.unwrap_or(MAX_PLY).saturating_add(1);
    worker.deepen(&mut root, first_depth..=last_depth, 1, |_| true);
    worker.counter().publish();
    worker.into_memory()
}
