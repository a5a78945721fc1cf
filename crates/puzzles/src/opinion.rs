//! What the engine thinks of a position's first moves, after a fixed number of positions.

use tetrarch_catalog::Position;
use tetrarch_engine::{Engine, EngineSetup, Limits, Question, Several, Thought, Worth};

use crate::Goal;

/// How many positions the engine looks at before it says that there is only one solution.
pub(crate) const NODES: u64 = 20_000;

/// By how much the chance of every other move is smaller at least: what analysis calls a mistake.
pub(crate) const MARGIN: f64 = 0.10;

/// A move that wins leads to this chance at least,
const WON: f64 = 0.60;
/// and one that does not win to this one at most.
const NOT_WON: f64 = 0.50;
/// A move that saves leads to this chance at least,
const SAVED: f64 = 0.35;
/// and one that loses to this one at most: the opponent wins.
const LOST: f64 = 1.0 - WON;

/// What the engine thinks of the best move and of the second best.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// The best move and what should follow.
    pub line: Vec<String>,
    /// What the best move is worth.
    pub best: Worth,
    /// What the second best is worth.
    pub second: Worth,
}

impl Opinion {
    /// What the engine thinks after this many positions; none where there are not two moves.
    #[must_use]
    pub(crate) fn of(position: &Position, nodes: u64) -> Option<Self> {
        let mut engine = Engine::new(position, setup(2));
        Self::in_thought(&engine.think(position, &Question::new(Limits::nodes(nodes)), &mut |_| ()))
    }

    /// The best two moves of a thought with two lines.
    pub(crate) fn in_thought(thought: &Thought) -> Option<Self> {
        let [best, second, ..] = thought.lines.as_slice() else { return None };
        Some(Self { line: best.moves.clone(), best: best.worth, second: second.worth })
    }

    /// The best move.
    #[must_use]
    pub fn solution(&self) -> Option<&str> {
        self.line.first().map(String::as_str)
    }

    /// How much smaller the chance of every other move is.
    pub(crate) fn margin(&self) -> f64 {
        self.best.chance() - self.second.chance()
    }

    /// What the best move alone reaches, with this margin at least; none if it is not alone.
    pub(crate) fn goal(&self, margin: f64) -> Option<Goal> {
        let (best, second) = (self.best.chance(), self.second.chance());
        if best - second < margin {
            None
        } else if best >= WON && second <= NOT_WON {
            Some(Goal::Win)
        } else if best >= SAVED && second <= LOST {
            Some(Goal::Save)
        } else {
            None
        }
    }
}

/// How the opponent answers a wrong try; nothing if the game is over.
#[must_use]
pub fn refutation(after: &Position) -> Option<String> {
    let mut engine = Engine::new(after, EngineSetup { certain: true, ..setup(1) });
    let thought = engine.think(after, &Question::new(Limits::nodes(NODES)), &mut |_| ());
    thought.best().map(str::to_owned)
}

/// An engine whose answers depend on the position and on nothing else.
pub(crate) const fn setup(lines: usize) -> EngineSetup {
    EngineSetup { table_mib: 4, threads: 1, lines, certain: false, several: Several::Paranoid }
}
