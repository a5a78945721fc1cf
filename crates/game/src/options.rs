//! What can be chosen before a game: variants, which are named sets of options, and options,
//! each with its values, its default and the reason it exists.

use std::fmt::Debug;

use crate::{AnyOf, Message, Name, messages};

/// The options of one game as a typed struct, with their description for every front end.
pub trait GameOptions: Clone + Eq + Debug + Send + Sync + 'static {
    /// The variants; the first is the default.
    fn variants() -> &'static [VariantSpec];

    /// The options, in the order they are shown.
    fn specs() -> &'static [OptionSpec];

    /// The typed options of checked values.
    ///
    /// # Errors
    /// If values that are right one by one cannot be played together.
    fn from_values(values: &OptionValues) -> Result<Self, OptionsError>;

    /// The options of a variant, some of them set by hand.
    ///
    /// # Errors
    /// If the variant, an option or a value does not exist; says which do.
    fn choose(variant: Option<&str>, set: &[(&str, &str)]) -> Result<Self, OptionsError> {
        Self::from_values(&OptionValues::choose(Self::variants(), Self::specs(), variant, set)?)
    }
}

/// A named set of options.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct VariantSpec {
    /// Stable, in kebab case.
    pub id: &'static str,
    /// As records write it, whatever the language. People read the message [`names::variant`](crate::names::variant).
    pub name: &'static str,
    /// How many seats it has.
    pub seats: u8,
    /// The options that differ from their defaults.
    pub sets: Vec<(&'static str, &'static str)>,
}

/// One thing that can be chosen.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OptionSpec {
    /// Stable, in kebab case.
    pub id: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value it has unless a variant or a player says otherwise.
    pub default: &'static str,
}

/// The values of an option.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "type"))]
pub enum OptionKind {
    /// One of a few words.
    Choice {
        /// The words, in the order they are shown.
        choices: Vec<&'static str>,
    },
    /// A whole number in a range, both ends included.
    Whole {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// `true` or `false`.
    Flag,
}

/// The values of an option that is one of a few words. Made by [`choices!`](crate::choices!), so that a value that is added can
/// be chosen, read and written at once.
pub trait Choices: Copy + Sized + 'static {
    /// Every value, in the order they are shown.
    const ALL: &'static [Self];

    /// Its stable id, in kebab case.
    fn id(self) -> &'static str;
}

impl OptionKind {
    /// One of the words of a type.
    #[must_use]
    pub fn choice<C: Choices>() -> Self {
        Self::Choice { choices: C::ALL.iter().map(|choice| choice.id()).collect() }
    }
}

/// An enum of the values of an option, each with its id.
///
/// ```
/// tetrarch_game::choices! {
///     /// Which way seeds are sown.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Direction {
///         /// As on a clock.
///         "clockwise" = Clockwise,
///         /// Against it.
///         "counter-clockwise" = CounterClockwise,
///     }
/// }
///
/// use tetrarch_game::Choices;
/// assert_eq!(Direction::ALL.len(), 2);
/// assert_eq!(Direction::Clockwise.id(), "clockwise");
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $( $(#[$variant_meta:meta])* $id:literal = $variant:ident ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $visibility enum $name {
            $( $(#[$variant_meta])* $variant, )*
        }

        impl $crate::Choices for $name {
            const ALL: &'static [Self] = &[$( Self::$variant ),*];

            fn id(self) -> &'static str {
                match self {
                    $( Self::$variant => $id, )*
                }
            }
        }
    };
}

impl OptionSpec {
    /// Checks one value.
    ///
    /// # Errors
    /// Says which values the option takes.
    pub fn check(&self, value: &str) -> Result<(), OptionsError> {
        let right = match &self.kind {
            OptionKind::Choice { choices } => choices.contains(&value),
            OptionKind::Whole { min, max } => {
                let plain = !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
                plain && value.parse::<u32>().is_ok_and(|number| (*min..=*max).contains(&number))
            }
            OptionKind::Flag => matches!(value, "true" | "false"),
        };
        if right {
            return Ok(());
        }
        let (option, value) = (Name(self.id.into()), value.to_owned());
        Err(match self.kind {
            OptionKind::Choice { ref choices } => {
                OptionsError::NotAChoice { option, value, known: names(choices.iter().copied()) }
            }
            OptionKind::Whole { min, max } => OptionsError::OutOfRange { option, value, min, max },
            OptionKind::Flag => OptionsError::NotAFlag { option, value },
        })
    }
}

/// The value of every option of a game, each checked by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OptionValues {
    variant: &'static str,
    values: Vec<(&'static str, String)>,
}

impl OptionValues {
    /// The values of a variant (of the first one if none is named), some of them set by hand.
    ///
    /// # Errors
    /// If the variant, an option or a value does not exist; says which do.
    pub fn choose(
        variants: &'static [VariantSpec],
        specs: &'static [OptionSpec],
        variant: Option<&str>,
        set: &[(&str, &str)],
    ) -> Result<Self, OptionsError> {
        let variant = match variant {
            None => variants.first().expect("a game has a variant"),
            Some(id) => variants.iter().find(|variant| variant.id == id).ok_or_else(|| {
                OptionsError::UnknownVariant {
                    variant: id.to_owned(),
                    known: names(variants.iter().map(|variant| variant.id)),
                }
            })?,
        };
        let values = specs.iter().map(|spec| (spec.id, spec.default.to_owned())).collect();
        let mut chosen = Self { variant: variant.id, values };
        for &(id, value) in variant.sets.iter().chain(set) {
            chosen.put(specs, id, value)?;
        }
        Ok(chosen)
    }

