//! A text with too many characters, as an error of serde: those are only words, so they are written and read in one place.

use std::fmt;

/// A field of a request has more characters than it may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooLong<'a> {
    /// What the field is called.
    pub field: &'a str,
    /// How many characters it may have.
    pub most: usize,
}

const START: &str = "more than ";
const MIDDLE: &str = " characters in `";

impl fmt::Display for TooLong<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{START}{}{MIDDLE}{}`", self.most, self.field)
    }
}

impl<'a> TooLong<'a> {
    /// What an error of serde says, if it is this one.
    #[must_use]
    pub fn read(words: &'a str) -> Option<Self> {
        let (most, field) = words.strip_prefix(START)?.split_once(MIDDLE)?;
        Some(Self { field: field.strip_suffix('`')?, most: most.parse().ok()? })
    }

    pub(crate) fn check<E: serde::de::Error>(self, text: &str) -> Result<(), E> {
        if text.chars().count() <= self.most { Ok(()) } else { Err(E::custom(self)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let told = TooLong { field: "text", most: 64 };
        assert_eq!(TooLong::read(&told.to_string()), Some(told));
        assert_eq!(TooLong::read("more than enough"), None);
    }
}
