//! What the judges see, and how the engine plays with them.

mod boards;
mod features;
mod order;
mod play;
mod signature;
mod strength;
mod symmetry;
mod weights;
