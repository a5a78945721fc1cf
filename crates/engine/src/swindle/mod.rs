//! What to play in a lost position.
//!
//! Against a perfect opponent all moves of it are worth the same. Against others the best is the
//! one that leads to a wrong reply. The opponent that is expected here looks a few plies ahead and
//! counts material:
//!
//! 1. [`line`]: a line to the end of the game in which it gives the win away by what it would
//!    surely play.
//! 2. [`trap`]: if there is none, the line along which it is likeliest to reply wrongly.

mod budget;
mod line;
mod promising;
mod trap;

use tetrarch_search as search;
use tetrarch_search::Task;

use crate::factory::Playable;

use self::budget::Budget;
use self::line::LineSearch;
use self::trap::TrapSearch;

/// How far the expected opponent looks ahead.
const PLIES_AHEAD: u32 = 3;
/// This many lines are enough, however much time there is.
const MOST_LINES: usize = 100_000;

/// A move of a lost position that may yet win.
pub(crate) struct Swindle<M> {
    /// None if nothing was found in time that promises more than the position itself.
    pub mv: Option<M>,
    /// What it took to look for it, within the limits of the task.
    pub nodes: u64,
}

/// Looks for a way out of a position in which the team to move is seen to have this chance.
pub(crate) fn find<G: Playable>(
    search: &mut search::Searcher<G, G::Judge>,
    material: &G::Judge,
    task: &Task<'_, G>,
    chance: f64,
) -> Swindle<G::Move> {
    let budget = Budget::new(task, task.limits);
    let mut line = LineSearch::new(material, task, Budget::new(task, task.limits.half()));
    let won = line.find();
    let mut trap = TrapSearch::new(search, material, task, budget.after(line.nodes()));
    let mv = won.or_else(|| {
        let (mv, promise) = trap.best()?;
        (promise > chance).then_some(mv)
    });
    Swindle { mv, nodes: trap.nodes() }
}
