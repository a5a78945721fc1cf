//! Numbers as a language writes them: 12,345.6 or 12.345,6.

use std::convert::Infallible;

use fluent_bundle::FluentValue;
use fluent_bundle::memoizer::MemoizerKind;
use intl_memoizer::Memoizable;
use tetrarch_game::Message;
use unic_langid::LanguageIdentifier;

use crate::Language;

/// Two numbers as a language writes them: `1,234 12,345.6`.
const SAMPLE: &str = "number-sample";

/// How a language writes numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NumberFormat {
    /// What stands between thousands.
    group: String,
    /// What stands before the decimals.
    point: String,
    /// Whether four digits are grouped too.
    groups_four: bool,
}

impl NumberFormat {
    pub(crate) fn of(language: Language) -> Self {
        let sample = Message::new(SAMPLE);
        let sample = language.said(&sample).or_else(|| Language::ENGLISH.said(&sample));
        sample.as_deref().and_then(Self::read).expect("every language has a sample of its numbers")
    }

    fn read(sample: &str) -> Option<Self> {
        let (short, long) = sample.split_once(' ')?;
        let (group, rest) = long.strip_prefix("12")?.split_once("345")?;
        Some(Self {
            group: group.to_owned(),
            point: rest.strip_suffix('6')?.to_owned(),
            groups_four: short != "1234",
        })
    }

    /// A number that is written as programs do: `-1234.5`.
    pub(crate) fn written(&self, number: &str) -> String {
        let (whole, decimals) = number.split_once('.').unwrap_or((number, ""));
        let start = whole.find(|sign: char| sign.is_ascii_digit()).unwrap_or(whole.len());
        let (sign, digits) = whole.split_at(start);
        let is_grouped = digits.len() > 4 || (digits.len() == 4 && self.groups_four);
        let mut text = sign.to_owned();
        for (place, digit) in digits.chars().enumerate() {
            if is_grouped && place > 0 && (digits.len() - place).is_multiple_of(3) {
                text += &self.group;
            }
            text.push(digit);
        }
        if !decimals.is_empty() {
            text += &self.point;
            text += decimals;
        }
        text
    }
}

impl Memoizable for NumberFormat {
    type Args = ();
    type Error = Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, Infallible> {
        Ok(Self::of(Language::of(&language.to_string()).unwrap_or(Language::ENGLISH)))
    }
}

/// Has a bundle write its numbers as its language does.
pub(crate) fn group_digits<M: MemoizerKind>(
    value: &FluentValue<'_>,
    memoizer: &M,
) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let written = memoizer.with_try_get_threadsafe::<NumberFormat, _, _>((), |format| {
        format.written(&number.as_string())
    });
    let Ok(written) = written;
    Some(written)
}

#[cfg(test)]
mod tests {
    use super::NumberFormat;

    #[test]
    fn digits_are_grouped_as_in_the_sample() {
        let english = NumberFormat::read("1,234 12,345.6").unwrap();
        for (number, written) in [
            ("0", "0"),
            ("999", "999"),
            ("1000", "1,000"),
            ("-1234567", "-1,234,567"),
            ("+12.50", "+12.50"),
            ("12345.678", "12,345.678"),
            ("inf", "inf"),
        ] {
            assert_eq!(english.written(number), written);
        }
        let spanish = NumberFormat::read("1234 12.345,6").unwrap();
        assert_eq!(spanish.written("1234"), "1234");
        assert_eq!(spanish.written("12345.5"), "12.345,5");
        let swedish = NumberFormat::read("1\u{a0}234 12\u{a0}345,6").unwrap();
        assert_eq!(swedish.written("1234"), "1\u{a0}234");
    }

    #[test]
    fn every_language_has_a_sample() {
        for language in crate::Language::all() {
            let format = NumberFormat::of(language);
            assert_ne!(format.group, format.point, "{}", language.id());
        }
    }
}
