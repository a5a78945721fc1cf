//! The opening explorer: what was played in a position, how often, and how the games ended.
//!
//! | where | what |
//! |---|---|
//! | [`key`] | the key of a position: the same for every way that leads there |
//! | [`Tree`] | the moves of many games, by position; a file of text |
//! | [`counted`] | the moves of one game that are counted |
//! | [`Opinion`] | what the engine and the prover say of a move |
//! | [`self_play`] | games of the engine against itself, made from a seed |
//! | [`shipped`] | the trees that come with the project (`explorer/`) |
//!
//! The crate prints nothing. `docs/explorer.md` describes the files and the keys.

mod counted;
mod file;
mod key;
mod opinion;
mod shipped;
mod tally;
mod tree;

pub mod self_play;

pub use counted::{CountedPly, PLIES, counted, winner_of};
pub use file::TreeFileError;
pub use key::key;
pub use opinion::{Opinion, judge};
pub use shipped::shipped;
pub use tally::{MAX_TEAMS, Tally};
pub use tree::{ExploredMove, Tree};
