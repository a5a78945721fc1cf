//! Proving wins by depth-first proof-number search (df-pn).
//!
//! A [`Prover`] answers one question: can this team force a win, of any length or within some
//! plies? A [`Solver`] asks it about every team. What is proved can be had as a [`Proof`], a graph
//! of whole positions that says how to win, and that others can check without the prover.
//!
//! ```
//! # use std::ops::ControlFlow;
//! # use tetrarch_game::{Notation, Team};
//! # use tetrarch_hus::{Hus, Options};
//! use tetrarch_search::prover::{NoHints, Plies, ProofVerdict, Prover};
//!
//! let text = "0,0,0,0,0,0,0,1/2,0,0,0,0,0,0,0/0,2,0,2,0,0,0,0/2,0,0,0,0,0,0,0 s";
//! let position = Hus::parse_position(&Options::EUROPEAN, text)?;
//! let mut prover = Prover::new(NoHints, Team::FIRST, 1);
//! let go_on = &mut |_: &_| ControlFlow::Continue(());
//! let ProofVerdict::Proved(plies) = prover.prove(&position, Plies::ANY, go_on) else {
//!     panic!("South wins")
//! };
//! let proof = prover.proof(&position, plies, go_on)?;
//! println!("South wins with {:?}", proof.winning_move(&position));
//! # assert!(proof.plies() <= plies);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is certain: a proof of any kind, and a refutation within a bound, up to two positions
//! sharing a 64-bit key, which a derived [`Proof`] rules out. A repetition is never a win; how
//! refutations without a bound deal with that is said in the source of the path.

mod checkpoint;
mod hints;
mod memory;
mod numbers;
mod path;
mod plies;
mod proof;
#[expect(clippy::module_inception, reason = "the prover is what this folder is about")]
mod prover;
mod search;
mod solver;

pub use hints::{Hints, Leaf, NoHints, ProofEffort};
pub use numbers::{Numbers, Share};
pub use plies::Plies;
pub use proof::{Proof, Unproved};
pub use prover::{ProofProgress, ProofVerdict, Prover};
pub use search::NODES_A_LOOK;
pub use solver::{Shortest, Solution, Solver};
