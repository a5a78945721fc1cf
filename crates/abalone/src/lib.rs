//! The rules and notation of Abalone.

mod cell;
mod cells;
mod diagram;
mod event;
mod groups;
mod illegal;
mod layout;
mod move_text;
mod moves;
mod notation;
mod options;
mod position;
mod position_text;
mod referee;
mod rules;
mod teams;
mod told;

pub use cell::{Cell, Direction};
pub use cells::Cells;
pub use diagram::Diagram;
pub use event::Event;
pub use illegal::Illegal;
pub use layout::Layout;
pub use moves::Move;
pub use options::{Options, Partners};
pub use position::Abalone;
