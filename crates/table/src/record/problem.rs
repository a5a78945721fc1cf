//! What is wrong with a record that can be read.

use std::fmt;

use tetrarch_catalog::{Message, Refused, Said, Seat};
use tetrarch_game::{Name, messages};

use super::RecordScore;

/// Something wrong with a record, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordProblem {
    /// The move in question, counted from 1, and the seat that is said to have played it.
    pub ply: Option<(usize, Seat)>,
    /// What is wrong.
    pub trouble: Trouble,
}

impl RecordProblem {
    pub(super) const fn whole(trouble: Trouble) -> Self {
        Self { ply: None, trouble }
    }

    pub(super) const fn at(index: usize, seat: Seat, trouble: Trouble) -> Self {
        Self { ply: Some((index + 1, seat)), trouble }
    }
}

impl Said for RecordProblem {
    fn message(&self) -> Message {
        match self.ply {
            None => self.trouble.message(),
            Some((ply, seat)) => {
                AtPly::AtPly { ply, seat, trouble: self.trouble.message() }.message()
            }
        }
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for RecordProblem {}

messages! {
    /// A trouble in its place.
    #[derive(Clone, PartialEq, Debug)]
    pub(crate) enum AtPly as "record-problem" {
        /// With the move.
        "at-ply" = AtPly {
            ply: usize,
            seat: Seat,
            trouble: Message,
        },
    }
}

messages! {
    /// What is wrong.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Trouble as "record-problem" {
        /// The first position is wrong.
        "start" = Start {
            /// What is wrong with it.
            problem: Message,
        },
        /// The game begins with a deal, and neither a position nor a seed says which.
        "no-deal" = NoDeal,
        /// The seed deals another position.
        "deal" = Deal {
            /// What it deals.
            dealt: String,
        },
        /// Too few or too many players.
        "players" = Players {
            /// How many there are.
            found: usize,
            /// How many there should be.
            expected: usize,
        },
        /// Another seat is to move.
        "turn" = Turn {
            /// Which.
            expected: Seat,
        },
        /// The move cannot be played.
        "move" = Move {
            /// As it is written.
            text: String,
            /// Why not.
            refused: Box<Refused> as reason,
        },
        /// The game was over before.
        "after-the-end" = AfterTheEnd {
            /// Which rule of the table had ended it.
            rule: &'static str as rule_name,
        },
        /// Another result is right.
        "result" = Result {
            /// As it is recorded.
            recorded: Option<Vec<RecordScore>> as written_or_not,
            /// As it should be.
            expected: Option<Vec<RecordScore>> as written_or_not,
            /// The id of what ended the game.
            reason: Name,
        },
        /// A result though nothing has ended the game.
        "not-over" = NotOver {
            /// As it is recorded.
            recorded: Vec<RecordScore> as written,
        },
        /// Something else ended the game.
        "termination" = Termination {
            /// As it is recorded.
            recorded: String,
            /// The id of what ended it.
            expected: Name,
        },
        /// What is said to have ended the game had not.
        "not-ended-by" = NotEndedBy {
            /// As it is recorded.
            recorded: String,
        },
        /// Other points are right.
        "points" = Points {
            /// Whose.
            seat: Seat,
            /// As they are recorded.
            recorded: u32,
            /// As they should be.
            expected: u32,
        },
    }
}

fn rule_name(rule: &&'static str) -> Name {
    Name((*rule).into())
}

/// As records write it: `1-0`.
#[expect(clippy::ptr_arg, reason = "`messages!` passes a field as it is")]
fn written(scores: &Vec<RecordScore>) -> Name {
    Name(RecordScore::join(scores).into())
}

/// The same; `?` if there is none.
fn written_or_not(scores: &Option<Vec<RecordScore>>) -> Name {
    scores.as_ref().map_or(Name("?".into()), written)
}

#[expect(clippy::borrowed_box, reason = "`messages!` passes a field as it is")]
fn reason(refused: &Box<Refused>) -> Message {
    refused.message.clone()
}
