//! The rules and notation of noughts and crosses.
//!
//! Two players in turn mark a free cell of nine. Three marks of one player in a line end the game: their player wins or, in the misère
//! variant, loses. A full board without a line is a draw.
//!
//! | where | what |
//! |---|---|
//! | `options` | what can be chosen before a game |
//! | `position` | the rules |
//! | `notation` | position and move text |
//! | `presentation` | the plain board, and what a move does in a sentence |
//! | `messages` | every message of the game |

mod messages;
mod notation;
mod options;
mod position;
mod presentation;

pub use messages::Illegal;
pub use options::Options;
pub use position::{Cell, Noughts};
