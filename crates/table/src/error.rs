//! What a table refuses, and why.

use tetrarch_catalog::{Message, OptionsError, PositionError, Refused, Said, Seat};
use tetrarch_game::{MessageKind, messages};

messages! {
    /// Why a table refused something. The table is as it was before.
    #[derive(Clone, PartialEq, Debug)]
    pub enum TableError as "table" {
        /// The start position cannot be read.
        "start-position" = Start {
            /// What is wrong with it.
            problem: Message,
        },
        /// Too few or too many players.
        "players" = Players {
            /// How many there should be.
            expected: usize,
            /// How many there are.
            found: usize,
        },
        /// The table has no such seat.
        "no-such-seat" = NoSuchSeat {
            /// What was asked for.
            seat: Seat,
            /// How many there are.
            seats: usize,
        },
        /// The game has ended.
        "game-over" = GameOver,
        /// Another seat is to move.
        "not-your-turn" = NotYourTurn {
            /// Who tried to move.
            seat: Seat,
            /// Who is to move.
            turn: Seat,
        },
        /// The move came after the flag had fallen.
        "out-of-time" = OutOfTime {
            /// Whose flag fell.
            seat: Seat,
        },
        /// There are fewer moves to take back.
        "nothing-to-take-back" = NothingToTakeBack {
            /// How many were to be taken back.
            asked: usize,
            /// How many there are.
            played: usize,
        },
        /// The seat has not moved yet, so it has nothing to ask for.
        "no-move-of-yours" = NoMoveOfYours {
            /// The seat that asked.
            seat: Seat,
        },
        /// Another takeback is being voted on.
        "takeback-pending" = TakebackPending {
            /// Who asked for it.
            seat: Seat,
        },
        /// No one asked for a takeback.
        "no-takeback-asked" = NoTakebackAsked,
        /// The takeback is for the opponents to allow.
        "not-asked" = NotAsked {
            /// Who answered.
            seat: Seat,
        },
        /// No one wants a draw.
        "no-draw-offered" = NoDrawOffered,
        /// The seat has not voted for resignation.
        "no-resignation" = NoResignation {
            /// The seat.
            seat: Seat,
        },
        /// A computer does not vote where it has a human partner.
        "no-vote" = NoVote {
            /// The seat.
            seat: Seat,
        },
        /// The game has clocks, and a player who stays away loses by time.
        "clock-decides" = ClockDecides,
        /// The game cannot be claimed from this seat.
        "nothing-to-claim" = NothingToClaim {
            /// The seat.
            seat: Seat,
        },
        /// The game has gone too far to be called off.
        "too-late-to-abort" = TooLateToAbort;
        /// The game's settings cannot be played.
        "options" = Options(OptionsError),
        /// A rule of the game forbids the move.
        "illegal-move" = Refused(Refused),
    }
}

impl From<PositionError> for TableError {
    fn from(error: PositionError) -> Self {
        Self::Start { problem: error.message() }
    }
}

impl TableError {
    /// Stable id, in kebab case: for a refused move, the id of the rule it breaks.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Refused(refused) => refused.rule,
            _ => self.key(),
        }
    }
}
