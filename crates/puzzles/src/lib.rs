//! Puzzles: positions with exactly one first move that wins or saves the game.
//!
//! | where | what |
//! |---|---|
//! | [`Puzzle`] | one puzzle, a line of JSON |
//! | [`shipped`] | the puzzles of a game that come with the project (`puzzles/`) |
//! | [`mining`] | finds puzzles in games of the engine against itself |
//! | [`check`], [`check_all`] | verify puzzles, and trust nothing that they say of themselves |
//!
//! That there is exactly one such move is known in one of two ways ([`Certainty`]): the prover
//! says so of every move (`proofs.rs`), or the engine finds every other move far worse after a
//! fixed number of positions (`opinion.rs`). All limits are numbers of positions, never times, so
//! that every machine comes to the same answers.
//!
//! The crate prints nothing. `docs/puzzles.md` describes the files.

mod check;
mod difficulty;
mod opinion;
mod proofs;
mod puzzle;
mod shipped;
mod themes;

pub mod mining;

pub use check::{Effort, Faulty, Flaw, check, check_all};
pub use opinion::{Opinion, refutation};
pub use puzzle::{Certainty, Goal, Puzzle, PuzzleFileError, Theme, read, write};
pub use shipped::shipped;

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    vec![Flaw::MESSAGES, mining::JournalError::MESSAGES, PuzzleFileError::MESSAGES]
}
