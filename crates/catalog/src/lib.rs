//! The list of Tetrarch's games behind one face.
//!
//! Search, perft and benchmarks want a game's own type, compiled for it alone. Tables, records,
//! terminals, servers and pages want any game by its name, with texts in and out. This crate is
//! the one place where the two meet: [`entry`] finds a game by id, [`Entry`] starts it, and
//! [`Position`] plays it with every move checked. [`Position::engine`] finds the best moves,
//! and [`Position::player`] plays at any [`Level`].
//!
//! ```
//! let hus = tetrarch_catalog::entry("hus")?;
//! let settings = hus.settings(Some("african"), &[])?;
//! let mut position = hus.start(&settings, tetrarch_catalog::Seed(1))?;
//! let played = position.play("c1")?;
//! println!("{}", played.sentence);
//! assert_eq!(position.turn().number(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod baseline;
mod books;
mod certainty;
mod engine;
mod entry;
mod erased;
mod errors;
mod known;
mod level;
mod listed;
mod lost;
mod mind;
mod player;
mod position;
mod provers;
mod settings;
mod thought;

pub mod solver;

pub use baseline::Baseline;
pub use certainty::{Proved, ProvedBy};
pub use engine::{Engine, EngineSetup, Question};
pub use entry::{Entry, entries, entry};
pub use errors::{Refused, UnknownGame};
pub use level::{Level, LevelError, Rating};
pub use listed::{AnyDiagram, AnyEvent, AnyGeometry, AnyGesture};
pub use player::{Decision, Player};
pub use position::{LegalMove, Played, Position};
pub use settings::Settings;
pub use tetrarch_game::{
    Choice, MAX_SEATS, OptionKind, OptionSpec, OptionsError, Outcome, Playouts, PositionError,
    Reason, Seat, Seed, Team, VariantSpec,
};
pub use tetrarch_proof::{Checked, FileError, Flaw, ProofFile};
pub use tetrarch_search::{Clock, Limits, Remaining, Several, Stop, SystemClock};
pub use thought::{Thought, ThoughtLine, Worth, WorthBound};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// So is that of the whole project.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
