//! The list of Tetrarch's games, behind one interface.
//!
//! Search, perft and benchmarks want a game's own type, compiled for it alone. Tables, records,
//! terminals, servers and pages want any game by its name, with texts in and out. This crate is
//! the one place where the two meet: [`entry`] finds a game by id, [`Entry`] starts it, and
//! [`Position`] plays it with every move checked. It knows the rules and nothing of engines:
//! those are in `tetrarch-engine`.
//!
//! ```
//! let hus = tetrarch_catalog::entry("hus")?;
//! let settings = hus.settings(Some("african"), &[])?;
//! let mut position = hus.start(&settings, tetrarch_catalog::Seed(1))?;
//! let played = position.play("c1")?;
//! assert_eq!(played.message.id, "hus-move-sow");
//! assert_eq!(position.turn().number(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entry;
mod erased;
mod errors;
mod listed;
mod position;
mod settings;

pub use entry::{Entry, entries, entry};
pub use errors::{Refused, UnknownGame};
pub use listed::{AnyDiagram, AnyEvent, AnyGeometry, AnyGesture, games};
pub use position::{LegalMove, Played, Position};
pub use settings::Settings;
pub use tetrarch_game::{
    MAX_SEATS, Message, MessageKind, MessageSpec, OptionKind, OptionSpec, OptionsError, Outcome,
    Playouts, PositionError, Reason, Said, Seat, Seed, Side, Team, VariantSpec,
};

/// The messages of this crate and of every game.
#[must_use]
pub fn messages() -> Vec<&'static [MessageSpec]> {
    let games = entries().iter().flat_map(|entry| entry.messages().iter().copied());
    tetrarch_game::messages().into_iter().chain([UnknownGame::MESSAGES]).chain(games).collect()
}

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// So is that of the whole project.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
