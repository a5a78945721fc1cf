//! A player of any game and level, with texts in and out.

use tetrarch_catalog::{Position, Seed, Settings};
use tetrarch_eval::levels::HandicappedPlayer;
use tetrarch_search::Limits;

use crate::factory::{Playable, factory, typed};
use crate::thought::thought_of;
use crate::{Engine, EngineSetup, Level, Question, Thought};

/// What full strength takes for a move when nothing else ends its search.
const FULL_STRENGTH_MS: u64 = 1_000;

/// A player for the games of one settings.
///
/// Below full strength it looks at a fixed number of positions, so that it plays the same on every
/// machine; with the same seed, the same game is the same to the last move.
pub struct ComputerPlayer {
    settings: Settings,
    level: Level,
    strength: Strength,
}

/// The move that a player has chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct ChosenMove {
    /// Its text.
    pub text: String,
    /// What the player believes, which need not be true.
    pub thought: Thought,
}

enum Strength {
    Engine(Engine),
    Person(Box<dyn ErasedHandicappedPlayer>),
}

impl ComputerPlayer {
    /// A player of a level for games with this position's settings.
    #[must_use]
    pub fn new(position: &Position, level: Level, setup: EngineSetup, seed: Seed) -> Self {
        let handicapped_player =
            factory(position.settings().game()).handicapped_player(level, setup, seed);
        let strength = handicapped_player
            .map_or_else(|| Strength::Engine(Engine::new(position, setup)), Strength::Person);
        Self { settings: position.settings().clone(), level, strength }
    }

    /// How strong it is.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Forgets what it knows from earlier games.
    pub fn forget(&mut self) {
        match &mut self.strength {
            Strength::Engine(engine) => engine.forget(),
            Strength::Person(_) => {} // keeps nothing from one move to the next
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
    ) -> Option<ChosenMove> {
        assert!(position.settings() == &self.settings, "the position is of other settings");
        let thought = match &mut self.strength {
            Strength::Engine(engine) => {
                let limits = with_an_end(question.limits);
                return engine.choose(
                    position,
                    &Question { limits, ..question.clone() },
                    on_progress,
                );
            }
            Strength::Person(handicapped_player) => {
                handicapped_player.choose(position, question, on_progress)
            }
        };
        let text = thought.best()?.to_owned();
        Some(ChosenMove { text, thought })
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

/// A player below full strength whose game is forgotten. Implemented once, for every playable game.
pub(crate) trait ErasedHandicappedPlayer: Send {
    fn choose(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Thought;
}

/// A player below full strength of any playable game; none at full strength.
pub(crate) fn handicapped_player_of<G: Playable>(
    level: Level,
    setup: EngineSetup,
    seed: Seed,
) -> Option<Box<dyn ErasedHandicappedPlayer>> {
    let mut handicapped_player = HandicappedPlayer::<G>::new(G::skill(level.number())?, seed);
    handicapped_player.set_lines(setup.lines);
    Some(Box::new(handicapped_player))
}

impl<G: Playable> ErasedHandicappedPlayer for HandicappedPlayer<G> {
    fn choose(
        &mut self,
        position: &Position,
        question: &Question<'_>,
        on_progress: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let task = question.clone().about(typed::<G>(position));
        let report =
            self.choose(&task, &mut |report| on_progress(&thought_of(task.position, report)));
        thought_of(task.position, &report)
    }
}
