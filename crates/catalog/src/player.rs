//! A player of any game and level, with texts in and out.

use tetrarch_brain::levels::{Person, Skill};
use tetrarch_search::{Limits, Task};

use crate::erased::Erased;
use crate::listed::Listed;
use crate::thought::told;
use crate::{Engine, EngineSetup, Level, Position, Question, Seed, Settings, Thought};

/// What full strength takes for a move when nothing else ends its search.
const FULL_STRENGTH_MS: u64 = 1_000;

/// A player for the games of one settings.
///
/// Below full strength it looks at a fixed number of positions, so that it plays the same on every
/// machine; with the same seed, the same game is the same to the last move.
pub struct Player {
    settings: Settings,
    level: Level,
    mind: Mind,
}

/// The move that a player has chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Its text.
    pub text: String,
    /// What the player believes, which need not be true.
    pub thought: Thought,
}

enum Mind {
    Engine(Engine),
    Person(Box<dyn ErasedPerson>),
}

impl Player {
    pub(crate) fn new(position: &Position, level: Level, setup: EngineSetup, seed: Seed) -> Self {
        let person = position.erased().person(level, setup, seed);
        let mind = person.map_or_else(|| Mind::Engine(position.engine(setup)), Mind::Person);
        Self { settings: position.settings().clone(), level, mind }
    }

    /// How strong it is.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Forgets what it knows from earlier games.
    pub fn forget(&mut self) {
        match &mut self.mind {
            Mind::Engine(engine) => engine.forget(),
            Mind::Person(_) => {} // keeps nothing from one move to the next
        }
    }

    /// Chooses a move, and tells of every iteration; none if the game is over.
    ///
    /// The limits of the question hold. Those of the level hold too, so that a question without
    /// limits is answered within a second or so.
    ///
    /// # Panics
    /// If the position is of other settings than the player: a slip of the caller.
    pub fn choose(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Option<Decision> {
        assert!(position.settings() == &self.settings, "the position is of other settings");
        let thought = match &mut self.mind {
            Mind::Engine(engine) => {
                let limits = with_an_end(question.limits);
                return engine.choose(
                    position,
                    &Question { limits, ..question.clone() },
                    on_progress,
                );
            }
            Mind::Person(person) => person.choose(position.erased(), question, on_progress),
        };
        let text = thought.best()?.to_owned();
        Some(Decision { text, thought })
    }
}

/// The limits; if they name neither depth nor nodes nor time for the move, the time of full
/// strength is added.
const fn with_an_end(limits: Limits) -> Limits {
    match limits {
        Limits { depth: None, nodes: None, move_time_ms: None, .. } => {
            Limits { move_time_ms: Some(FULL_STRENGTH_MS), ..limits }
        }
        _ => limits,
    }
}

/// A player below full strength whose game is forgotten. Implemented once, for every listed game.
pub(crate) trait ErasedPerson: Send {
    fn choose(
        &mut self,
        position: &dyn Erased,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Thought;
}

/// A player below full strength of any listed game; none at full strength.
pub(crate) fn person_of<G: Listed>(
    level: Level,
    setup: EngineSetup,
    seed: Seed,
) -> Option<Box<dyn ErasedPerson>> {
    let mut person = Person::<G>::new(Skill::of(G::ID, level.number())?, seed);
    person.set_lines(setup.lines);
    Some(Box::new(person))
}

impl<G: Listed> ErasedPerson for Person<G> {
    fn choose(
        &mut self,
        position: &dyn Erased,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let task: Task<'_, G> = question.about(position);
        let report = self.choose(&task, &mut |report| on_progress(&told(task.position, report)));
        told(task.position, &report)
    }
}
