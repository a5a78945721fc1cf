//! The rules and notation of Gou.

mod diagram;
mod event;
mod point;

pub use diagram::{Diagram, Spot};
pub use event::Event;
pub use point::Point;
