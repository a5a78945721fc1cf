//! What the words behind the tags are.

use crate::record::RecordScore;

/// A word behind the tags.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::record) enum Word<'a> {
    /// `12.` or, where the round does not begin with the first seat, `12...`; and what is stuck to
    /// it.
    Number { round: u32, continued: bool, rest: &'a str },
    /// `1-0`; none for `*`.
    Result(Option<Vec<RecordScore>>),
    /// `--`: a seat without a turn in this round.
    NoTurn,
    /// A mark like `$1` or `!?`, which says nothing about the game.
    Mark,
    /// Anything else, without its marks.
    Move(&'a str),
}

/// What a word is.
pub(in crate::record) fn classify(word: &str) -> Word<'_> {
    if word == "*" {
        return Word::Result(None);
    }
    if let Some(scores) = RecordScore::split(word) {
        return Word::Result(Some(scores));
    }
    if word == "--" {
        return Word::NoTurn;
    }
    if let Some(number) = read_number(word) {
        return number;
    }
    match word.trim_end_matches(['!', '?']) {
        "" => Word::Mark,
        mark if mark.starts_with('$') => Word::Mark,
        text => Word::Move(text),
    }
}

fn read_number(word: &str) -> Option<Word<'_>> {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let round = word[..digits].parse().ok()?;
    let rest = word[digits..].trim_start_matches('.');
    let dots = word.len() - digits - rest.len();
    if dots == 0 && !rest.is_empty() {
        return None;
    }
    // `12.-` is how some Abalone programs number the second player's moves.
    let second = dots == 1 && rest.starts_with('-') && !rest.starts_with("--");
    let rest = if second { &rest[1..] } else { rest };
    Some(Word::Number { round, continued: dots > 1 || second, rest })
}

/// True if a move reads back as itself without quotation marks.
pub(super) fn is_plain(text: &str) -> bool {
    let safe = |c: char| c.is_ascii_alphanumeric() || "+-*/=<>:_.".contains(c);
    !text.is_empty() && text.chars().all(safe) && classify(text) == Word::Move(text)
}

#[cfg(test)]
mod tests {
    use super::{Word, classify, is_plain};

    #[test]
    fn numbers_results_and_moves_are_told_apart() {
        let number = |round, continued, rest| Word::Number { round, continued, rest };
        assert_eq!(classify("12."), number(12, false, ""));
        assert_eq!(classify("12"), number(12, false, ""));
        assert_eq!(classify("3...c1"), number(3, true, "c1"));
        assert_eq!(classify("3.-c1d2"), number(3, true, "c1d2"));
        assert_eq!(classify("1.--"), number(1, false, "--"));
        assert_eq!(classify("5x9"), Word::Move("5x9"));
        assert_eq!(classify("5l2!?"), Word::Move("5l2"));
        assert_eq!(classify("a7-b6"), Word::Move("a7-b6"));
        assert_eq!(classify("$14"), Word::Mark);
        assert_eq!(classify("99999999999."), Word::Move("99999999999."));
        assert!(matches!(classify("1-0-1/2"), Word::Result(Some(scores)) if scores.len() == 3));
        assert!(is_plain("5x9") && !is_plain("1-0") && !is_plain("7") && !is_plain("a b"));
    }
}
