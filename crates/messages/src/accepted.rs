//! Which language a client or a person asks for.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use crate::Language;

impl Language {
    /// The language that fits the header `Accept-Language` of a request best (RFC 9110, 12.5.4): the wish of the greatest weight that
    /// can be met, by that language or by one of another region. English if no wish can be met, and if what is asked for is
    /// unreadable.
    ///
    /// ```
    /// use tetrarch_messages::Language;
    ///
    /// assert_eq!(Language::accepted("tlh, en-GB;q=0.8"), Language::ENGLISH);
    /// ```
    #[must_use]
    pub fn accepted(header: &str) -> Self {
        let available: Vec<LanguageIdentifier> = Self::all().map(Self::identifier).collect();
        let wishes = wishes(header);
        let met = negotiate_languages(&wishes, &available, None, NegotiationStrategy::Lookup);
        let met = met
            .first()
            .and_then(|found| Self::all().find(|language| language.identifier() == **found));
        met.unwrap_or(Self::ENGLISH)
    }

    fn identifier(self) -> LanguageIdentifier {
        self.id().parse().expect("a folder is named after a language")
    }
}

/// How much of the header is read: more than any browser sends.
const LONGEST: usize = 1_000;
const MOST: usize = 50;

/// The beginning of the header that is read, up to the end of a wish.
fn beginning(header: &str) -> &str {
    if header.len() <= LONGEST {
        return header;
    }
    let end = header.as_bytes()[..=LONGEST].iter().rposition(|byte| *byte == b',');
    // A comma is one byte, so what is before it is whole letters.
    end.map_or("", |end| &header[..end])
}

/// The languages of the header, the greatest weight first. What is refused (`q=0`) and what names no language is left out.
fn wishes(header: &str) -> Vec<LanguageIdentifier> {
    let mut wishes: Vec<(f32, LanguageIdentifier)> =
        beginning(header).split(',').take(MOST).filter_map(wish).collect();
    // Of the same weight, what comes first is wished for more.
    wishes.sort_by(|one, other| other.0.total_cmp(&one.0));
    wishes.into_iter().map(|(_, language)| language).collect()
}

fn wish(part: &str) -> Option<(f32, LanguageIdentifier)> {
    let mut words = part.split(';').map(str::trim);
    let language = words.next()?.parse().ok()?;
    let weight = match words.find_map(|word| word.strip_prefix("q=").or(word.strip_prefix("Q="))) {
        Some(weight) => weight.parse().ok().filter(|weight| (0.0..=1.0).contains(weight))?,
        None => 1.0,
    };
    (weight > 0.0).then_some((weight, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(header: &str) -> Vec<String> {
        wishes(header).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn wishes_are_ordered_by_their_weight() {
        assert_eq!(order("da, en-gb;q=0.8, en;q=0.7"), ["da", "en-GB", "en"]);
        assert_eq!(order("en;q=0.1,cs;q=0.9 , de ; q=0.5"), ["cs", "de", "en"]);
        assert_eq!(order("fr;q=0.5,de;q=0.5"), ["fr", "de"]);
    }

    #[test]
    fn what_is_refused_or_unreadable_is_left_out() {
        for header in ["", "*", "de;q=0", "de;q=2", "de;q=x", "de;q=NaN", "???", ";;;,,,", "a b"] {
            assert_eq!(order(header), Vec::<String>::new(), "{header}");
        }
    }

    #[test]
    fn a_language_stands_for_its_regions() {
        for language in Language::all() {
            let header = format!("tlh, {}-ZZ;q=0.3, xx;q=0.2", language.id());
            assert_eq!(Language::accepted(&header), language, "{header}");
        }
    }

    #[test]
    fn of_a_long_header_only_the_beginning_is_read() {
        let many = "tlh,".repeat(100_000);
        assert_eq!(Language::accepted(&format!("{many}de")), Language::ENGLISH);
        assert_eq!(Language::accepted(&format!("de,{many}")).id(), "de");
        assert!(wishes(&many).len() <= MOST);
        assert_eq!(beginning(&"x".repeat(400_000)), "");
        let letters = "é".repeat(LONGEST);
        assert_eq!(beginning(&format!("de,{letters}")), "de");
    }

    #[test]
    fn what_cannot_be_had_is_english() {
        for header in ["", "*", "tlh", "en;q=0", "\u{0}"] {
            assert_eq!(Language::accepted(header), Language::ENGLISH, "{header}");
        }
    }
}
