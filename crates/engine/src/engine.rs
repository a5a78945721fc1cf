//! The engine of any game, with texts in and out.
//!
//! Inside, a search is compiled for its game alone; only the question and the answer are the same
//! for all games.

use tetrarch_search as search;
use tetrarch_search::{Question, Several};

use tetrarch_catalog::{Position, Settings};

use crate::factory::factory;
use crate::{ChosenMove, Thought};

/// How an engine is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineSetup {
    /// Size of its memory of positions in mebibytes. Where wins are proved, each team's prover
    /// takes a quarter as much again.
    pub table_mib: usize,
    /// How many threads search together. With one, the same limit of depth or nodes always gives
    /// the same answer.
    pub threads: usize,
    /// How many lines are found.
    pub lines: usize,
    /// Whether it plays by the book and proves wins, which full strength does.
    pub certain: bool,
    /// What is expected of the others where there are more than two teams.
    pub several: Several,
}

impl Default for EngineSetup {
    fn default() -> Self {
        let search::SearchSettings { table_mib, threads, lines, several, .. } =
            search::SearchSettings::default();
        Self { table_mib, threads, lines, certain: true, several }
    }
}

impl EngineSetup {
    /// What an engine with this many mebibytes of memory takes in all, provers of two teams
    /// included.
    #[must_use]
    pub const fn whole_memory_mib(table_mib: u64) -> u64 {
        table_mib.saturating_add(table_mib.div_ceil(2))
    }
}

/// An engine for the games of one settings. It remembers what it has found from move to move.
pub struct Engine {
    settings: Settings,
    erased: Box<dyn ErasedEngine>,
}

impl Engine {
    /// An engine for games with this position's settings.
    #[must_use]
    pub fn new(position: &Position, setup: EngineSetup) -> Self {
        let settings = position.settings();
        let erased = factory(settings.game()).engine(position, setup);
        Self { settings: settings.clone(), erased }
    }

    /// Sets it up again. The memory is emptied only if its size changes.
    pub fn set(&mut self, setup: EngineSetup) {
        self.erased.set(setup);
    }

    /// Forgets what was found in earlier searches.
    pub fn forget(&mut self) {
        self.erased.forget();
    }

    /// Finds the best moves of a position, and tells of every iteration.
    ///
    /// # Panics
    /// If the position is of other settings than the engine: a slip of the caller.
    pub fn think(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Thought {
        assert!(position.settings() == &self.settings, "the position is of other settings");
        self.erased.think(position, question, on_progress)
    }

    /// Chooses a move, and tells of every iteration; none if the game is over.
    ///
    /// That is the best move. Where every move loses for certain, it is the one that the search
    /// alone prefers, for the opponent may know no more; and where the search sees the loss too, the
    /// one that an opponent who looks only a few plies ahead is likeliest to answer wrongly. What is
    /// thought remains the truth, with the longest resistance as its line.
    ///
    /// # Panics
    /// If the position is of other settings than the engine: a slip of the caller.
    pub fn choose(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Option<ChosenMove> {
        assert!(position.settings() == &self.settings, "the position is of other settings");
        self.erased.choose(position, question, on_progress)
    }
}

/// An engine whose game is forgotten. Implemented once, for every playable game.
pub(crate) trait ErasedEngine: Send {
    fn set(&mut self, setup: EngineSetup);
    fn forget(&mut self);
    fn think(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Thought;
    fn choose(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Option<ChosenMove>;
}
