//! The rules and notation of Hus.

mod diagram;
mod event;
mod illegal;
mod kernel;
mod notation;
mod options;
mod pit;
mod places;
mod position;
mod rules;
mod side;
mod sowing;
mod told;

pub use diagram::Diagram;
pub use event::Event;
pub use illegal::Illegal;
pub use options::{CaptureIf, Direction, Ends, Options, Resow};
pub use pit::Pit;
pub use position::{Hus, Move, Rows};
