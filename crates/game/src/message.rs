//! What is said to people: the id of a message and its arguments, never a finished sentence.
//!
//! The sentences are Fluent files, `messages/<language>/**/*.ftl`; `crates/messages` and the page render them. Rules, tables and
//! the server only name a message and say what it is about, so a game that was played in one language can be read in any other.
//!
//! To add a message: add a variant to an enum of [`messages!`](crate::messages!), or a new such enum, with its arguments as
//! fields; list the enum in the crate's `messages()` if it is new; write the sentence in `messages/en`. A test of
//! `crates/messages` holds the ids and arguments of all crates against the files.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

/// A word of a program: an id, the name of an argument.
pub type Word = Cow<'static, str>;

/// One message: an id and what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// Stable, in kebab case: `hus-illegal-empty-pit`.
    pub id: Word,
    /// What is told, by name.
    #[cfg_attr(feature = "serde", serde(default))]
    pub args: BTreeMap<Word, Arg>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Arg {
    /// A number; languages choose a plural form by it.
    Whole(i64),
    /// A number with digits after the point, or with a sign.
    Decimal {
        /// As programs write it: `60.0`, `+12`.
        decimal: String,
    },
    /// The name of a cell or a file as it stands, or a word that languages choose a form by.
    Word(Word),
    /// What a person or a program wrote.
    Text {
        /// As it was written.
        text: String,
    },
    /// Several things, all of them: joined by "and".
    All {
        /// In order.
        all: Vec<Arg>,
    },
    /// Several things, one of them: joined by "or".
    Any {
        /// In order.
        any: Vec<Arg>,
    },
    /// A message within a message: a whole sentence or a name.
    Message(Box<Message>),
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(id: impl Into<Word>) -> Self {
        Self { id: id.into(), args: BTreeMap::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Word>, value: &impl Argument) -> Self {
        self.args.insert(name.into(), value.arg());
        self
    }
}

/// How a program says messages where it has no other language to choose.
static SPEAKER: OnceLock<fn(&Message) -> String> = OnceLock::new();

/// Has every message that is written out said in words, in this process. A program with one language calls it when it starts;
/// without it messages are written as ids and arguments, for logs and tests.
pub fn speak_with(speaker: fn(&Message) -> String) {
    // The first speaker stays.
    let _ = SPEAKER.set(speaker);
}

/// In words, if the program [has a speaker](speak_with); else for programs: `hus-illegal-endless-sowing (laps: 5000, pit: a1)`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match SPEAKER.get() {
            Some(speaker) => f.write_str(&speaker(self)),
            None => f.write_str(&self.plain()),
        }
    }
}

impl Message {
    /// For programs, the same in every language: `hus-illegal-endless-sowing (laps: 5000, pit: a1)`. For what is stored.
    #[must_use]
    pub fn plain(&self) -> String {
        let args = self.args.iter().map(|(name, value)| format!("{name}: {}", value.plain()));
        let args: Vec<String> = args.collect();
        if args.is_empty() {
            self.id.to_string()
        } else {
            format!("{} ({})", self.id, args.join(", "))
        }
    }
}

impl Arg {
    /// For programs, the same in every language.
    fn plain(&self) -> String {
        match self {
            Self::All { all: items } | Self::Any { any: items } => {
                let items: Vec<String> = items.iter().map(Self::plain).collect();
                format!("[{}]", items.join(", "))
            }
            Self::Message(message) => message.plain(),
            Self::Whole(_) | Self::Decimal { .. } | Self::Word(_) | Self::Text { .. } => {
                self.to_string()
            }
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(number) => write!(f, "{number}"),
            Self::Decimal { decimal } => f.write_str(decimal),
            Self::Word(word) => f.write_str(word),
            Self::Text { text } => write!(f, "{text:?}"),
            Self::All { all: items } | Self::Any { any: items } => {
                f.write_str("[")?;
                for (index, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
            Self::Message(message) => write!(f, "{message}"),
        }
    }
}

/// What kind of argument a message takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgKind {
    /// A number.
    Whole,
    /// A number with digits after the point: [`Decimal`].
    Decimal,
    /// A name that is shown as it is: a cell, a pit, an id that is typed.
    Name,
    /// A word to choose a form by; it is never shown itself.
    Choice(&'static [&'static str]),
    /// What a seat is called, as a word to choose a form by: [`Side`].
    Side,
    /// Text that a person wrote.
    Text,
    /// Several of them.
    List,
    /// Another message.
    Message,
}

