//! How a game at a table ended, and what it is worth.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Message, Outcome, Position, Said, Seat, Side, Team};
use tetrarch_game::messages;

use crate::Seating;
use crate::points::points_of;
use crate::record::RecordScore;

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
/// won: a player cannot take the win from the leader by resigning before it comes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ending {
    /// Stable, in kebab case: the rule's own (`no-move`) or the table's (`resignation`).
    pub id: &'static str,
    /// To be said: who won, and why.
    pub message: Message,
    /// What each seat gets, in seat order; none if the game was aborted.
    pub scores: Option<Vec<RecordScore>>,
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
            message: said(cause, scores.as_deref(), position).message(),
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

fn scores(cause: Cause, seating: &Seating) -> Option<Vec<RecordScore>> {
    let draw = || seating.seats().map(|_| RecordScore::Draw).collect();
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

fn won_by(seating: &Seating, has_won: impl Fn(Team) -> bool) -> Vec<RecordScore> {
    let score =
        |seat| if has_won(seating.team(seat)) { RecordScore::Win } else { RecordScore::Loss };
    seating.seats().map(score).collect()
}

fn winners(scores: Option<&[RecordScore]>) -> Vec<Seat> {
    let scores = scores.unwrap_or_default();
    Seat::all(scores.len()).filter(|seat| scores[seat.index()] == RecordScore::Win).collect()
}

messages! {
    /// How a game ended.
    #[derive(Clone, PartialEq, Debug)]
    pub(crate) enum Ended as "game-ended" {
        /// By the rules of the game.
        "won" = Won {
            winners: Vec<Side>,
            count: usize,
            reason: Message,
        },
        /// As a draw by the rules of the game.
        "drawn" = Drawn {
            reason: Message,
        },
        /// A position occurred for the third time.
        "repetition" = Repetition,
        /// The game was as long as the table allows.
        "max-plies" = MaxPlies,
        /// All teams agreed to a draw.
        "agreement" = Agreement,
        /// A team gave up.
        "resignation" = Resignation {
            winners: Vec<Side>,
            count: usize,
            losers: Vec<Side>,
        },
        /// A seat had no time left.
        "time" = Time {
            winners: Vec<Side>,
            count: usize,
            loser: Side,
        },
        /// A seat's player left.
        "abandonment" = Abandonment {
            winners: Vec<Side>,
            count: usize,
            loser: Side,
        },
        /// The game was called off.
        "abort" = Abort,
    }
}

fn said(cause: Cause, scores: Option<&[RecordScore]>, position: &Position) -> Ended {
    let sides = |seats: &[Seat]| seats.iter().map(|&seat| position.side(seat)).collect::<Vec<_>>();
    let winners = sides(&winners(scores));
    let count = winners.len();
    match cause {
        Cause::Rules(outcome) => {
            let reason = outcome.reason.message();
            match outcome.winner {
                Some(_) => Ended::Won { winners, count, reason },
                None => Ended::Drawn { reason },
            }
        }
        Cause::Repetition => Ended::Repetition,
        Cause::MaxPlies => Ended::MaxPlies,
        Cause::Decision(Decision::Agreement) => Ended::Agreement,
        Cause::Decision(Decision::Resignation { team }) => {
            let losers: Vec<Seat> =
                Seat::all(position.seats()).filter(|&seat| position.team(seat) == team).collect();
            Ended::Resignation { winners, count, losers: sides(&losers) }
        }
        Cause::Decision(Decision::Time { seat }) => {
            Ended::Time { winners, count, loser: position.side(seat) }
        }
        Cause::Decision(Decision::Abandonment { seat }) => {
            Ended::Abandonment { winners, count, loser: position.side(seat) }
        }
        Cause::Decision(Decision::Abort) => Ended::Abort,
    }
}
