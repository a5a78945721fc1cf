//! The rules and notation of Hus.

mod diagram;
mod event;
mod pit;

pub use diagram::Diagram;
pub use event::Event;
pub use pit::Pit;
