//! The games that can be played, for set-up sheets.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Catalogue {
    /// The games, in the order they are shown.
    pub games: Vec<GameSheet>,
    /// The options that every table has, whatever the game.
    pub table_options: Vec<OptionSheet>,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GameSheet {
    /// Stable id.
    pub id: String,
    /// The id of the message with its name.
    pub name: String,
    /// The id of the message with the game in one line.
    pub about: String,
    /// The variants; the first is the default.
    pub variants: Vec<VariantSheet>,
    /// The options, in the order they are shown.
    pub options: Vec<OptionSheet>,
    /// The computer players, the weakest first.
    pub levels: Vec<LevelSheet>,
}

/// A named set of options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct VariantSheet {
    /// Stable id.
    pub id: String,
    /// The id of the message with its name.
    pub name: String,
    /// The id of the message that says what it is and where it comes from.
    pub about: String,
    /// What its seats are called, in turn order: `south`, a word to choose a form by.
    pub sides: Vec<String>,
    /// The team of each seat, counted from 1.
    pub teams: Vec<u8>,
    /// The value of every option in this variant.
    pub options: BTreeMap<String, String>,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OptionSheet {
    /// Stable id.
    pub id: String,
    /// The id of the message with its name.
    pub name: String,
    /// The id of the message that says what it decides, and the sheet or the reason behind it.
    pub about: String,
    /// The value it has unless a variant or a player says otherwise.
    pub default: String,
    /// What values it takes.
    pub value: OptionValue,
}

/// The values of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum OptionValue {
    /// One of a few words.
    Choice {
        /// The words, in the order they are shown.
        choices: Vec<ChoiceSheet>,
    },
    /// A whole number in a range, both ends included.
    Whole {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// `true` or `false`.
    Flag {},
}

/// A word that an option can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ChoiceSheet {
    /// Stable id.
    pub id: String,
    /// The id of the message with its name.
    pub name: String,
    /// The id of the message with a line about it.
    pub about: String,
}

/// A computer player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LevelSheet {
    /// From 1 to 10.
    pub level: u8,
    /// Its rating, where it was measured.
    pub rating: Option<i32>,
}
