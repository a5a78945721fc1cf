//! The rules and notation of Pantareï.
//!
//! Nineteen scales, nine white, nine black and a neutral one, are dealt at random into a snake.
//! The players let them climb on each other, so that the snake gets shorter and its stacks higher,
//! until a player builds a stack of seven.
//!
//! # Turns
//!
//! 1. The deal lies open. Seat 1 chooses a colour; seat 2 plays first, with the other.
//! 2. A turn is one of three things:
//!    - a *move*: the top scale of a stack goes, alone or with the one under it, exactly as many
//!      stacks to the left or right as its value says, and never past head or tail. Its colour
//!      says who may move it. A place left empty closes up;
//!    - a *swap* of two whole stacks that one's own colour tops, unless the opponent has just
//!      swapped;
//!    - a *pass*, only when neither is possible.
//! 3. A stack with the neutral scale on top belongs to neither player. It can be landed on, and it counts
//!    in distances; the neutral scale travels only under another.
//! 4. Stacks are open: both players may look inside.
//!
//! **The win** goes to whose move makes a stack of seven or more; the option `goal` can make it
//! another height. The documentation of the rules in this crate points to these numbers.
//!
//! # Playing
//!
//! ```
//! use tetrarch_game::{Game, GameOptions, Notation, Seed};
//! use tetrarch_pantarei::{Options, Pantarei};
//!
//! let options = Options::choose(None, &[("goal", "7")])?;
//! let mut game = Pantarei::start(&options, Seed(0))?;
//! for text in ["white", "3l", "4x6", "1r2"] {
//!     game.play(game.parse_move(text)?);
//! }
//! assert!(game.position_text().starts_with("b2/b1nb2/w3/b3/w2/"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Notation
//!
//! Position text is `<snake> <turn> <lock> <white>`: the stacks from
//! left to right, each from bottom to top, then who is to move (`w`, `b`, or `?` while seat 1 has
//! yet to choose), whether the last turn was a swap (`x` or `-`), and the seat that plays white
//! (`1`, `2` or `-`). Move text is `white` or `black`, `5r` or `5l2` (a stack, a direction, and `2`
//! for two scales), `5x9` (a swap) or `pass`.

mod diagram;
mod event;
mod gesture;
mod illegal;
mod messages;
mod move_text;
mod moves;
mod notation;
mod options;
mod outlook;
mod places;
mod position;
mod position_text;
mod presentation;
mod scale;
mod snake;

pub use diagram::Diagram;
pub use event::Event;
pub use gesture::Gesture;
pub use illegal::Illegal;
pub use moves::Move;
pub use options::Options;
pub use position::Pantarei;
pub use scale::{Colour, Scale};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
