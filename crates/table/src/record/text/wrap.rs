//! Words in lines of at most eighty columns.

const COLUMNS: usize = 80;

/// Puts pieces into lines; a piece longer than a line gets one of its own.
pub(super) fn wrap(pieces: impl IntoIterator<Item = String>) -> String {
    let mut text = String::new();
    let mut column = 0;
    for piece in pieces {
        let width = piece.chars().count();
        if column > 0 && column + 1 + width > COLUMNS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&piece);
        column += width;
    }
    text.push('\n');
    text
}

/// Cuts a text where a line may end: at single spaces, so that joining with spaces restores it.
pub(super) fn pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied().unwrap_or(' ');
        if letter == ' ' && !before.is_whitespace() && !after.is_whitespace() {
            pieces.push(String::new());
        } else if let Some(piece) = pieces.last_mut() {
            piece.push(letter);
        }
        before = letter;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::{pieces, wrap};

    #[test]
    fn lines_are_full_and_not_too_long() {
        let words = ["a"; 100].map(str::to_owned);
        let text = wrap(words);
        let lengths: Vec<usize> = text.lines().map(str::len).collect();
        assert_eq!(lengths, [79, 79, 39]);
        let long = "b".repeat(90);
        assert_eq!(wrap(["a".to_owned(), long.clone(), "c".to_owned()]), format!("a\n{long}\nc\n"));
    }

    #[test]
    fn a_text_is_cut_at_single_spaces_only() {
        assert_eq!(pieces("one two  three four"), ["one", "two  three", "four"]);
        assert_eq!(pieces(" a "), [" a "]);
    }
}
