//! An engine for every game of the catalogue, with moves and positions as text.
//!
//! [`Engine`] combines the search, the prover and the shipped proofs at full strength. [`ComputerPlayer`]
//! plays at any [`Level`], [`solver::Solver`] proves who wins, [`ProofTree`] is a proof to walk through, and [`Baseline`] is a plain opponent
//! to measure others against. Inside, each of them is compiled for its game alone (`factory.rs`);
//! only the question and the answer are the same for all games.

mod baseline;
mod books;
mod certainty;
mod engine;
mod factory;
mod full_engine;
mod known;
mod level;
mod player;
mod proof_tree;
mod provers;
mod swindle;
mod thought;

pub mod solver;

pub use baseline::Baseline;
pub use certainty::{Certainty, Proved, ProvedBy};
pub use engine::{Engine, EngineSetup};
pub use factory::check_proof;
pub use level::{Level, LevelElo, LevelError};
pub use player::{ChosenMove, ComputerPlayer};
pub use proof_tree::{ProofNode, ProofTree, ProvedMove};
pub use tetrarch_proof::{CheckedProof, Flaw, ProofFile, ProofFileError};
pub use tetrarch_search::{Clock, Limits, Question, Remaining, Several, Stop, SystemClock};
pub use thought::{Thought, ThoughtLine, Worth, WorthBound};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    vec![
        Certainty::MESSAGES,
        Flaw::MESSAGES,
        LevelError::MESSAGES,
        ProofFileError::MESSAGES,
        solver::Unproved::MESSAGES,
    ]
}
