//! A clause as a sentence.

/// A clause as a sentence: with a capital and, unless it has one, a full stop.
#[must_use]
pub fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    let stop = if clause.is_empty() || clause.ends_with(['.', '!', '?']) { "" } else { "." };
    capital.chain(letters).chain(stop.chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_clause_gets_a_capital_and_one_full_stop() {
        assert_eq!(sentence("there is no table 9"), "There is no table 9.");
        assert_eq!(sentence("ärger."), "Ärger.");
        assert_eq!(sentence("is it so?"), "Is it so?");
        assert_eq!(sentence(""), "");
    }
}
