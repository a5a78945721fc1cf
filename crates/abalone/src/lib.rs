//! The rules and notation of Abalone.
//!
//! Marbles lie on a six-sided board of sixty-one cells. In a turn you move one, two or three of
//! yours that touch in a straight row, by one cell, along the row or sideways. Along the row you
//! may run into your rivals' marbles and push one or two of them, if you have more in the row
//! than they have and nothing stands behind them; that is a sumito. The first to push six
//! marbles over the edge wins. Two play, or three, everyone alone; four and six play in two teams
//! that move and push with each other's marbles.
//!
//! ```
//! use tetrarch_abalone::{Abalone, Options};
//! use tetrarch_game::{Game, GameOptions, Notation, Seed, story_of};
//! use tetrarch_messages::english;
//!
//! let options = Options::choose(Some("belgian-daisy"), &[])?;
//! let mut game = Abalone::start(&options, Seed(0))?;
//! let mv = game.parse_move("a1b2")?;
//! assert_eq!(english(&story_of(&game, mv)), "Black moves the row a1-c3 to b2-d4.");
//! game.play(mv);
//! assert_eq!(game.position_text(), "ww1bb/wwwbbb/1ww1bb1/8/9/3b4/1bb1ww1/bbbwww/1b1ww w 0,0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Every starting layout is a [`Layout`] and a variant. The moves of a position are found as sets
//! of [`Cells`], all moves of one shape at once; why a move is *not* legal is found by reading the
//! rules one by one, and is an [`Illegal`].

mod cell;
mod cells;
mod diagram;
mod event;
mod gesture;
mod groups;
mod illegal;
mod layout;
mod messages;
mod move_text;
mod moves;
mod notation;
mod options;
mod position;
mod position_text;
mod presentation;
mod referee;
mod rules;
mod teams;

pub use cell::{Cell, Direction};
pub use cells::Cells;
pub use diagram::Diagram;
pub use event::Event;
pub use gesture::Gesture;
pub use illegal::Illegal;
pub use layout::Layout;
pub use moves::Move;
pub use options::{Options, Partners};
pub use position::Abalone;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
