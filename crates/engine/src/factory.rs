//! The engine's code for each listed game, found by the game of a position.

use std::marker::PhantomData;
use std::sync::LazyLock;

use tetrarch_catalog::{Entry, Position, Seed};
use tetrarch_eval::levels::Difficulty;
use tetrarch_game::Notation;
use tetrarch_proof::{CheckedProof, Flaw, ProofFile, check};

use crate::baseline::baseline_thought;
use crate::books::BookSet;
use crate::engine::ErasedEngine;
use crate::full_engine::FullEngine;
use crate::player::{ErasedHandicappedPlayer, handicapped_player_of};
use crate::proof_tree::{ErasedProofTree, proof_tree_of};
use crate::solver::{ErasedSolver, SolverSetup, solver_of};
use crate::{Baseline, EngineSetup, Level, Question, Thought};

/// A game that the engine plays.
pub(crate) trait Playable: Notation + Difficulty {
    /// The game's books.
    fn book_set() -> &'static BookSet<Self>;
}

/// What the engine can do with a game whose type is forgotten. Implemented once, for every
/// playable game.
pub(crate) trait EngineFactory: Send + Sync {
    fn id(&self) -> &'static str;
    fn engine(&self, position: &Position, setup: EngineSetup) -> Box<dyn ErasedEngine>;
    fn solver(&self, position: &Position, setup: SolverSetup) -> Box<dyn ErasedSolver>;
    fn proof_tree(&self, position: &Position, memory_mib: usize) -> Box<dyn ErasedProofTree>;
    fn baseline(&self, position: &Position, baseline: Baseline, question: &Question<'_>)
    -> Thought;
    fn handicapped_player(
        &self,
        level: Level,
        setup: EngineSetup,
        seed: Seed,
    ) -> Option<Box<dyn ErasedHandicappedPlayer>>;
    fn check_proof(&self, file: &ProofFile) -> Result<CheckedProof, Flaw>;
}

/// The backend of the game with this id.
pub(crate) fn factory(game: &str) -> &'static dyn EngineFactory {
    let mut factories = FACTORIES.iter().copied();
    factories
        .find(|factory| factory.id() == game)
        .expect("there is a backend for every listed game")
}

/// Plays a proof through by the rules of a game, against every reply.
///
/// # Errors
/// The first flaw; that it is a proof of another game is one.
pub fn check_proof(game: &dyn Entry, file: &ProofFile) -> Result<CheckedProof, Flaw> {
    factory(game.id()).check_proof(file)
}

struct OfGame<G>(PhantomData<fn() -> G>);

impl<G: Playable> EngineFactory for OfGame<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn engine(&self, position: &Position, setup: EngineSetup) -> Box<dyn ErasedEngine> {
        Box::new(FullEngine::new(typed::<G>(position), setup))
    }

    fn solver(&self, position: &Position, setup: SolverSetup) -> Box<dyn ErasedSolver> {
        solver_of(typed::<G>(position), setup)
    }

    fn proof_tree(&self, position: &Position, memory_mib: usize) -> Box<dyn ErasedProofTree> {
        proof_tree_of(typed::<G>(position), memory_mib)
    }

    fn baseline(
        &self,
        position: &Position,
        baseline: Baseline,
        question: &Question<'_>,
    ) -> Thought {
        baseline_thought(typed::<G>(position), baseline, question)
    }

    fn handicapped_player(
        &self,
        level: Level,
        setup: EngineSetup,
        seed: Seed,
    ) -> Option<Box<dyn ErasedHandicappedPlayer>> {
        handicapped_player_of::<G>(level, setup, seed)
    }

    fn check_proof(&self, file: &ProofFile) -> Result<CheckedProof, Flaw> {
        check::<G>(file)
    }
}

/// The position with the type of its game.
pub(crate) fn typed<G: Playable>(position: &Position) -> &G {
    position.typed().expect("the backend is that of the position's game")
}

macro_rules! factories {
    ($($variant:ident => $game:ty: $knowledge:ident),+ $(,)?) => {
        $(
            impl Playable for $game {
                fn book_set() -> &'static BookSet<Self> {
                    static BOOK_SET: LazyLock<BookSet<$game>> = LazyLock::new(BookSet::new);
                    &BOOK_SET
                }
            }
        )+

        static FACTORIES: &[&dyn EngineFactory] = &[$(&OfGame::<$game>(PhantomData)),+];
    };
}

tetrarch_catalog::with_games!(factories);
