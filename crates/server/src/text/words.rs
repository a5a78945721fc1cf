//! What people say to each other.
//!
//! Words are mended rather than refused: pasted text often has invisible characters that its sender
//! knows nothing of.

use super::characters::{composed, is_invisible, is_mark, is_needed_in_words, is_visible};
use crate::refusal::{Refusal, Wrong};

/// The most accents on one letter; the rest is left out.
const MOST_MARKS: usize = 4;

/// A person's words, at most this many characters: composed, and without what is invisible or
/// turns the direction of the text.
pub(crate) fn checked_words(text: &str, longest: usize) -> Result<String, Refusal> {
    let rule = || Refusal::invalid(&Wrong::Words { most: longest });
    if text.chars().any(|letter| letter.is_control() && letter != '\n') {
        return Err(rule());
    }
    let mut marks = 0;
    let mended: String = composed(text.trim())
        .chars()
        .filter(|letter| is_needed_in_words(*letter) || !is_invisible(*letter))
        .filter(|letter| {
            marks = if is_mark(*letter) { marks + 1 } else { 0 };
            marks <= MOST_MARKS
        })
        .collect();
    let mended = mended.trim();
    let fits = mended.chars().count() <= longest && mended.chars().any(is_visible);
    if fits { Ok(mended.to_owned()) } else { Err(rule()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lose_what_cannot_be_seen() {
        let mended = |text: &str| checked_words(text, 100).expect(text);
        assert_eq!(mended(" well\u{200b} \u{202e}played\u{202c} "), "well played");
        assert_eq!(mended("cafe\u{301}"), "café");
        assert_eq!(mended("می\u{200c}روم"), "می\u{200c}روم", "Persian needs its joiners");
        assert_eq!(mended("👩\u{200d}🚀 ❤\u{fe0f}"), "👩\u{200d}🚀 ❤\u{fe0f}", "and so do emoji");
        assert_eq!(mended("two\nlines"), "two\nlines");
        assert_eq!(mended(&format!("Z{}", "\u{300}".repeat(50))).chars().count(), 1 + MOST_MARKS);
    }

    #[test]
    fn nothing_is_no_word() {
        for text in [
            "",
            "  ",
            "\u{200b}",
            "\u{3164}\u{2800}",
            "\u{200d}",
            "\u{202e}\n",
            "a\u{7}",
            "12345678901",
        ] {
            assert!(checked_words(text, 10).is_err(), "{text:?}");
        }
    }
}
