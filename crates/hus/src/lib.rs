//! Hus, a mancala of southern Africa on four rows of eight pits.
//!
//! Each player owns the two rows in front of them and sows round those sixteen pits only. A turn
//! empties one pit of two seeds or more and drops them one by one into the pits that follow. If
//! the last seed falls among others, the hand goes on: it lifts that pit too, and from the inner
//! row it may take the opponent's two pits across. The turn ends with a seed in an empty pit, and
//! the game when a player has nothing left but single seeds.
//!
//! Two sheets describe two games, European and African; each point in which they differ is an
//! option of its own, see [`Options`].
//!
//! ```
//! use tetrarch_game::{Game, Notation, Seed, story_of};
//! use tetrarch_hus::{Hus, Options};
//!
//! let mut position = Hus::start(&Options::EUROPEAN, Seed(0))?;
//! let mv = position.parse_move("c1")?;
//! println!("{}", story_of(&position, mv));
//! position.play(mv);
//! assert!(position.outcome().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A move can be played in two ways: seed by seed, telling every step, and silently in a kernel
//! that sows a lap in a few vector instructions. The first is the reference for the second.

mod diagram;
mod event;
mod gesture;
mod illegal;
mod kernel;
mod messages;
mod moves;
mod notation;
mod options;
mod pit;
mod places;
mod position;
mod presentation;
mod rules;
mod side;
mod sowing;

pub use diagram::Diagram;
pub use event::Event;
pub use gesture::Gesture;
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{CaptureIf, Direction, Ends, Options, Resow};
pub use pit::Pit;
pub use position::{Hus, Rows};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
