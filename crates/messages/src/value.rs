//! Arguments of messages as Fluent takes them.

use fluent_bundle::FluentValue;
use tetrarch_game::{Arg, Message, Name};

use crate::Language;
use crate::numbers::NumberFormat;

/// An argument as a number to choose a plural form by, or as text.
pub(crate) fn value(language: Language, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Whole(number) => FluentValue::from(*number),
        _ => FluentValue::from(words(language, arg)),
    }
}

fn words(language: Language, arg: &Arg) -> String {
    match arg {
        Arg::Whole(number) => NumberFormat::of(language).written(&number.to_string()),
        Arg::Decimal { decimal } => NumberFormat::of(language).written(decimal),
        Arg::Word(word) => word.to_string(),
        Arg::Text { text } => plain(text),
        Arg::All { all } => {
            joined(language, all, ["list-all-two", "list-all-more", "list-all-last"])
        }
        Arg::Any { any } => {
            joined(language, any, ["list-any-two", "list-any-more", "list-any-last"])
        }
        Arg::Message(message) => language.say(&**message),
    }
}

/// Text that a person wrote, on one line and without control characters.
fn plain(text: &str) -> String {
    let escaped = |sign: char| {
        if sign.is_control() { sign.escape_default().to_string() } else { sign.to_string() }
    };
    text.chars().map(escaped).collect()
}

/// A list as the language writes it: of two, one more in the middle, the last of several.
fn joined(language: Language, items: &[Arg], [two, more, last]: [&'static str; 3]) -> String {
    let words: Vec<String> = items.iter().map(|item| words(language, item)).collect();
    let join = |pattern, first: String, second: &String| {
        let message = Message::new(pattern).with("first", &Name(first.into()));
        language.say(&message.with("second", &Name(second.clone().into())))
    };
    match &words[..] {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => join(two, first.clone(), second),
        [first, middle @ .., end] => {
            let before = middle.iter().fold(first.clone(), |list, item| join(more, list, item));
            join(last, before, end)
        }
    }
}
