//! Plays matches and says which entrant is stronger.
//!
//! A [`MatchPlan`] says everything about a match: the game, the entrants, how long they think, how games
//! begin. An [`Arena`] plays it, several games at once, and a [`MatchLedger`] keeps every finished game
//! in a folder, from which the match can go on. [`MatchStanding`] is what the games say: Elo with error
//! bars from pairs of games, an SPRT, or ratings of a round robin. `docs/arena.md` has the files and
//! the formulas.
//!
//! ```
//! use tetrarch_arena::{Anchor, Arena, Entered, MatchPlan, Pace};
//! use tetrarch_catalog::entry;
//! use tetrarch_engine::Stop;
//!
//! let settings = entry("hus")?.settings(None, &[])?;
//! let entrants = vec!["engine".parse()?, "depth:1".parse()?];
//! let plan = MatchPlan::new(settings, entrants, Pace { nodes: Some(500), ..Pace::default() });
//! let casting = Entered(&plan.entrants);
//! let mut arena = Arena::new(&plan, &casting, Vec::new())?;
//! arena.play(4, 1, &Stop::new(), &mut |_, _| Ok::<(), std::io::Error>(()))?;
//! let standing = arena.standing(Anchor::Mean(0.0));
//! assert_eq!((standing.games, standing.groups), (4, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adjudication;
mod arena;
mod chance;
mod chart;
mod contestant;
mod contestants;
mod cpu_clock;
mod entrant;
mod form;
mod ledger;
mod opening;
mod pace;
mod plan;
mod referee;
mod result;
mod schedule;
mod sprt_run;
mod standing;
mod statistics;

pub use adjudication::{Adjudication, Agreement};
pub use arena::{Arena, Close, play_game};
pub use chart::{ChartText, chart};
pub use contestant::{Contestant, ContestantMove, Forfeit, ForfeitKind, SeatClock, Turn};
pub use contestants::{Casting, Entered, ProgramError, check_programs};
pub use cpu_clock::CpuClock;
pub use entrant::{Entrant, EntrantError, EntrantKind, EntrantProblem};
pub use form::{FormError, FormProblem};
pub use ledger::{LedgerError, MatchLedger, PlanDifference};
pub use opening::{Opening, Openings};
pub use pace::{ClockBudget, ClockBudgetError, Pace, PacePart, Timekeeping};
pub use plan::{MatchPlan, MatchPlanError};
pub use result::{FinishedGame, ForfeitNote, GameResult, Work};
pub use schedule::{Fixture, Schedule};
pub use standing::{Duel, EntrantStanding, MatchStanding};
pub use statistics::{
    Anchor, EntrantRating, Estimate, GroupTally, Interval, Meeting, Sprt, SprtState, SprtVerdict,
    elo_of_score, ratings, score_of_elo,
};

/// Every message that a match can say.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    vec![
        ChartText::MESSAGES,
        ClockBudgetError::MESSAGES,
        EntrantError::MESSAGES,
        EntrantProblem::MESSAGES,
        Forfeit::MESSAGES,
        FormError::MESSAGES,
        FormProblem::MESSAGES,
        LedgerError::MESSAGES,
        MatchPlanError::MESSAGES,
        PacePart::MESSAGES,
        PlanDifference::MESSAGES,
        ProgramError::MESSAGES,
    ]
}
