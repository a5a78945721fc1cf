//! Proof files, and a checker that trusts nothing.
//!
//! A [`ProofFile`] says that a team wins a position and how; [`check`] plays it through by the
//! rules. The format is described in `docs/proofs.md`. A [`Book`] is a proof to play by.
//!
//! The crate does not know the search that makes proofs. All that a proof claims is checked with
//! the rules told step by step and positions compared as a whole.

mod book;
mod check;
mod file;
mod flaw;
mod shipped;
mod whole;

pub use book::Book;
pub use check::{CheckedProof, check};
pub use file::{ProofFile, ProofFileError};
pub use flaw::Flaw;
pub use shipped::shipped;
