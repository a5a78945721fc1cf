//! Every language can say every message, and a folder is all that a language needs.

use std::fs;

use tetrarch_game::{Arg, ArgKind, Message, Side};
use tetrarch_messages::Language;

#[allow(dead_code, reason = "only the list of languages is tested")]
#[path = "../build.rs"]
mod build;
#[path = "every_message/specs.rs"]
mod specs;

use self::specs::specs;

/// Numbers of every plural form there is in any language.
const NUMBERS: [i64; 8] = [0, 1, 2, 3, 5, 11, 100, 1_000_000];

/// An argument as a program may pass it.
fn arg(kind: ArgKind, number: i64) -> Arg {
    match kind {
        ArgKind::Whole => Arg::Whole(number),
        ArgKind::Decimal => Arg::Decimal { decimal: format!("{number}.5") },
        ArgKind::Name => Arg::Word("e5".into()),
        ArgKind::Choice(words) => {
            let index = usize::try_from(number).expect("not negative") % words.len();
            Arg::Word(words[index].into())
        }
        ArgKind::Side => Arg::Word("south".into()),
        ArgKind::Text => Arg::Text { text: "Ada".to_owned() },
        ArgKind::List => Arg::All { all: vec![Arg::Whole(1), Arg::Whole(2), Arg::Whole(3)] },
        ArgKind::Message => Arg::Message(Box::new(Message::new("side-south"))),
    }
}

/// Whether Fluent has written what it could not say: `{$seeds}`, `{hus-laps}`, `{SIDE()}`.
fn has_gap(said: &str) -> bool {
    let after = said.split('{').skip(1);
    after.into_iter().any(|rest| rest.starts_with(|sign: char| sign == '$' || sign.is_alphabetic()))
}

/// With debug assertions a message that cannot be said, for want of an argument or of a reference, panics.
#[test]
fn every_language_says_every_message() {
    for language in Language::all() {
        for spec in specs() {
            for number in NUMBERS {
                let args =
                    spec.args.iter().map(|(name, kind)| ((*name).into(), arg(*kind, number)));
                let message = Message { id: spec.id.into(), args: args.collect() };
                let said = language.find(&message);
                let said = said.unwrap_or_else(|| panic!("{}: {}", language.id(), spec.id));
                let is_whole = !said.is_empty() && !has_gap(&said);
                assert!(is_whole, "{}: {}: {said}", language.id(), spec.id);
            }
        }
        assert_ne!(language.say(&Side("south")), "side-south", "{}", language.id());
    }
}

#[test]
fn a_folder_is_a_language() {
    let messages = tempfile::tempdir().expect("a folder");
    for (file, text) in [
        ("en/rules/sides.ftl", "side-south = South\n"),
        ("eo/rules/sides.ftl", "side-south = Sudo\n"),
        ("eo/page/shell.ftl", "nav = Menuo\n"),
        ("eo/glossary.md", "# Vortoj\n"),
        ("README.md", "# What people read\n"),
    ] {
        let path = messages.path().join(file);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    let languages = build::languages(messages.path(), None);
    let expected = [("en", "side-south = South\n"), ("eo", "side-south = Sudo\n")];
    let expected = expected.map(|(id, text)| (id.to_owned(), text.to_owned()));
    assert_eq!(languages, expected, "without the page's own words and the glossary");
}
