//! The searches against plain references, on random trees and on the four games.

mod agreement;
mod behaviour;
mod judges;
mod lattice;
