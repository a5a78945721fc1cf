//! The rules and notation of Gou.

mod board;
mod capture;
mod diagram;
mod edition;
mod ending;
mod event;
mod illegal;
mod judge;
mod moves;
mod notation;
mod options;
mod point;
mod point_set;
mod position;
mod reach;
mod rows;
mod slide;
mod told;

mod way;

pub use board::{Board, Line};
pub use diagram::{Diagram, Spot};
pub use event::Event;
pub use illegal::Illegal;
pub use moves::Move;
pub use options::Options;
pub use point::Point;
pub use point_set::PointSet;
pub use position::Gou;
pub use reach::{Forbidden, Reach, Target};
pub use way::Axis;
