//! The rules a move can break.

use serde::Serialize;
use tetrarch_game::{IllegalMove, Seat};
use thiserror::Error;

use crate::teams::colour;
use crate::{Cell, Direction};

/// Why a readable move is not legal here.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "rule", rename_all = "kebab-case")]
pub enum Illegal {
    /// The board ends before that cell.
    #[error("there is no cell {cell} on the board; rows run from a1-a5 to i5-i9")]
    NoSuchCell {
        /// As it was written.
        cell: String,
    },
    /// Nothing to move there.
    #[error("cell {cell} is empty; there is no marble to move")]
    EmptyCell {
        /// The empty cell.
        cell: Cell,
    },
    /// In a game without teams, a marble of somebody else.
    #[error("the marble on {cell} is {}'s; you move your own", colour(*owner))]
    NotYourMarble {
        /// Where it lies.
        cell: Cell,
        /// Whose it is.
        owner: Seat,
    },
    /// In a game of teams, a marble of the other team (sheet 4.3).
    #[error("the marble on {cell} is {}'s, who plays for the other team", colour(*owner))]
    NotYourTeam {
        /// Where it lies.
        cell: Cell,
        /// Whose it is.
        owner: Seat,
    },
    /// Option `partners` is `own-only`, and the move is no push.
    #[error("the marble on {cell} is {}'s; partners' marbles move only in a push", colour(*owner))]
    PartnersMarble {
        /// Where it lies.
        cell: Cell,
        /// Whose it is.
        owner: Seat,
    },
    /// A seat without marbles passes (rule 6 of ours).
    #[error("{} has no marble left and passes", colour(*seat))]
    NoMarblesLeft {
        /// The seat to move.
        seat: Seat,
    },
    /// Three at most (sheet 1.2).
    #[error("a row of {marbles} from {cell} is too long; at most three marbles move together")]
    RowTooLong {
        /// The end the row is counted from.
        cell: Cell,
        /// How long it is.
        marbles: usize,
    },
    /// Marbles move together only in a straight row (sheet 1.3).
    #[error("cells {first} and {last} are not the ends of a straight row")]
    NotARow {
        /// One end.
        first: Cell,
        /// The other.
        last: Cell,
    },
    /// One cell at a time (sheet 1.4).
    #[error("cell {to} is not next to {from}; marbles move by one cell")]
    NotAdjacent {
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
    },
    /// Marbles move into free cells (sheet 1.2); only pushed ones leave the board.
    #[error("your marble on {cell} would fall off the board")]
    OffTheBoard {
        /// The marble's cell.
        cell: Cell,
        /// Where it would fall.
        direction: Direction,
    },
    /// A sideways move needs free cells (sheet 1.2); a marble of the own side is in the way.
    #[error("cell {cell} is taken by {}; a sideways move goes into free cells", colour(*owner))]
    SidewaysBlocked {
        /// The cell that is not free.
        cell: Cell,
        /// Whose marble lies there.
        owner: Seat,
    },
    /// Pushes go along the row only (sheet 2.1 b).
    #[error("{}'s marble on {cell} cannot be pushed sideways, only in line", colour(*owner))]
    SidewaysPush {
        /// The cell of the marble in the way.
        cell: Cell,
        /// Whose it is.
        owner: Seat,
    },
    /// A push needs more marbles than it pushes (sheet 2.1 a).
    #[error("{pushing} against {pushed} is no push; the pushing side must have more marbles")]
    TooWeak {
        /// The marbles that push.
        pushing: usize,
        /// The marbles that would be pushed.
        pushed: usize,
    },
    /// Behind the pushed ones must be a free cell or the edge (sheet 2.1 c).
    #[error("your own marble on {cell} stands behind the pushed ones; that cell must be free")]
    BlockedBehind {
        /// The cell behind the pushed ones.
        cell: Cell,
    },
    /// Partners' marbles are never pushed (sheet 4.5).
    #[error("{}'s marble on {cell} would be pushed; partners' marbles never are", colour(*owner))]
    PartnerPushed {
        /// The cell behind the pushed ones.
        cell: Cell,
        /// Whose marble stands there.
        owner: Seat,
    },
    /// The rear marble of a push is one's own (sheet 4.4).
    #[error("the push starts with {}'s marble on {cell}, not with yours", colour(*owner))]
    NotStartedByOwn {
        /// The rear cell.
        cell: Cell,
        /// Whose marble lies there.
        owner: Seat,
    },
    /// Moves are compulsory (sheet 1.1).
    #[error("you can move, so you cannot pass")]
    CannotPass,
}

impl IllegalMove for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NoSuchCell { .. } => "no-such-cell",
            Self::EmptyCell { .. } => "empty-cell",
            Self::NotYourMarble { .. } => "not-your-marble",
            Self::NotYourTeam { .. } => "not-your-team",
            Self::PartnersMarble { .. } => "partners-marble",
            Self::NoMarblesLeft { .. } => "no-marbles-left",
            Self::RowTooLong { .. } => "row-too-long",
            Self::NotARow { .. } => "not-a-row",
            Self::NotAdjacent { .. } => "not-adjacent",
            Self::OffTheBoard { .. } => "off-the-board",
            Self::SidewaysBlocked { .. } => "sideways-blocked",
            Self::SidewaysPush { .. } => "sideways-push",
            Self::TooWeak { .. } => "too-weak",
            Self::BlockedBehind { .. } => "blocked-behind",
            Self::PartnerPushed { .. } => "partner-pushed",
            Self::NotStartedByOwn { .. } => "not-started-by-own",
            Self::CannotPass => "cannot-pass",
        }
    }
}
