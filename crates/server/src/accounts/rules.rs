//! What names and passwords must be like.

use std::ops::RangeInclusive;

use tetrarch_protocol::Password;

use crate::refusal::{Refusal, Wrong};
use crate::text::{checked_words, is_reserved, looks_like_a_guest};

const NAME_LENGTH: RangeInclusive<usize> = 2..=24;
/// In characters. More would only make hashing slow, less is guessed.
const PASSWORD_LENGTH: RangeInclusive<usize> = 8..=200;
const LABEL_LENGTH: RangeInclusive<usize> = 1..=40;

/// Whether a name is allowed: plain letters, so that no name looks like another.
pub(super) fn check_name(name: &str) -> Result<(), Refusal> {
    let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let fits = NAME_LENGTH.contains(&name.len())
        && name.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && name.chars().all(is_allowed);
    if !fits {
        let (least, most) = NAME_LENGTH.into_inner();
        return Err(Refusal::malformed(&Wrong::AccountName { least, most }));
    }
    if is_reserved(name) || looks_like_a_guest(name) {
        return Err(Refusal::ReservedName(name.to_owned()));
    }
    Ok(())
}

/// Whether a password is long enough.
pub(super) fn check_password(password: &Password) -> Result<(), Refusal> {
    let fits = PASSWORD_LENGTH.contains(&password.expose().chars().count());
    let (least, most) = PASSWORD_LENGTH.into_inner();
    fits.then_some(()).ok_or_else(|| Refusal::malformed(&Wrong::Password { least, most }))
}

/// Whether a token may be called so.
pub(super) fn check_label(label: &str) -> Result<(), Refusal> {
    if !LABEL_LENGTH.contains(&label.chars().count()) {
        return Err(Refusal::malformed(&Wrong::LabelLength { most: *LABEL_LENGTH.end() }));
    }
    let fits = label.trim() == label
        && !label.contains(['/', '\n'])
        && checked_words(label, *LABEL_LENGTH.end()).is_ok_and(|words| words == label);
    fits.then_some(()).ok_or_else(|| Refusal::invalid(&Wrong::Label))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain() {
        for name in ["Ada", "a1", "x-Y_z", &"a".repeat(24)] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        for name in ["Admin", "Computer", "Guest7", "tetrarch_2"] {
            assert!(matches!(check_name(name), Err(Refusal::ReservedName(_))), "{name}");
        }
        for name in ["", "A", "1a", "-a", "A da", "Ádá", "a.b", &"a".repeat(25)] {
            assert!(check_name(name).is_err(), "{name}");
        }
    }

    #[test]
    fn passwords_are_counted_in_characters() {
        let check = |text: &str| check_password(&Password::new(text.to_owned()));
        assert!(check("ÄÖÜäöüßé").is_ok());
        assert!(check("short").is_err());
        assert!(check(&"x".repeat(201)).is_err());
    }

    #[test]
    fn labels_fit_into_a_path() {
        assert!(check_label("my first bot").is_ok());
        for label in ["", " bot", "a/b", "a\nb", "a\u{202e}b", &"x".repeat(41)] {
            assert!(check_label(label).is_err(), "{label:?}");
        }
    }
}
