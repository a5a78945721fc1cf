//! Names of people.
//!
//! A name is rejected rather than corrected: people should know what others see.

use icu_properties::props::GeneralCategory;
use tetrarch_game::Name;

use super::characters::{category, composed, is_emoji_style, is_invisible, is_mark, made_plain};
use super::reserved::is_reserved;
use crate::refusal::{Refusal, Wrong};

/// The longest name, in characters.
const LONGEST: usize = 40;
/// The most accents on one letter: more pile up over other lines.
const MOST_MARKS: usize = 3;

/// The name that a guest asks for.
pub(crate) fn checked_name(name: &str) -> Result<String, Refusal> {
    let name = tidied(name);
    if !(1..=LONGEST).contains(&name.chars().count()) {
        return Err(Refusal::invalid(&Wrong::NameLength { most: LONGEST }));
    }
    if let Some(letter) = name.chars().find(|letter| !is_allowed(*letter)) {
        let code = Name(format!("U+{:04X}", u32::from(letter)).into());
        return Err(Refusal::invalid(&Wrong::NameCharacter { code }));
    }
    if piles_up(&name) {
        return Err(Refusal::invalid(&Wrong::NameAccents { most: MOST_MARKS }));
    }
    if is_reserved(&name) {
        return Err(Refusal::ReservedName(name));
    }
    Ok(name)
}

/// Composed, with single spaces, without what says how emoji are drawn.
fn tidied(name: &str) -> String {
    let name: String = composed(name).chars().filter(|letter| !is_emoji_style(*letter)).collect();
    // Line ends are not mended: they are refused like other characters that are not on one line.
    let is_space = |letter: char| category(letter) == GeneralCategory::SpaceSeparator;
    let words: Vec<&str> = name.trim().split(is_space).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

fn is_allowed(letter: char) -> bool {
    use GeneralCategory::{
        Control, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let has_no_look = matches!(
        category(letter),
        Control | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    !has_no_look && !is_invisible(letter)
}

fn piles_up(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|letter| {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// A name with every letter replaced by the plain one A to Z that it looks like, if there is one:
/// accounts have plain letters, and no guest may look like one.
pub(crate) fn plain_letters(name: &str) -> String {
    let plain = |letter: char| {
        let skeleton: String =
            unicode_security::skeleton(letter.encode_utf8(&mut [0; 4])).collect();
        if letter.is_ascii() || !skeleton.is_ascii() { letter.to_string() } else { skeleton }
    };
    made_plain(name).chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_names() {
        for name in [
            "Ada",
            "Zoë",
            "Дмитрий",
            "李小龍",
            "محمد",
            "שָׁלוֹם",
            "<b>Bo</b>",
            "🦊 Fox",
            "O'Neil",
            "Guest 7",
        ] {
            assert_eq!(checked_name(name).expect(name), composed(name));
        }
    }

    #[test]
    fn a_name_is_tidied() {
        assert_eq!(checked_name("  Ada \u{a0}\u{2003} Lovelace ").expect("a name"), "Ada Lovelace");
        assert_eq!(checked_name("Zoe\u{308}").expect("a name"), "Zoë");
        assert_eq!(checked_name("❤\u{fe0f} Ada").expect("a name"), "❤ Ada");
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        let wrong = [
            "",
            " ",
            "\u{3164}",
            "\u{2800}",
            "Ada\u{202e}",
            "A\u{200b}da",
            "A\u{ad}da",
            "\u{2066}Ada",
            "A\u{200d}da",
            "A\u{e0041}",
            "Ada\u{feff}",
            "A\nda",
            "A\u{2028}da",
            "\u{e000}",
            "A\u{7}",
            "\u{115f}",
            "a\u{300}\u{300}\u{300}\u{300}\u{300}\u{300}",
        ];
        for name in wrong {
            assert!(checked_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn letters_that_look_alike_are_made_plain() {
        assert_eq!(plain_letters("Аdа"), "Ada", "Cyrillic");
        assert_eq!(plain_letters("Ａｄａ"), "Ada", "wide");
        assert_eq!(plain_letters("Zoë"), "Zoë");
    }
}
