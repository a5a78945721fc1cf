//! The searches against plain references, on random trees and on the four games.

mod agreement;
mod baselines;
mod behaviour;
mod judges;
mod lattice;
mod quiescence;
mod several;
mod signature;
