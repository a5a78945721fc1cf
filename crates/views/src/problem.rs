//! What went wrong, for a client.

use tetrarch_catalog::Refused;
use tetrarch_protocol::Problem;
use tetrarch_table::TableError;

/// A move that a rule forbids.
#[must_use]
pub fn illegal_move(refused: &Refused) -> Problem {
    Problem::new("illegal-move", 422, "Illegal move", as_sentence(&refused.to_string()))
        .with_rule(refused.rule, refused.facts.clone())
}

/// What a table refuses.
#[must_use]
pub fn table_problem(error: &TableError) -> Problem {
    match error {
        TableError::Refused(refused) => illegal_move(refused),
        _ => {
            let detail = as_sentence(&error.to_string());
            Problem::new(error.id(), 409, "The table refuses this", detail)
        }
    }
}

/// As a sentence: with a capital and a full stop.
#[must_use]
pub fn as_sentence(text: &str) -> String {
    let mut letters = text.chars();
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    let stop = if text.ends_with('.') { "" } else { "." };
    capital.chain(letters).chain(stop.chars()).collect()
}
