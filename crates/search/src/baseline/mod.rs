//! Plain searches: the reference of the fast ones, and opponents to be measured against.

mod fixed_depth;
mod negamax;
mod uct;

pub use fixed_depth::{fixed_depth, nearly_best};
pub use negamax::negamax;
pub use uct::uct;
