//! Letters that a quoted text cannot hold as they are.

/// Writes a text so that it stays on one line and has no bare `close` in it.
pub(super) fn escape(text: &str, close: char) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' => escaped.push_str("\\n"),
            '\\' => escaped.push_str("\\\\"),
            _ if letter == close => escaped.extend(['\\', letter]),
            _ if letter.is_control() => escaped.push_str(&escape_by_number(letter)),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// `\u0020`, as in JSON, with no brace in it that would close a comment. Four digits are enough
/// for all control letters and spaces.
pub(super) fn escape_by_number(letter: char) -> String {
    format!("\\u{:04x}", u32::from(letter))
}

/// Reads an escaped text. What is no escape of ours is taken as it is, because other programs
/// write backslashes too.
pub(super) fn unescape(escaped: &str) -> String {
    let mut text = String::with_capacity(escaped.len());
    let mut rest = escaped;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        let (letter, length) = unescape_first(&rest[at + 1..]).unwrap_or(('\\', 0));
        text.push(letter);
        rest = &rest[at + 1 + length..];
    }
    text + rest
}

/// The letter that is meant behind a backslash, and the length of its escape.
fn unescape_first(rest: &str) -> Option<(char, usize)> {
    let first = rest.chars().next()?;
    match first {
        'n' => Some(('\n', 1)),
        'u' => {
            let digits = rest.get(1..5).filter(|it| it.bytes().all(|b| b.is_ascii_hexdigit()))?;
            let letter = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
            Some((letter, 5))
        }
        '\\' | '"' | '}' | '[' => Some((first, 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{escape, unescape};

    #[test]
    fn what_is_escaped_comes_back() {
        for text in ["", "\\", "\\n", "\n", "a\"b}c", "\u{1b}[0m", "\\u0041", "ï½\u{a0}", "}\\"] {
            for close in ['"', '}'] {
                let escaped = escape(text, close);
                assert!(!escaped.chars().any(char::is_control), "{escaped:?}");
                assert_eq!(unescape(&escaped), text);
            }
        }
    }

    #[test]
    fn what_is_no_escape_stays() {
        for text in ["C:\\temp", "\\", "\\u00", "\\uzzzz", "\\ud800", "\\u00é", "\\é"] {
            assert_eq!(unescape(text), text);
        }
    }
}
