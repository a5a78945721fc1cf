//! What `tetrarch verify` answers.

use tetrarch_game::{Message, Name, messages};

messages! {
    /// What `tetrarch verify` says.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Compared as "cli-compared" {
        "summary" = Summary { games: u64, plies: usize, errors: usize },
        "mismatch" = Mismatch {
            file: Name,
            game: u64,
            ply: usize,
            what: Message,
            expected: String,
            found: String,
        },
        "line" = Line,
        "settings" = Settings,
        "start" = Start,
        "legal" = Legal,
        "move" = Move,
        "position" = Position,
        "outcome" = Outcome,
        "some-game" = SomeGame,
        "known-settings" = KnownSettings,
        "some-position" = SomePosition { text: Name },
        "an-error" = AnError { error: String },
        "some-start" = SomeStart,
        "no-start" = NoStart { game: Name },
        "refusal" = Refusal { rule: Name, reason: Message },
        "moves" = Moves { moves: usize },
        "moves-only-here" = MovesOnlyHere { moves: usize, only: Name },
        "not-over" = NotOver,
    }
}
