//! The trials every game must pass, called from each game crate's tests with its own type:
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

pub use laws::laws;
pub use perft_counts::perft_counts;
pub use playthroughs::playthroughs;
