//! What a game teaches: every move's worth, the better line, a verdict, and how well each seat
//! played.
//!
//! An [`Analyst`] goes through a [`ReplayedGame`] from its end to its beginning with one engine, so that
//! what it has learnt about a position helps it with the position before. It prints nothing and
//! reads no clock of its own; servers, pages and the command line show the [`Analysis`] as they
//! like, or as the picture that [`graph`](graph()) draws. `docs/analysis.md` describes the JSON.
//!
//! ```
//! use tetrarch_analysis::{Analyst, Effort, ReplayedGame};
//! use tetrarch_catalog::{Seed, entry};
//!
//! let gou = entry("gou")?;
//! let start = gou.start(&gou.settings(None, &[])?, Seed(1))?;
//! let course = ReplayedGame::play(start, ["a7-b6", "k7-j6"])?;
//! let analysis = Analyst::new(Effort::nodes(500)).analyse(&course, &mut |_| ())?;
//! for ply in &analysis.plies {
//!     println!("{} {}: {:?}", ply.ply, ply.text, ply.verdict);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod analyst;
mod coach;
mod desk;
mod effort;
mod graph;
mod judged;
mod looked;
mod messages;
mod replayed_game;
mod standing;
mod summary;
mod teams;
mod verdict;

pub use analysis::{Analysis, Outlook, PlyReport};
pub use analyst::{AnalyseError, Analyst, AnalystProgress};
pub use effort::{Effort, EffortError};
pub use graph::graph;
pub use judged::{Judged, JudgedLine};
pub use messages::{AnalysisText, TeamName, percent};
pub use replayed_game::{ReplayedGame, WrongMove};
pub use standing::Standing;
pub use summary::SeatSummary;
pub use verdict::{Verdict, VerdictCount, VerdictName};

/// The messages of this crate.
#[must_use]
pub fn messages() -> Vec<&'static [tetrarch_game::MessageSpec]> {
    use tetrarch_game::MessageKind as _;
    let own = [
        AnalyseError::MESSAGES,
        AnalysisText::MESSAGES,
        EffortError::MESSAGES,
        replayed_game::SaidWrong::MESSAGES,
        TeamName::MESSAGES,
        VerdictCount::MESSAGES,
        VerdictName::MESSAGES,
    ];
    own.into_iter().chain(coach::messages()).collect()
}
