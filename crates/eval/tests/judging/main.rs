//! What the judges see, and how the engine plays with them.

mod agreement;
mod boards;
mod features;
mod order;
mod play;
mod repetition;
mod signature;
mod strength;
mod symmetry;
mod weights;
