//! What went wrong, for a client.

use tetrarch_catalog::{Refused, Said};
use tetrarch_protocol::Problem;
use tetrarch_table::TableError;

/// A move that a rule forbids.
#[must_use]
pub fn illegal_move(refused: &Refused) -> Problem {
    Problem::new("illegal-move", 422, refused.message.clone()).with_rule(refused.rule)
}

/// What a table refuses.
#[must_use]
pub fn table_problem(error: &TableError) -> Problem {
    match error {
        TableError::Refused(refused) => illegal_move(refused),
        _ => Problem::new(error.id(), 409, error.message()),
    }
}
