//! Finding puzzles in games of the engine against itself.
//!
//! Every game depends on the seed and its number only. A [`Miner`] plays them one after the other
//! and keeps what it finds; with a [`Journal`] it goes on where another one was stopped.

mod candidate;
mod journal;
mod miner;
mod seeded_game;

pub use journal::{Journal, JournalError};
pub use miner::Miner;
