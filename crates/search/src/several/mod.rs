//! Searches for more than two teams.
//!
//! Alpha-beta needs two sides. With three teams there are three answers to what the others do:
//!
//! - *paranoid*: all others play against the team to move. This is the engine's own alpha-beta,
//!   with everything that makes it deep;
//! - *best reply* (Schadd and Winands 2011, with the legal moves of BRS+ by Esser and others
//!   2013): between two turns of a team only one opponent chooses freely, the one who hurts it
//!   most, and the others play the move that looks best to them;
//! - *max-n* (Luckhardt and Irani 1986): every team maximises its own score.

mod best_reply;
mod by_team;
mod deepening;
mod max_n;

pub use by_team::scores_by_team;

pub(crate) use best_reply::BestReply;
pub(crate) use by_team::end_score;
pub(crate) use deepening::{Ranking, ValueOfChild, deepen};
pub(crate) use max_n::MaxN;

/// What a team expects of the others when there are more than two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Several {
    /// All others play against it.
    #[default]
    Paranoid,
    /// One other at a time plays against it.
    BestReply,
    /// Every team maximises its own score.
    MaxN,
}
