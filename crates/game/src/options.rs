//! What can be chosen before a game: variants, which are named sets of options, and options,
//! each with its values, its default and the reason it exists.

use std::fmt::{self, Debug};

use thiserror::Error;

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
    /// As people write it.
    pub name: &'static str,
    /// One line: what it is and where it comes from.
    pub about: &'static str,
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
    /// One line: what it decides, and the sheet or the reason behind it.
    pub about: &'static str,
}

/// The values of an option.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "type"))]
pub enum OptionKind {
    /// One of a few words.
    Choice {
        /// The words, with a line about each.
        choices: Vec<Choice>,
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

/// One word of a choice.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Choice {
    /// Stable, in kebab case.
    pub id: &'static str,
    /// One line.
    pub about: &'static str,
}

impl OptionSpec {
    /// Checks one value.
    ///
    /// # Errors
    /// Says which values the option takes.
    pub fn check(&self, value: &str) -> Result<(), OptionsError> {
        let right = match &self.kind {
            OptionKind::Choice { choices } => choices.iter().any(|choice| choice.id == value),
            OptionKind::Whole { min, max } => {
                let plain = !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
                plain && value.parse::<u32>().is_ok_and(|number| (*min..=*max).contains(&number))
            }
            OptionKind::Flag => matches!(value, "true" | "false"),
        };
        if right {
            return Ok(());
        }
        Err(OptionsError::BadValue {
            option: self.id.to_owned(),
            value: value.to_owned(),
            expected: self.kind.to_string(),
        })
    }
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice { choices } => {
                f.write_str(&join_or(choices.iter().map(|choice| choice.id)))
            }
            Self::Whole { min, max } => write!(f, "a whole number from {min} to {max}"),
            Self::Flag => f.write_str("true or false"),
        }
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
                    known: join_or(variants.iter().map(|variant| variant.id)),
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
                known: join_or(specs.iter().map(|spec| spec.id)),
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

/// What is wrong with a choice of options.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionsError {
    /// No such variant.
    #[error("there is no variant {variant:?}; the variants are {known}")]
    UnknownVariant {
        /// What was asked for.
        variant: String,
        /// What there is.
        known: String,
    },
    /// No such option.
    #[error("there is no option {option:?}; the options are {known}")]
    UnknownOption {
        /// What was asked for.
        option: String,
        /// What there is.
        known: String,
    },
    /// The option exists, and does not take this value.
    #[error("option {option} cannot be {value:?}; it is {expected}")]
    BadValue {
        /// The option.
        option: String,
        /// What was asked for.
        value: String,
        /// What it takes.
        expected: String,
    },
    /// Values that are right one by one and wrong together.
    #[error("{0}")]
    Conflict(String),
}

/// `a, b or c`.
fn join_or<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => words.concat(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    static VARIANTS: LazyLock<Vec<VariantSpec>> = LazyLock::new(|| {
        vec![
            VariantSpec { id: "plain", name: "Plain", about: "", seats: 2, sets: vec![] },
            VariantSpec {
                id: "long",
                name: "Long",
                about: "",
                seats: 2,
                sets: vec![("goal", "9")],
            },
        ]
    });
    static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
        vec![
            OptionSpec {
                id: "goal",
                kind: OptionKind::Whole { min: 2, max: 9 },
                default: "7",
                about: "",
            },
            OptionSpec { id: "open", kind: OptionKind::Flag, default: "false", about: "" },
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
            "there is no variant \"short\"; the variants are plain or long"
        );
        assert_eq!(
            message(None, &[("gaol", "7")]),
            "there is no option \"gaol\"; the options are goal or open"
        );
        assert_eq!(
            message(None, &[("goal", "10")]),
            "option goal cannot be \"10\"; it is a whole number from 2 to 9"
        );
        assert_eq!(
            message(None, &[("goal", "+7")]),
            "option goal cannot be \"+7\"; it is a whole number from 2 to 9"
        );
        assert_eq!(
            message(None, &[("open", "yes")]),
            "option open cannot be \"yes\"; it is true or false"
        );
    }
}
