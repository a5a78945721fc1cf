//! Characters that show nothing, or change how others are shown.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{BidiControl, DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};

/// Joins letters and emoji, or keeps letters apart: Persian and many emoji need them.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];
/// Whether an emoji is drawn in colour.
const EMOJI_STYLES: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];
/// The empty cell of Braille: a symbol without ink.
const BRAILLE_BLANK: char = '\u{2800}';

/// The text with accents joined to their letters, as Unicode recommends for the exchange of text (NFC).
pub(super) fn composed(text: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned()
}

/// The same with letters that only look different made plain, wide or bold ones for example (NFKC).
pub(super) fn made_plain(text: &str) -> String {
    ComposingNormalizerBorrowed::new_nfkc().normalize(text).into_owned()
}

pub(super) fn category(letter: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(letter)
}

/// Whether a character has no ink of its own, or turns the direction of text.
pub(super) fn is_invisible(letter: char) -> bool {
    letter == BRAILLE_BLANK
        || category(letter) == GeneralCategory::Format
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
        || CodePointSetData::new::<BidiControl>().contains(letter)
}

/// Whether a character is invisible and yet part of how words and emoji are written.
pub(super) fn is_needed_in_words(letter: char) -> bool {
    JOINERS.contains(&letter) || EMOJI_STYLES.contains(&letter)
}

pub(super) fn is_emoji_style(letter: char) -> bool {
    EMOJI_STYLES.contains(&letter)
}

/// Whether a character stands on another one.
pub(super) fn is_mark(letter: char) -> bool {
    matches!(category(letter), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Whether a character can be seen.
pub(super) fn is_visible(letter: char) -> bool {
    !letter.is_whitespace() && !is_invisible(letter)
}
