//! Searching games for their best moves, whatever the game.
//!
//! A [`Judge`] is what an evaluation knows of one game; a [`Searcher`] searches any game with it:
//! principal variation search with iterative deepening, a shared transposition table, quiescence,
//! selective depth, several lines, several threads and all kinds of clocks.
//!
//! ```
//! # use tetrarch_game::{Game, Seed};
//! # use tetrarch_hus::{Hus, Options};
//! use tetrarch_search::{Judge, Limits, SearchSettings, Searcher, Task};
//!
//! struct Seeds;
//!
//! impl Judge<Hus> for Seeds {
//!     fn evaluate(&self, position: &Hus) -> i32 {
//!         let own = i32::from(position.seeds_of(position.turn()));
//!         let other = i32::from(position.seeds_of(position.turn().next(2)));
//!         100 * (own - other)
//!     }
//! }
//!
//! let position = Hus::start(&Options::EUROPEAN, Seed(0))?;
//! let mut searcher = Searcher::new(Seeds, SearchSettings::default());
//! let report = searcher.think(&Task::new(&position, Limits::depth(5)));
//! println!("{:?} is worth {:?}", report.best(), report.score());
//! # assert!(report.best().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to look
//!
//! - [`Judge`]: what to tell the search about a game. [`Selectivity`]: what it may leave out.
//! - [`Task`], [`Question`], [`Limits`], [`Stop`] and [`Clock`]: what is asked, and when it has to be answered.
//!   [`SearchReport`]: the answer.
//! - The steps of the search are numbered in `alpha_beta`: 1 to 11 in `node.rs`, 12 to 17 in
//!   `moves.rs`.
//! - [`Several`]: games of more than two teams.
//! - [`baseline`]: negamax, which the tests compare everything with, and plain opponents.
//! - [`signature`]: a number that tells whether a change has changed the search.

mod alpha_beta;
mod bench;
mod clock;
mod control;
mod judge;
mod limits;
mod progress;
mod report;
mod score;
mod searcher;
mod selectivity;
mod several;
mod task;
mod time;
mod transposition_table;

pub mod baseline;
pub mod prover;

pub use alpha_beta::HISTORY_SLOTS;
pub use bench::{Signature, signature};
pub use clock::{Clock, Stop, SystemClock};
pub use judge::Judge;
pub use limits::{Limits, Remaining};
pub use report::{SearchLine, SearchReport};
pub use score::Score;
pub use searcher::{SearchSettings, Searcher};
pub use selectivity::Selectivity;
pub use several::{Several, scores_by_team};
pub use task::{Question, Task};
pub use transposition_table::{Bound, TranspositionTable};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
