//! The rules and notation of Pantareï.

mod diagram;
mod event;
mod scale;

pub use diagram::Diagram;
pub use event::Event;
pub use scale::{Colour, Scale};
