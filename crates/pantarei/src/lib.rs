//! The rules and notation of Pantareï.
//!
//! Nineteen scales, nine white, nine black and a neutral one, are dealt at random into a snake.
//! In turn, the players let a scale of their colour climb exactly as many stacks to the left or
//! right as its value says, alone or with the scale under it, or swap two stacks that they top.
//! The snake gets shorter and its stacks higher, and the first to build a stack of seven wins.
//! Seat 1 chooses a colour when the deal lies open; seat 2 then plays first with the other.
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
//! [`Pantarei`] is a position. Position text is `<snake> <turn> <lock> <white>`: the stacks from
//! left to right, each from bottom to top, then who is to move (`w`, `b`, or `?` while seat 1 has
//! yet to choose), whether the last turn was a swap (`x` or `-`), and the seat that plays white
//! (`1`, `2` or `-`). Move text is `white` or `black`, `5r` or `5l2` (a stack, a direction, and `2`
//! for two scales), `5x9` (a swap) or `pass`.

mod diagram;
mod event;
mod illegal;
mod move_text;
mod moves;
mod notation;
mod options;
mod places;
mod position;
mod position_text;
mod scale;
mod snake;
mod told;

pub use diagram::Diagram;
pub use event::Event;
pub use illegal::Illegal;
pub use moves::Move;
pub use options::Options;
pub use position::Pantarei;
pub use scale::{Colour, Scale};
