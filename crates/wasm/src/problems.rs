//! What can be wrong with a request, for the page.

use std::fmt::Display;

use tetrarch_protocol::Problem;
use tetrarch_views::as_sentence;

/// A game, variant, option or level that there is not.
pub(crate) fn bad_settings(error: impl Display) -> Box<Problem> {
    problem("invalid", 400, "Invalid request", error)
}

/// A text that is no position of the game.
pub(crate) fn bad_position(error: impl Display) -> Box<Problem> {
    problem("bad-position", 422, "Not a position", error)
}

/// A text that is no record, or a record of a game that cannot be played.
pub(crate) fn bad_record(error: impl Display) -> Box<Problem> {
    problem("bad-record", 422, "Not a record", error)
}

/// A saved table that cannot be opened again.
pub(crate) fn bad_save(error: impl Display) -> Box<Problem> {
    problem("bad-save", 422, "Not a saved game", error)
}

/// Something that cannot be done at this table now.
pub(crate) fn not_now(id: &str, error: impl Display) -> Box<Problem> {
    problem(id, 409, "Not possible now", error)
}

fn problem(id: &str, status: u16, title: &str, error: impl Display) -> Box<Problem> {
    Problem::new(id, status, title, as_sentence(&error.to_string())).into()
}
