//! Fair starts: who wins how often from each start, measured in games of equal players.
//!
//! | where | what |
//! |---|---|
//! | [`Balance`] | everything measured of a game, a file of JSON |
//! | [`MeasuredStart`] | one start: a variant or, in games that begin with a deal, one deal |
//! | [`Share`] | how often a team wins, with its 95 % interval |
//! | [`shipped`] | the figures that come with the project (`balance/`) |
//!
//! The games are played by `tetrarch balance`, which writes these files. `docs/explorer.md` describes them.

mod measured;
mod share;
mod shipped;

pub use measured::{Balance, MeasuredStart};
pub use share::Share;
pub use shipped::{balanced_deals, shipped};
