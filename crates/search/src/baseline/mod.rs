//! Plain searches: the reference of the fast ones, and opponents to be measured against.

mod negamax;

pub use negamax::negamax;
