//! Positions and moves as text, and what is wrong with a text.

use thiserror::Error;

use crate::Game;

/// Position and move text. Both round-trip, and move text is unique among the legal moves.
pub trait Notation: Game {
    /// Why a readable move is not legal here.
    type Illegal: IllegalMove;

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

/// A rule that forbids a move. Its `Display` is the sentence shown to a learner; its serialised
/// form has the same facts for other languages.
pub trait IllegalMove:
    std::error::Error + Clone + PartialEq + crate::Data + Send + Sync + 'static
{
    /// Stable id of the rule, in kebab case, to link to its paragraph: `needs-two-seeds`.
    fn rule(&self) -> &'static str;
}

/// Why a move text was refused.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum MoveError<I: IllegalMove> {
    /// The text is not the name of any move of this game.
    #[error("{text:?} is not a move: {expected}")]
    Unreadable {
        /// What was given.
        text: String,
        /// What would be right, as a clause: `a pit like c1 is expected`.
        expected: String,
    },
    /// Nothing can be played any more.
    #[error("the game is over; no move can be played")]
    GameOver,
    /// The text names a move that a rule forbids.
    #[error(transparent)]
    Illegal(I),
}

impl<I: IllegalMove> MoveError<I> {
    /// An unreadable text and what would be right.
    pub fn unreadable(text: &str, expected: impl Into<String>) -> Self {
        Self::Unreadable { text: text.to_owned(), expected: expected.into() }
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

/// What is wrong with a position text: `row 3` `has 7 pits, 8 expected`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{part} {problem}")]
pub struct PositionError {
    /// The offending part.
    pub part: String,
    /// What is wrong with it and what would be right.
    pub problem: String,
}

impl PositionError {
    /// A wrong part of a position text.
    pub fn new(part: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { part: part.into(), problem: problem.into() }
    }
}
