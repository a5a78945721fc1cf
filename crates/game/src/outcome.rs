//! How a game ends by its own rules.

use crate::Team;

/// The end of a game as its rules see it. Resignation, time and agreement belong to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The team that won, or none for a draw.
    pub winner: Option<Team>,
    /// The rule that ended the game.
    pub reason: Reason,
    /// The points of each seat, where a game counts them (Hus).
    pub points: Option<[u16; 2]>,
}

impl Outcome {
    /// A win without points.
    #[must_use]
    pub const fn win(winner: Team, reason: Reason) -> Self {
        Self { winner: Some(winner), reason, points: None }
    }

    /// What the game is worth to a team: 1, ½ or 0.
    #[must_use]
    pub fn score(&self, team: Team) -> f64 {
        match self.winner {
            Some(winner) if winner == team => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }
}

/// Why a game ended: an id for programs and translations, a sentence for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// Stable, in kebab case: `no-move`, `stack-of-seven`.
    pub id: &'static str,
    /// In English, about the loser or the winner, to stand behind a colon.
    pub text: &'static str,
}
