//! The prover against exhaustive solutions.

mod agreement;
mod maze;
mod proofs;
mod retrograde;
mod running;
