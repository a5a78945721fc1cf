//! What is played and how, as the page says it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{AnyDiagram, Position, Seat, Seed, Settings, entry};
use tetrarch_protocol::Problem;
use tetrarch_table::TableOptions;
use ts_rs::TS;

use crate::problems::{bad_position, bad_settings};

/// A choice of game, variant and options that is still to be checked. The setup of a table will do:
/// what is not about the game is passed over.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
pub struct WantedSettings {
    /// The game's id.
    pub game: String,
    /// The variant's id; the game's first variant if none is given.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub variant: Option<String>,
    /// Options by id; those that are missing are the variant's own.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub options: BTreeMap<String, String>,
}

/// A choice of game, variant and options that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChosenSettings {
    /// The game's id.
    pub game: String,
    /// The variant's id.
    pub variant: String,
    /// The value of every option.
    pub options: BTreeMap<String, String>,
}

impl WantedSettings {
    /// The settings of the game.
    pub(crate) fn checked(&self) -> Result<Settings, Box<Problem>> {
        let entry = entry(&self.game).map_err(bad_settings)?;
        entry.settings(self.variant.as_deref(), &self.options_of(false)).map_err(bad_settings)
    }

    /// The options of the table.
    pub(crate) fn table_options(&self) -> Result<TableOptions, Box<Problem>> {
        TableOptions::choose(&self.options_of(true)).map_err(bad_settings)
    }

    /// The first position of a game.
    pub(crate) fn start(&self, seed: Seed) -> Result<Position, Box<Problem>> {
        let settings = self.checked()?;
        settings.entry().start(&settings, seed).map_err(bad_settings)
    }

    /// The position of a text.
    pub(crate) fn position(&self, text: &str) -> Result<Position, Box<Problem>> {
        let settings = self.checked()?;
        settings.entry().position(&settings, text).map_err(bad_position)
    }

    /// The position that a drawing shows.
    pub(crate) fn set_up(
        &self,
        diagram: &AnyDiagram,
        turn: Seat,
    ) -> Result<Position, Box<Problem>> {
        let settings = self.checked()?;
        settings.entry().set_up(&settings, diagram, turn).map_err(bad_position)
    }

    /// The options that are the table's, or those that are the game's.
    fn options_of(&self, of_table: bool) -> Vec<(&str, &str)> {
        let options = self.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        options.filter(|(id, _)| TableOptions::has(id) == of_table).collect()
    }
}

impl From<&Settings> for ChosenSettings {
    fn from(settings: &Settings) -> Self {
        let options = settings.options();
        Self {
            game: settings.game().to_owned(),
            variant: settings.variant().to_owned(),
            options: options.map(|(id, value)| (id.to_owned(), value.to_owned())).collect(),
        }
    }
}
