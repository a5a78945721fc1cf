//! What can be wrong with a request, for the page.

use tetrarch_catalog::Said;
use tetrarch_game::messages;
use tetrarch_protocol::Problem;

messages! {
    /// What can be wrong with a request of the page, where nothing below says so.
    #[derive(Clone, PartialEq, Debug)]
    pub(crate) enum Unanswerable as "request" {
        /// The players of a saved game do not fit it.
        "saved-players" = SavedPlayers,
        /// A record without a game.
        "empty-record" = EmptyRecord,
        /// The match is over.
        "no-next-game" = NoNextGame,
        /// The game is not over.
        "not-over" = NotOver,
        /// The game is over.
        "game-over" = GameOver,
        /// There is no such move.
        "no-such-move" = NoSuchMove {
            ply: usize,
            plies: usize,
        },
        /// There is no such table on the page.
        "no-such-table" = NoSuchTable {
            handle: u32,
        },
        /// The request or a saved game is no JSON of the right shape.
        "unreadable" = Unreadable {
            detail: String,
        },
    }
}

/// A text that cannot be read as data.
pub(crate) fn unreadable(error: &serde_json::Error) -> Unanswerable {
    Unanswerable::Unreadable { detail: error.to_string() }
}

/// A game, variant, option or level that does not exist.
pub(crate) fn bad_settings(error: impl Said) -> Box<Problem> {
    problem("invalid", 400, &error)
}

/// A text that is no position of the game.
pub(crate) fn bad_position(error: impl Said) -> Box<Problem> {
    problem("bad-position", 422, &error)
}

/// A text that is no record, or a record of a game that cannot be played.
pub(crate) fn bad_record(error: impl Said) -> Box<Problem> {
    problem("bad-record", 422, &error)
}

/// A saved table that cannot be opened again.
pub(crate) fn bad_save(error: impl Said) -> Box<Problem> {
    problem("bad-save", 422, &error)
}

/// Something that cannot be done at this table now.
pub(crate) fn not_now(id: &str, error: impl Said) -> Box<Problem> {
    problem(id, 409, &error)
}

fn problem(id: &str, status: u16, error: &impl Said) -> Box<Problem> {
    Problem::new(id, status, error.message()).into()
}