/// A message that there is, with the arguments that it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageSpec {
    /// The id.
    pub id: &'static str,
    /// Each argument.
    pub args: &'static [(&'static str, ArgKind)],
}

/// Something that can be said.
pub trait Said {
    /// What is to be said.
    fn message(&self) -> Message;
}

impl Said for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// One of a list of messages. Made by [`messages!`](crate::messages!).
pub trait MessageKind: Said {
    /// Every message of this kind.
    const MESSAGES: &'static [MessageSpec];

    /// The last part of the id, which is enough among messages of the same kind: `empty-pit`.
    fn key(&self) -> &'static str;
}

/// Something that a message can be about.
pub trait Argument {
    /// What kind of argument it is.
    const KIND: ArgKind;

    /// The argument.
    fn arg(&self) -> Arg;

    /// The argument as one of a list, where no form can be chosen by it.
    fn item(&self) -> Arg {
        self.arg()
    }
}

/// What a seat is called in a game: `south`, `white`; `seat-1` where a seat has no name of its own yet.
/// A word to choose a form by, because other languages need cases and genders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Side(pub &'static str);

impl Side {
    /// What an unnamed player of this side is called in records, whatever the language: `South`, `Seat 1`.
    #[must_use]
    pub fn in_records(self) -> String {
        let mut letters = self.0.chars().map(|letter| if letter == '-' { ' ' } else { letter });
        let capital = letters.next().into_iter().flat_map(char::to_uppercase);
        capital.chain(letters).collect()
    }
}

