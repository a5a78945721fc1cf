//! The languages there are, each with its messages.

use std::io::Read as _;
use std::sync::OnceLock;

use flate2::read::ZlibDecoder;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tetrarch_game::{Message, Said};
use unic_langid::LanguageIdentifier;

use crate::numbers::group_digits;
use crate::value::value;

type Bundle = FluentBundle<FluentResource>;

/// Each language's id and its messages, compressed.
static LANGUAGES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The messages of each language, read when they are first needed.
static BUNDLES: [OnceLock<Bundle>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

/// A language in which messages can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(&'static str);

impl Language {
    /// The language that all others are translated from.
    pub const ENGLISH: Self = Self("en");

    /// Every language, by id.
    pub fn all() -> impl Iterator<Item = Self> {
        LANGUAGES.iter().map(|&(id, _)| Self(id))
    }

    /// The language of an id: `en`.
    #[must_use]
    pub fn of(id: &str) -> Option<Self> {
        Self::all().find(|language| language.0 == id)
    }

    /// Its id: `en`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// A message in words: of this language if it has it, else in English. A message that does not exist shows its id and what it
    /// is about; a test sees to it that none is missing.
    #[must_use]
    pub fn say(self, said: &impl Said) -> String {
        self.find(said).unwrap_or_else(|| plain(&said.message()))
    }

    /// The same, if there is such a message.
    #[must_use]
    pub fn find(self, said: &impl Said) -> Option<String> {
        let message = said.message();
        self.said(&message).or_else(|| Self::ENGLISH.said(&message))
    }

    pub(crate) fn said(self, message: &Message) -> Option<String> {
        let pattern = self.bundle().get_message(&message.id)?.value()?;
        let values = message.args.iter().map(|(name, arg)| (name.as_ref(), value(self, arg)));
        let values: FluentArgs<'_> = values.collect();
        let mut errors = Vec::new();
        let text = self.bundle().format_pattern(pattern, Some(&values), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}: {errors:?}", plain(message));
        Some(text)
    }

    /// `SIDE($side)` of a Fluent file: what a side is called, the message `side-south`; `SIDE($side, form: "accusative")` is an
    /// attribute of that message, in languages that need it.
    fn side(self, words: &[FluentValue<'_>], named: &FluentArgs<'_>) -> FluentValue<'static> {
        let [FluentValue::String(side)] = words else { return FluentValue::Error };
        let Some(message) = self.bundle().get_message(&format!("side-{side}")) else {
            return FluentValue::from(side.to_string());
        };
        let form = match named.get("form") {
            Some(FluentValue::String(form)) => message.get_attribute(form).map(|form| form.value()),
            _ => None,
        };
        match form.or(message.value()) {
            Some(pattern) => {
                let text = self.bundle().format_pattern(pattern, None, &mut Vec::new());
                FluentValue::from(text.into_owned())
            }
            None => FluentValue::Error,
        }
    }

    fn bundle(self) -> &'static Bundle {
        let place = LANGUAGES.iter().position(|&(id, _)| id == self.0);
        let place = place.expect("a language is one of the list");
        BUNDLES[place].get_or_init(|| bundle(self, LANGUAGES[place].1))
    }
}

/// A message that no language has, for the developer who has to add it.
fn plain(message: &Message) -> String {
    format!("{} {:?}", message.id, message.args)
}

fn bundle(language: Language, compressed: &[u8]) -> Bundle {
    let id: LanguageIdentifier = language.0.parse().expect("a folder is named after a language");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(group_digits));
    bundle.add_builtins().expect("the first functions");
    bundle
        .add_function("SIDE", move |words, named| language.side(words, named))
        .expect("the only function of this name");
    let mut text = String::new();
    ZlibDecoder::new(compressed).read_to_string(&mut text).expect("compressed by the build script");
    let resource = FluentResource::try_new(text);
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"));
    bundle
}
