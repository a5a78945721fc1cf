//! The rules a move can break.

use tetrarch_game::{Seat, messages};

use crate::Cell;
use crate::teams::side_of;

messages! {
    /// Why a readable move is not legal here.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Illegal as "abalone-illegal" {
        /// The board ends before that cell.
        "no-such-cell" = NoSuchCell {
            /// As it was written.
            cell: String,
        },
        /// Nothing to move there.
        "empty-cell" = EmptyCell {
            /// The empty cell.
            cell: Cell,
        },
        /// In a game without teams, another player's marble.
        "not-your-marble" = NotYourMarble {
            /// Where it lies.
            cell: Cell,
            /// Whose it is.
            owner: Seat as side_of,
        },
        /// In a game of teams, a marble of the other team (sheet 4.3).
        "not-your-team" = NotYourTeam {
            /// Where it lies.
            cell: Cell,
            /// Whose it is.
            owner: Seat as side_of,
        },
        /// Option `partners` is `own-only`, and the move is no push.
        "partners-marble" = PartnersMarble {
            /// Where it lies.
            cell: Cell,
            /// Whose it is.
            owner: Seat as side_of,
        },
        /// A seat without marbles passes (rule 6 of ours).
        "no-marbles-left" = NoMarblesLeft {
            /// The seat to move.
            seat: Seat as side_of,
        },
        /// Three at most (sheet 1.2).
        "row-too-long" = RowTooLong {
            /// The end the row is counted from.
            cell: Cell,
            /// How long it is.
            marbles: usize,
        },
        /// Marbles move together only in a straight row (sheet 1.3).
        "not-a-row" = NotARow {
            /// One end.
            first: Cell,
            /// The other.
            last: Cell,
        },
        /// One cell at a time (sheet 1.4).
        "not-adjacent" = NotAdjacent {
            /// From here.
            from: Cell,
            /// To here.
            to: Cell,
        },
        /// Marbles move into free cells (sheet 1.2); only pushed ones leave the board.
        "off-the-board" = OffTheBoard {
            /// The marble's cell.
            cell: Cell,
        },
        /// A sideways move needs free cells (sheet 1.2); a marble of the own side is in the way.
        "sideways-blocked" = SidewaysBlocked {
            /// The cell that is not free.
            cell: Cell,
            /// Whose marble lies there.
            owner: Seat as side_of,
        },
        /// Pushes go along the row only (sheet 2.1 b).
        "sideways-push" = SidewaysPush {
            /// The cell of the marble in the way.
            cell: Cell,
            /// Whose it is.
            owner: Seat as side_of,
        },
        /// A push needs more marbles than it pushes (sheet 2.1 a).
        "too-weak" = TooWeak {
            /// The marbles that push.
            pushing: usize,
            /// The marbles that would be pushed.
            pushed: usize,
        },
        /// Behind the pushed ones must be a free cell or the edge (sheet 2.1 c).
        "blocked-behind" = BlockedBehind {
            /// The cell behind the pushed ones.
            cell: Cell,
        },
        /// Partners' marbles are never pushed (sheet 4.5).
        "partner-pushed" = PartnerPushed {
            /// The cell behind the pushed ones.
            cell: Cell,
            /// Whose marble stands there.
            owner: Seat as side_of,
        },
        /// The rear marble of a push is one's own (sheet 4.4).
        "not-started-by-own" = NotStartedByOwn {
            /// The rear cell.
            cell: Cell,
            /// Whose marble lies there.
            owner: Seat as side_of,
        },
        /// Moves are compulsory (sheet 1.1).
        "cannot-pass" = CannotPass,
    }
}
