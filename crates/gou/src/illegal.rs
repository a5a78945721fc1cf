//! Which rule forbids a move.

use tetrarch_game::{Side, messages};

use crate::Point;

messages! {
    /// The rule that forbids a move.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Illegal as "gou-illegal" {
        /// The board has no such point.
        "no-such-point" = NoSuchPoint {
            /// The name that was given.
            point: String,
        },
        /// No piece stands on the first point.
        "empty-point" = EmptyPoint {
            /// The empty point.
            from: Point,
        },
        /// The piece on the first point is the opponent's.
        "opponents-piece" = OpponentsPiece {
            /// Where it stands.
            from: Point,
            /// Whose it is.
            owner: Side,
            /// Who is to move.
            turn: Side,
        },
        /// The piece would stay where it is.
        "stays-put" = StaysPut {
            /// Where it stands.
            from: Point,
        },
        /// A piece stands on the target.
        "occupied" = Occupied {
            /// The target.
            to: Point,
            /// Whose piece stands there.
            owner: Side,
        },
        /// The two points lie on two sides of one square.
        "round-a-corner" = RoundACorner {
            /// Where the piece stands.
            from: Point,
            /// The target.
            to: Point,
        },
        /// No line goes through both points.
        "not-on-one-line" = NotOnOneLine {
            /// Where the piece stands.
            from: Point,
            /// The target.
            to: Point,
        },
        /// More than one point along a diagonal.
        "diagonal-too-far" = DiagonalTooFar {
            /// Where the piece stands.
            from: Point,
            /// The target.
            to: Point,
            /// The next point on that diagonal.
            nearest: Point,
        },
        /// Another piece is in the way.
        "blocked" = Blocked {
            /// Where the piece stands.
            from: Point,
            /// The target.
            to: Point,
            /// The first piece in the way.
            by: Point,
            /// Whose it is.
            owner: Side,
        },
        /// The target is between two enemies (without variation 2).
        "stops-between" = StopsBetween {
            /// The target.
            to: Point,
            /// An enemy.
            first: Point,
            /// The enemy on the other side.
            second: Point,
        },
        /// The target is between two enemies and the move captures neither (variation 2).
        "captures-neither" = CapturesNeither {
            /// The target.
            to: Point,
            /// An enemy.
            first: Point,
            /// The enemy on the other side.
            second: Point,
        },
    }
}
