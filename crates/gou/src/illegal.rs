//! Which rule forbids a move.

use serde::Serialize;
use tetrarch_game::IllegalMove;
use thiserror::Error;

use crate::Point;

/// The rule that forbids a move.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "rule", rename_all = "kebab-case")]
pub enum Illegal {
    /// The board has no such point.
    #[error("the board has no point {point}")]
    NoSuchPoint {
        /// The name that was given.
        point: String,
    },
    /// No piece stands on the first point.
    #[error("there is no piece on {from} to move")]
    EmptyPoint {
        /// The empty point.
        from: Point,
    },
    /// The piece on the first point is the opponent's.
    #[error("the piece on {from} is {owner}'s, and {turn} is to move")]
    OpponentsPiece {
        /// Where it stands.
        from: Point,
        /// Whose it is.
        owner: &'static str,
        /// Who is to move.
        turn: &'static str,
    },
    /// The piece would stay where it is.
    #[error("a move takes a piece to another point; {from} is where it stands already")]
    StaysPut {
        /// Where it stands.
        from: Point,
    },
    /// A piece stands on the target.
    #[error("point {to} is taken by a {owner} piece; a piece moves to a free point")]
    Occupied {
        /// The target.
        to: Point,
        /// Whose piece stands there.
        owner: &'static str,
    },
    /// The two points lie on two sides of one square.
    #[error(
        "the points {from} and {to} are on different sides of the same square; \
         a piece never goes round a corner"
    )]
    RoundACorner {
        /// Where the piece stands.
        from: Point,
        /// The target.
        to: Point,
    },
    /// No line goes through both points.
    #[error("no line leads from {from} to {to}; a piece moves along one straight line")]
    NotOnOneLine {
        /// Where the piece stands.
        from: Point,
        /// The target.
        to: Point,
    },
    /// More than one point along a diagonal.
    #[error(
        "point {to} is too far from {from}: \
         on a diagonal a piece goes one point only, here to {nearest}"
    )]
    DiagonalTooFar {
        /// Where the piece stands.
        from: Point,
        /// The target.
        to: Point,
        /// The next point on that diagonal.
        nearest: Point,
    },
    /// Another piece is in the way.
    #[error("the {owner} piece on {by} is in the way from {from} to {to}; nothing is jumped over")]
    Blocked {
        /// Where the piece stands.
        from: Point,
        /// The target.
        to: Point,
        /// The first piece in the way.
        by: Point,
        /// Whose it is.
        owner: &'static str,
    },
    /// The target is between two enemies (without variation 2).
    #[error(
        "point {to} lies between the enemy pieces on {first} and {second}; \
         a piece may pass between two enemies but not stop there"
    )]
    StopsBetween {
        /// The target.
        to: Point,
        /// An enemy.
        first: Point,
        /// The enemy on the other side.
        second: Point,
    },
    /// The target is between two enemies and the move captures neither (variation 2).
    #[error(
        "point {to} lies between the enemy pieces on {first} and {second}, and the move captures \
         neither; a piece may stop there only if it captures one of the two"
    )]
    CapturesNeither {
        /// The target.
        to: Point,
        /// An enemy.
        first: Point,
        /// The enemy on the other side.
        second: Point,
    },
}

impl IllegalMove for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NoSuchPoint { .. } => "no-such-point",
            Self::EmptyPoint { .. } => "empty-point",
            Self::OpponentsPiece { .. } => "opponents-piece",
            Self::StaysPut { .. } => "stays-put",
            Self::Occupied { .. } => "occupied",
            Self::RoundACorner { .. } => "round-a-corner",
            Self::NotOnOneLine { .. } => "not-on-one-line",
            Self::DiagonalTooFar { .. } => "diagonal-too-far",
            Self::Blocked { .. } => "blocked",
            Self::StopsBetween { .. } => "stops-between",
            Self::CapturesNeither { .. } => "captures-neither",
        }
    }
}
