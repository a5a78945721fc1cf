//! The evaluation of a game that has only rules: none.
//!
//! The engine plays such a game at once: every position that is not over is worth the same, so a search finds wins and losses within
//! its horizon, and a prover those beyond it. Levels differ by how far they look and what they overlook. To teach the engine more, write
//! an [`Evaluation`](crate::Evaluation) and list the game as `evaluated`.

use tetrarch_game::{Game, Seat, Team};
use tetrarch_search::Judge;

/// Knows nothing: every position that is not over is even.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlainJudge;

impl<G: Game> Judge<G> for PlainJudge {
    fn evaluate(&self, _: &G) -> i32 {
        0
    }

    fn evaluate_for(&self, _: &G, _: Team) -> i32 {
        0
    }
}

impl PlainJudge {
    /// A file of weights of no features.
    pub const NO_WEIGHTS: &'static str =
        r#"{ "game": "", "made_by": "", "positions": 0, "loss": 0.6931, "weights": [] }"#;

    /// Whether a prover may be asked about a position: only two teams play.
    pub fn may_prove<G: Game>(position: &G) -> bool {
        Seat::all(position.seats()).all(|seat| position.team(seat).index() < 2)
    }
}

/// Gives each game that is listed as `plain` what the engine needs.
macro_rules! know_nothing {
    ($($name:ident => $game:ty: $knowledge:ident),+ $(,)?) => {
        $(know_nothing!(@ $knowledge $game);)+
    };
    (@ evaluated $game:ty) => {};
    (@ plain $game:ty) => {
        impl $crate::Evaluation for $game {
            type Judge = $crate::PlainJudge;
            type Hints = tetrarch_search::prover::NoHints;

            const HINTS: Self::Hints = tetrarch_search::prover::NoHints;
            const FEATURES: &'static [&'static str] = &[];
            const WEIGHTS: &'static str = $crate::PlainJudge::NO_WEIGHTS;
            const MATERIAL: (&'static str, f64) = ("", 0.0);
            const FITTED_ON: &'static [&'static str] = &[];

            fn see(&self) -> $crate::Seen {
                $crate::Seen { values: Vec::new(), phase: $crate::GamePhase::new(0, 1) }
            }

            fn worth_proving(&self) -> bool {
                $crate::PlainJudge::may_prove(self)
            }

            fn judge_by(
                _: &$crate::WeightsFile,
            ) -> Result<$crate::PlainJudge, $crate::WeightsError> {
                Ok($crate::PlainJudge)
            }
        }

        impl $crate::levels::Difficulty for $game {
            /// Nothing is known of what is hard to see: any move may be overlooked.
            fn effort(&self, _: Self::Move) -> u16 {
                1
            }

            fn skill(level: u8) -> Option<$crate::levels::Skill> {
                $crate::levels::Skill::untuned(level)
            }
        }
    };
}

tetrarch_catalog::with_games!(know_nothing);
