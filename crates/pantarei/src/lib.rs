//! The rules and notation of Pantareï.

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
