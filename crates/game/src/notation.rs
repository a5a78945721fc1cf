//! Positions and moves as text, and what is wrong with a text.

use std::fmt;

use crate::{AnyOf, Game, Message, MessageKind, MessageSpec, Name, Said, Seat, messages};

/// Position and move text. Both round-trip, and move text is unique among the legal moves.
pub trait Notation: Game {
    /// Why a readable move is not legal here.
    type Illegal: IllegalMove;

    /// Every message of the game: illegal moves, unreadable texts, what moves do, reasons for an end.
    const MESSAGES: &'static [&'static [MessageSpec]];

    /// Everything the rules need to go on from here, in one line.
    fn position_text(&self) -> String;

    /// Reads a position text. It must be readable and possible on the board; it need not be
    /// reachable by play, so that lessons and puzzles can be set up freely.
    ///
    /// # Errors
    /// Names the part of the text that is wrong and what would be right.
    fn parse_position(options: &Self::Options, text: &str) -> Result<Self, PositionError>;

    /// The canonical text of a legal move.
    fn move_text(&self, mv: Self::Move) -> String;

    /// Reads a move text and checks it against the rules.
    ///
    /// # Errors
    /// Says whether the text is unreadable, the game is over, or which rule forbids the move.
    fn parse_move(&self, text: &str) -> Result<Self::Move, MoveError<Self::Illegal>>;
}

/// A rule that forbids a move, with the facts as arguments of its message.
pub trait IllegalMove:
    MessageKind + std::error::Error + Clone + PartialEq + Send + Sync + 'static
{
    /// Stable id of the rule, in kebab case, to link to its paragraph: `needs-two-seeds`.
    fn rule(&self) -> &'static str {
        self.key()
    }
}

impl<T> IllegalMove for T where
    T: MessageKind + std::error::Error + Clone + PartialEq + Send + Sync + 'static
{
}

/// Why a move text was refused.
#[derive(Clone, PartialEq, Debug)]
pub enum MoveError<I: IllegalMove> {
    /// The text is not the name of any move of this game.
    Unreadable {
        /// What was given.
        text: String,
        /// A sentence that says what would be right.
        expected: Message,
    },
    /// Nothing can be played any more.
    GameOver,
    /// The text names a move that a rule forbids.
    Illegal(I),
}

messages! {
    /// Why a move text was refused, where no rule of a game says so.
    #[derive(Clone, PartialEq, Debug)]
    enum NoMove as "move" {
        /// See [`MoveError::Unreadable`].
        "unreadable" = Unreadable {
            /// What was given.
            text: String,
            /// What would be right.
            expected: Message,
        },
        /// See [`MoveError::GameOver`].
        "game-over" = GameOver,
    }
}

/// The messages of [`MoveError`].
pub(crate) const MOVE_MESSAGES: &[MessageSpec] = NoMove::MESSAGES;

impl<I: IllegalMove> MoveError<I> {
    /// An unreadable text and what would be right.
    pub fn unreadable(text: &str, expected: &impl Said) -> Self {
        Self::Unreadable { text: text.to_owned(), expected: expected.message() }
    }

    /// Stable id of what was broken: the rule's, `unreadable` or `game-over`.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "unreadable",
            Self::GameOver => "game-over",
            Self::Illegal(illegal) => illegal.rule(),
        }
    }
}

impl<I: IllegalMove> Said for MoveError<I> {
    fn message(&self) -> Message {
        match self {
            Self::Unreadable { text, expected } => {
                NoMove::Unreadable { text: text.clone(), expected: expected.clone() }.message()
            }
            Self::GameOver => NoMove::GameOver.message(),
            Self::Illegal(illegal) => illegal.message(),
        }
    }
}

impl<I: IllegalMove> fmt::Display for MoveError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl<I: IllegalMove> std::error::Error for MoveError<I> {}

messages! {
    /// What can be wrong with a position of any game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PositionProblem as "position" {
        /// Too few or too many rows.
        "rows" = Rows {
            /// How many there are.
            found: usize,
            /// How many there should be.
            expected: usize,
        },
        /// The side to move is written in a way that no side is.
        "turn" = Turn {
            /// As it is written.
            found: String,
            /// How it can be written.
            expected: AnyOf<Name>,
        },
        /// It is the turn of a seat that the game has not.
        "turn-seat" = TurnSeat {
            /// The seat.
            seat: Seat,
            /// How many there are.
            seats: usize,
        },
        /// The drawing is of another game.
        "other-game" = OtherGame {
            /// The game it should be of.
            expected: Name,
        },
    }
}

/// What is wrong with a position text or a drawing: one of the messages of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError(Message);

impl<T: MessageKind> From<T> for PositionError {
    fn from(problem: T) -> Self {
        Self(problem.message())
    }
}

impl Said for PositionError {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for PositionError {}
