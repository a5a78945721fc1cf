//! The rules and notation of Abalone.

mod cell;
mod diagram;
mod event;

pub use cell::{Cell, Direction};
pub use diagram::Diagram;
pub use event::Event;
