//! How a game ended, as a sentence and as data.

use serde::Serialize;
use tetrarch_catalog::{Outcome, Position, Reason, Seat};

use crate::words::{self, say};

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
    let verdict = match outcome.winner {
        None => "A draw".to_owned(),
        Some(winner) => {
            let names: Vec<String> = Seat::all(position.seats())
                .filter(|&seat| position.team(seat) == winner)
                .map(|seat| words::side(position, seat))
                .collect();
            let verb = if names.len() == 1 { "wins" } else { "win" };
            format!("{} {verb}", names.join(" and "))
        }
    };
    let points = outcome.points.map_or_else(String::new, |[first, second]| {
        format!(", {} points to {}", first.max(second), first.min(second))
    });
    format!("{verdict}{points}. {}", say(&outcome.reason))
}
