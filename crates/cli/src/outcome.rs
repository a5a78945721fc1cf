//! How a game ended, as a sentence and as data.

use serde::Serialize;
use tetrarch_catalog::{Outcome, Position, Reason, Seat, Side, Team};
use tetrarch_game::Said as _;

use crate::messages::{Answer, say};

/// An outcome in the form of the vectors, with its reason.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct End {
    /// What the game is worth to each seat.
    pub result: Vec<Score>,
    /// The points of each seat, where the game counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[u16; 2]>,
    /// The rule that ended the game.
    pub reason: Reason,
}

/// 1, ½ or 0, written as in the vectors: without a decimal point where none is needed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score(pub f64);

impl Serialize for Score {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.fract() == 0.0 {
            serializer.serialize_i64(self.0 as i64)
        } else {
            serializer.serialize_f64(self.0)
        }
    }
}

/// How the game ended, if it did.
pub fn end_of(position: &Position) -> Option<End> {
    position.outcome().map(|outcome| End {
        result: Seat::all(position.seats())
            .map(|seat| Score(outcome.score(position.team(seat))))
            .collect(),
        points: outcome.points,
        reason: outcome.reason,
    })
}

/// An outcome in one sentence: `South wins, 45 points to 3. The loser has no seeds left.`
pub fn sentence(position: &Position, outcome: &Outcome) -> String {
    let winners = outcome.winner.map(|winner| sides_of(position, winner));
    let reason = outcome.reason.message();
    let points = outcome.points.map(|[first, second]| (first.max(second), first.min(second)));
    say(&match (winners, points) {
        (None, None) => Answer::Drawn { reason },
        (None, Some((more, fewer))) => Answer::DrawnPoints { more, fewer, reason },
        (Some(winners), None) => Answer::Won { count: winners.len(), winners, reason },
        (Some(winners), Some((more, fewer))) => {
            Answer::WonPoints { count: winners.len(), winners, more, fewer, reason }
        }
    })
}

/// What the seats of a team are called.
pub fn sides_of(position: &Position, team: Team) -> Vec<Side> {
    let seats = Seat::all(position.seats()).filter(|&seat| position.team(seat) == team);
    seats.map(|seat| position.side(seat)).collect()
}
