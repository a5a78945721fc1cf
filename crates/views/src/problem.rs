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

/// As a sentence: with a capital and a full stop. Notation stays as it is written, for `D6` is no
/// point of any board.
#[must_use]
pub fn as_sentence(text: &str) -> String {
    let first_word = text.split(' ').next().unwrap_or_default();
    let stop = if text.ends_with('.') { "" } else { "." };
    if first_word.contains(|sign: char| sign.is_ascii_digit()) {
        return format!("{text}{stop}");
    }
    let mut letters = text.chars();
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    capital.chain(letters).chain(stop.chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::as_sentence;

    #[test]
    fn a_sentence_has_a_capital_and_a_stop_but_notation_stays_as_it_is() {
        assert_eq!(as_sentence("the game is over"), "The game is over.");
        assert_eq!(as_sentence("It is so."), "It is so.");
        assert_eq!(as_sentence("d6 is too far"), "d6 is too far.");
        assert_eq!(as_sentence(""), ".");
    }
}
