//! How a game ends by its own rules.

use crate::{Message, MessageSpec, Said, Team};

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

    /// A draw by the rules.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason, points: None }
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

/// Why a game ended. Made by [`reason!`](crate::reason!).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// Stable, in kebab case, unique within the game: `no-move`, `stack-of-seven`.
    pub id: &'static str,
    /// The id of the message that says it: `hus-reason-no-move`.
    pub message: &'static str,
}

impl Reason {
    /// The message in the list of all messages.
    #[must_use]
    pub const fn spec(self) -> MessageSpec {
        MessageSpec { id: self.message, args: &[] }
    }
}

impl Said for Reason {
    fn message(&self) -> Message {
        Message::new(self.message)
    }
}

/// Why a game of an id ended: `reason!("hus", "no-move")`.
#[macro_export]
macro_rules! reason {
    ($game:literal, $id:literal) => {
        $crate::Reason { id: $id, message: concat!($game, "-reason-", $id) }
    };
}