    fn put(
        &mut self,
        specs: &'static [OptionSpec],
        id: &str,
        value: &str,
    ) -> Result<(), OptionsError> {
        let place = specs.iter().position(|spec| spec.id == id).ok_or_else(|| {
            OptionsError::UnknownOption {
                option: id.to_owned(),
                known: names(specs.iter().map(|spec| spec.id)),
            }
        })?;
        specs[place].check(value)?;
        value.clone_into(&mut self.values[place].1);
        Ok(())
    }

    /// The variant the values began with.
    #[must_use]
    pub fn variant(&self) -> &'static str {
        self.variant
    }

    /// Every option's id and value.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values.iter().map(|(id, value)| (*id, value.as_str()))
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If the game has no such option: a slip in the game's own code.
    #[must_use]
    pub fn text(&self, id: &str) -> &str {
        let found = self.values.iter().find(|(known, _)| *known == id);
        &found.expect("a game asks only for its own options").1
    }

    /// The value of a `OptionChoice` option.
    ///
    /// # Panics
    /// If the option takes other words: a slip in the game's own code.
    #[must_use]
    pub fn choice<C: Choices>(&self, id: &str) -> C {
        let found = C::ALL.iter().find(|choice| choice.id() == self.text(id));
        *found.expect("a choice was checked when it was set")
    }

    /// The value of a `Whole` option.
    ///
    /// # Panics
    /// If the option is of another kind: a slip in the game's own code.
    #[must_use]
    pub fn whole(&self, id: &str) -> u32 {
        self.text(id).parse().expect("a whole number was checked when it was set")
    }

    /// The value of a `Flag` option.
    #[must_use]
    pub fn flag(&self, id: &str) -> bool {
        self.text(id) == "true"
    }
}

messages! {
    /// What is wrong with a choice of options.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum OptionsError as "options" {
        /// No such variant.
        "unknown-variant" = UnknownVariant {
            /// What was asked for.
            variant: String,
            /// What there is.
            known: AnyOf<Name>,
        },
        /// No such option.
        "unknown-option" = UnknownOption {
            /// What was asked for.
            option: String,
            /// What there is.
            known: AnyOf<Name>,
        },
        /// The option is one of a few words, and this is none of them.
        "not-a-choice" = NotAChoice {
            /// The option.
            option: Name,
            /// What was asked for.
            value: String,
            /// What it can be.
            known: AnyOf<Name>,
        },
        /// The option is a whole number, and this is none or out of its range.
        "out-of-range" = OutOfRange {
            /// The option.
            option: Name,
            /// What was asked for.
            value: String,
            /// The smallest.
            min: u32,
            /// The largest.
            max: u32,
        },
        /// The option is true or false.
        "not-a-flag" = NotAFlag {
            /// The option.
            option: Name,
            /// What was asked for.
            value: String,
        },
        /// The settings are another game's.
        "other-game" = OtherGame {
            /// Whose settings they are.
            found: Name,
            /// Whose settings they should be.
            expected: Name,
        };
        /// Values that are right one by one and wrong together: a message of the game.
        "conflict" = Conflict(Message),
    }
}

fn names<'a>(words: impl Iterator<Item = &'a str>) -> AnyOf<Name> {
    words.map(|word| Name(word.to_owned().into())).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    static VARIANTS: LazyLock<Vec<VariantSpec>> = LazyLock::new(|| {
        vec![
            VariantSpec { id: "plain", name: "Plain", seats: 2, sets: vec![] },
            VariantSpec { id: "long", name: "Long", seats: 2, sets: vec![("goal", "9")] },
        ]
    });
    static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
        vec![
            OptionSpec { id: "goal", kind: OptionKind::Whole { min: 2, max: 9 }, default: "7" },
            OptionSpec { id: "open", kind: OptionKind::Flag, default: "false" },
        ]
    });

    fn choose(variant: Option<&str>, set: &[(&str, &str)]) -> Result<OptionValues, OptionsError> {
        OptionValues::choose(&VARIANTS, &SPECS, variant, set)
    }

    #[test]
    fn a_value_set_by_hand_beats_the_variants_which_beats_the_default() {
        assert_eq!(choose(None, &[]).unwrap().whole("goal"), 7);
        assert_eq!(choose(Some("long"), &[]).unwrap().whole("goal"), 9);
        assert_eq!(choose(Some("long"), &[("goal", "3")]).unwrap().whole("goal"), 3);
        assert!(choose(None, &[("open", "true")]).unwrap().flag("open"));
    }

    #[test]
    fn errors_say_what_would_be_right() {
        let message = |variant, set: &[_]| choose(variant, set).unwrap_err().to_string();
        assert_eq!(
            message(Some("short"), &[]),
            "options-unknown-variant (known: [plain, long], variant: \"short\")"
        );
        assert_eq!(
            message(None, &[("gaol", "7")]),
            "options-unknown-option (known: [goal, open], option: \"gaol\")"
        );
        for value in ["10", "+7"] {
            assert_eq!(
                message(None, &[("goal", value)]),
                format!("options-out-of-range (max: 9, min: 2, option: goal, value: {value:?})")
            );
        }
        assert_eq!(
            message(None, &[("open", "yes")]),
            "options-not-a-flag (option: open, value: \"yes\")"
        );
    }
}
