//! What tests of several crates call: the trials every game must pass, called with its own type, and
//! [`WrittenMessages`], which holds what programs say against the Fluent files.
//!
//! ```ignore
//! #[test]
//! fn vectors() {
//!     tetrarch_conformance::perft_counts::<Hus>();
//!     tetrarch_conformance::playthroughs::<Hus>();
//! }
//! ```

mod laws;
mod perft_counts;
mod playthroughs;
mod written;

pub use laws::laws;
pub use perft_counts::perft_counts;
pub use playthroughs::playthroughs;
pub use written::WrittenMessages;