/// The name alone.
impl Said for Side {
    fn message(&self) -> Message {
        Message::new(format!("side-{}", self.0))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A name that is shown as it is in every language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(pub Word);

impl Name {
    /// The name of something that can be written.
    pub fn of(named: &impl fmt::Display) -> Self {
        Self(named.to_string().into())
    }
}

/// A number with a fixed count of digits after the point, written as each language does: `60.0`, `60,0`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decimal(String);

impl Decimal {
    /// A number with this count of digits after the point.
    #[must_use]
    pub fn new(number: f64, digits: usize) -> Self {
        Self(format!("{number:.digits$}"))
    }

    /// The same with its sign, whether it is positive or negative.
    #[must_use]
    pub fn signed(number: f64, digits: usize) -> Self {
        Self(format!("{number:+.digits$}"))
    }
}

impl Argument for Decimal {
    const KIND: ArgKind = ArgKind::Decimal;

    fn arg(&self) -> Arg {
        Arg::Decimal { decimal: self.0.clone() }
    }
}

/// One of several; joined by "or".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyOf<T>(pub Vec<T>);

impl AnyOf<Name> {
    /// One of these words.
    #[must_use]
    pub fn words(words: &[&'static str]) -> Self {
        words.iter().map(|word| Name((*word).into())).collect()
    }
}

impl<T> FromIterator<T> for AnyOf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

macro_rules! whole {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            const KIND: ArgKind = ArgKind::Whole;

            fn arg(&self) -> Arg {
                Arg::Whole(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}

whole!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl Argument for bool {
    const KIND: ArgKind = ArgKind::Choice(&["yes", "no"]);

    fn arg(&self) -> Arg {
        Arg::Word(if *self { "yes" } else { "no" }.into())
    }
}

impl Argument for Side {
    const KIND: ArgKind = ArgKind::Side;

    fn arg(&self) -> Arg {
        Arg::Word(self.0.into())
    }

    fn item(&self) -> Arg {
        self.message().arg()
    }
}

impl Argument for Name {
    const KIND: ArgKind = ArgKind::Name;

    fn arg(&self) -> Arg {
        Arg::Word(self.0.clone())
    }
}

impl Argument for crate::Seat {
    const KIND: ArgKind = ArgKind::Whole;

    fn arg(&self) -> Arg {
        self.number().arg()
    }
}

impl Argument for String {
    const KIND: ArgKind = ArgKind::Text;

    fn arg(&self) -> Arg {
        Arg::Text { text: self.clone() }
    }
}

impl Argument for char {
    const KIND: ArgKind = ArgKind::Text;

    fn arg(&self) -> Arg {
        Arg::Text { text: self.to_string() }
    }
}

impl<T: Argument> Argument for Vec<T> {
    const KIND: ArgKind = ArgKind::List;

    fn arg(&self) -> Arg {
        Arg::All { all: self.iter().map(Argument::item).collect() }
    }
}

impl<T: Argument> Argument for AnyOf<T> {
    const KIND: ArgKind = ArgKind::List;

    fn arg(&self) -> Arg {
        Arg::Any { any: self.0.iter().map(Argument::item).collect() }
    }
}

impl<T: Argument> Argument for Box<T> {
    const KIND: ArgKind = T::KIND;

    fn arg(&self) -> Arg {
        (**self).arg()
    }
}

impl Argument for Message {
    const KIND: ArgKind = ArgKind::Message;

    fn arg(&self) -> Arg {
        Arg::Message(Box::new(self.clone()))
    }
}

/// The kind of argument that a function makes of something else.
#[must_use]
pub const fn kind_of<T, A: Argument>(_: fn(&T) -> A) -> ArgKind {
    A::KIND
}

/// The kind of a field's argument; a part of [`messages!`](crate::messages!).
#[doc(hidden)]
#[macro_export]
macro_rules! argument_kind {
    ($type:ty) => {
        <$type as $crate::Argument>::KIND
    };
    ($type:ty, $as:path) => {
        $crate::kind_of::<$type, _>($as)
    };
}

/// The argument of a field; a part of [`messages!`](crate::messages!).
#[doc(hidden)]
#[macro_export]
macro_rules! argument {
    ($field:ident) => {
        $field
    };
    ($field:ident, $as:path) => {
        &$as($field)
    };
}

/// Something whose name is shown as it is in every language: `named_argument!(Pit)`.
#[macro_export]
macro_rules! named_argument {
    ($type:ty) => {
        impl $crate::Argument for $type {
            const KIND: $crate::ArgKind = $crate::ArgKind::Name;

            fn arg(&self) -> $crate::Arg {
                $crate::Arg::Word(self.to_string().into())
            }
        }
    };
}

/// An enum of messages. Its variants are what can be said, their fields the arguments.
///
/// ```
/// tetrarch_game::messages! {
///     /// Why a pit may not be chosen.
///     #[derive(Clone, PartialEq, Debug)]
///     pub enum Illegal as "hus-illegal" {
///         /// A move needs two seeds.
///         "single-seed" = SingleSeed {
///             /// The column.
///             column: u8,
///         },
///         /// The game has not begun.
///         "too-early" = TooEarly,
///     }
/// }
///
/// use tetrarch_game::{MessageKind, Said};
/// let message = Illegal::SingleSeed { column: 3 }.message();
/// assert_eq!(message.to_string(), "hus-illegal-single-seed (column: 3)");
/// assert_eq!(Illegal::TooEarly.key(), "too-early");
/// assert_eq!(Illegal::MESSAGES.len(), 2);
/// ```
///
/// `owner: Seat as colour` gives the message what the function `colour` makes of the field.
///
/// Variants that only pass on a message of another kind come after a semicolon, with their key: `; "options" = Options(OptionsError)`.
#[macro_export]
macro_rules! messages {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident as $prefix:literal {
            $(
                $(#[$variant_meta:meta])*
                $id:literal = $variant:ident $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty $(as $as:path)? ),* $(,)? })?
            ),* $(,)?
            $(; $( $(#[$inner_meta:meta])* $outer_id:literal = $outer:ident($inner:ty) ),* $(,)? )?
        }
    ) => {
        $(#[$meta])*
        $visibility enum $name {
            $( $(#[$variant_meta])* $variant $({ $( $(#[$field_meta])* $field: $type ),* })?, )*
            $($( $(#[$inner_meta])* $outer($inner), )*)?
        }

        impl $crate::Said for $name {
            fn message(&self) -> $crate::Message {
                match self {
                    $( Self::$variant $({ $($field),* })? => {
                        $crate::Message::new(concat!($prefix, "-", $id)) $($( .with(stringify!($field), $crate::argument!($field $(, $as)?)) )*)?
                    } )*
                    $($( Self::$outer(inner) => $crate::Said::message(inner), )*)?
                }
            }
        }

        impl $crate::MessageKind for $name {
            const MESSAGES: &'static [$crate::MessageSpec] = &[
                $( $crate::MessageSpec {
                    id: concat!($prefix, "-", $id),
                    args: &[ $($( (stringify!($field), $crate::argument_kind!($type $(, $as)?)) ),*)? ],
                } ),*
            ];

            fn key(&self) -> &'static str {
                match self {
                    $( Self::$variant { .. } => $id, )*
                    $($( Self::$outer(_) => $outer_id, )*)?
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::Said::message(self), f)
            }
        }

        impl ::std::error::Error for $name {}

        $($( impl ::std::convert::From<$inner> for $name {
            fn from(inner: $inner) -> Self {
                Self::$outer(inner)
            }
        } )*)?
    };
}
