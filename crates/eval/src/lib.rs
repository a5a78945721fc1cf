//! What the engine knows of each game.
//!
//! A game's [`Evaluation`] names the features of a position that matter, weighs them, orders moves and
//! knows what wins at once; the search does the rest:
//!
//! ```
//! use tetrarch_eval::Evaluation;
//! use tetrarch_game::{Game, Seed};
//! use tetrarch_hus::{Hus, Options};
//! use tetrarch_search::{Limits, SearchSettings, Searcher, Task};
//!
//! let position = Hus::start(&Options::EUROPEAN, Seed(0))?;
//! let mut engine = Searcher::new(Hus::judge(), SearchSettings::default());
//! let report = engine.think(&Task::new(&position, Limits::nodes(2_000)));
//! assert!(report.best().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game that is listed as `plain` needs nothing here: the engine plays it by its rules alone (`plain.rs`).
//!
//! Weights are data, in `weights/`, one file a game; each says which call of `tetrarch fit` made
//! it. [`fit`] is what that command does: games of the engine against itself, and a logistic
//! regression of their results on the features of their positions. [`levels`] are the opponents of
//! every strength.

mod abalone;
mod evaluation;
mod features;
mod gou;
mod hus;
mod pantarei;
mod plain;
mod threats;
mod weights;

pub mod fit;
pub mod levels;

pub use abalone::{AbaloneFeatures, AbaloneHints, AbaloneJudge, net};
pub use evaluation::Evaluation;
pub use features::{GamePhase, Seen};
pub use gou::{GouFeatures, GouHints, GouJudge};
pub use hus::{HusFeatures, HusHints, HusJudge};
pub use pantarei::{PantareiFeatures, PantareiHints, PantareiJudge};
pub use plain::PlainJudge;
pub use weights::{Weight, Weights, WeightsError, WeightsFile};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    vec![net::NetError::MESSAGES]
}
