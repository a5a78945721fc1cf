//! What the engine says is certain is certain, and it plays it out.

mod books;
mod games;
mod no_false_proof;
mod playing_out;
mod traps;
