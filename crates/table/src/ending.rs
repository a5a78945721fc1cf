//! How a game at a table ended, and what it is worth.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Outcome, Position, Seat, Team};

use crate::Seating;
use crate::points::points_of;
use crate::record::Score;

/// The end of a game at a table.
///
/// | end | 1 | ½ | 0 |
/// |---|---|---|---|
/// | by the rules | the winners | all, if drawn | the losers |
/// | repetition, max-plies, agreement | | all | |
/// | resignation, time, abandonment | everyone who stayed | | the team that gave up, ran out of time or left |
/// | abort | | | (no result) |
///
/// Where three teams play and one of them gives up, a computer can take its seat and the others play
/// on ([`Table::goes_on_without`](crate::Table::goes_on_without)). Where that is not wanted (in a rated
/// game only people play) or one of them runs out of time, the game is over and **both** others have
/// won: nobody can take a win from the player in the lead by giving up before it comes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ending {
    /// Stable, in kebab case: the rule's own (`no-move`) or the table's (`resignation`).
    pub id: &'static str,
    /// In English: `South wins: North resigned.`
    pub sentence: String,
    /// What each seat gets, in seat order; none if the game was aborted.
    pub scores: Option<Vec<Score>>,
    /// The points of each seat where the game counts them (Hus).
    pub points: Option<[u16; 2]>,
    /// What ended the game.
    #[serde(skip)]
    pub cause: Cause,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The rules of the game.
    Rules(Outcome),
    /// A position occurred for the third time.
    Repetition,
    /// The game was as long as the table allows.
    MaxPlies,
    /// The players, or the clock.
    Decision(Decision),
}

/// An end that the moves alone do not show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum Decision {
    /// A team gave up.
    Resignation {
        /// The team.
        team: Team,
    },
    /// All teams agreed to a draw.
    Agreement,
    /// A seat had no time left, and its team lost.
    Time {
        /// The seat.
        seat: Seat,
    },
    /// A seat's player left, and its team lost.
    Abandonment {
        /// The seat.
        seat: Seat,
    },
    /// The game was called off before it had begun in earnest.
    Abort,
}

impl Ending {
    pub(crate) fn new(cause: Cause, seating: &Seating, position: &Position) -> Self {
        let scores = scores(cause, seating);
        Self {
            id: id(cause),
            sentence: sentence(cause, scores.as_deref(), position),
            points: points_of(cause, scores.as_deref(), position),
            scores,
            cause,
        }
    }

    /// The seats that won.
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        winners(self.scores.as_deref())
    }

    /// Whether the game was called off.
    #[must_use]
    pub fn is_aborted(&self) -> bool {
        self.scores.is_none()
    }
}

/// The ids of what a table can end a game with, in records too. The rules of the games have ids of
/// their own.
pub(crate) mod ended_by {
    pub(crate) const REPETITION: &str = "repetition";
    pub(crate) const MAX_PLIES: &str = "max-plies";
    pub(crate) const RESIGNATION: &str = "resignation";
    pub(crate) const AGREEMENT: &str = "agreement";
    pub(crate) const TIME: &str = "time";
    pub(crate) const ABANDONMENT: &str = "abandonment";
    pub(crate) const ABORT: &str = "abort";
}

fn id(cause: Cause) -> &'static str {
    match cause {
        Cause::Rules(outcome) => outcome.reason.id,
        Cause::Repetition => ended_by::REPETITION,
        Cause::MaxPlies => ended_by::MAX_PLIES,
        Cause::Decision(Decision::Resignation { .. }) => ended_by::RESIGNATION,
        Cause::Decision(Decision::Agreement) => ended_by::AGREEMENT,
        Cause::Decision(Decision::Time { .. }) => ended_by::TIME,
        Cause::Decision(Decision::Abandonment { .. }) => ended_by::ABANDONMENT,
        Cause::Decision(Decision::Abort) => ended_by::ABORT,
    }
}

fn scores(cause: Cause, seating: &Seating) -> Option<Vec<Score>> {
    let draw = || seating.seats().map(|_| Score::Draw).collect();
    match cause {
        Cause::Rules(outcome) => Some(match outcome.winner {
            Some(winner) => won_by(seating, |team| team == winner),
            None => draw(),
        }),
        Cause::Repetition | Cause::MaxPlies | Cause::Decision(Decision::Agreement) => Some(draw()),
        Cause::Decision(Decision::Resignation { team: loser }) => {
            Some(won_by(seating, |team| team != loser))
        }
        Cause::Decision(Decision::Time { seat } | Decision::Abandonment { seat }) => {
            Some(won_by(seating, |team| team != seating.team(seat)))
        }
        Cause::Decision(Decision::Abort) => None,
    }
}

fn won_by(seating: &Seating, has_won: impl Fn(Team) -> bool) -> Vec<Score> {
    let score = |seat| if has_won(seating.team(seat)) { Score::Win } else { Score::Loss };
    seating.seats().map(score).collect()
}

fn winners(scores: Option<&[Score]>) -> Vec<Seat> {
    let scores = scores.unwrap_or_default();
    Seat::all(scores.len()).filter(|seat| scores[seat.index()] == Score::Win).collect()
}

fn sentence(cause: Cause, scores: Option<&[Score]>, position: &Position) -> String {
    let winners = winners(scores);
    let result = match winners.len() {
        _ if scores.is_none() => "No result".to_owned(),
        0 => "Draw".to_owned(),
        1 => format!("{} wins", names(&winners, position)),
        _ => format!("{} win", names(&winners, position)),
    };
    let reason = match cause {
        Cause::Rules(outcome) => outcome.reason.text.to_owned(),
        Cause::Repetition => "the position occurred for the third time".to_owned(),
        Cause::MaxPlies => "the game reached the table's limit of plies".to_owned(),
        Cause::Decision(Decision::Agreement) => "agreed".to_owned(),
        Cause::Decision(Decision::Resignation { team }) => {
            let team: Vec<Seat> =
                Seat::all(position.seats()).filter(|&seat| position.team(seat) == team).collect();
            format!("{} resigned", names(&team, position))
        }
        Cause::Decision(Decision::Time { seat }) => {
            format!("{} ran out of time", position.seat_name(seat))
        }
        Cause::Decision(Decision::Abandonment { seat }) => {
            format!("{} left the game", position.seat_name(seat))
        }
        Cause::Decision(Decision::Abort) => "the game was called off".to_owned(),
    };
    format!("{result}: {reason}.")
}

/// `Black`, `Black and Red`, `Black, Red and Green`.
fn names(seats: &[Seat], position: &Position) -> String {
    let names: Vec<&str> = seats.iter().map(|&seat| position.seat_name(seat)).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}
