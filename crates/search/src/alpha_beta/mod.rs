//! Principal variation search for two sides.

mod choices;
mod deepening;
mod memory;
mod moves;
mod node;
mod path;
mod principal;
mod quiescence;
mod reductions;
mod root;
mod sides;
mod worker;

pub use memory::HISTORY_SLOTS;

pub(crate) use deepening::Iteration;
pub(crate) use memory::Memory;
pub(crate) use path::Path;
pub(crate) use principal::Principal;
pub(crate) use root::Root;
pub(crate) use sides::Sides;
pub(crate) use worker::{MAX_PLY, Worker};
