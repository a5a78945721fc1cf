//! A position as text, with the settings that it belongs to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Position, Settings, entry};

use crate::JobProblem;

/// A position as text, with the settings that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    game: String,
    variant: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    position: String,
}

impl Place {
    /// A position as it can be sent.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let settings = position.settings();
        Self {
            game: settings.game().to_owned(),
            variant: settings.variant().to_owned(),
            options: changed(settings),
            position: position.text(),
        }
    }

    /// The position itself.
    ///
    /// # Errors
    /// If this version does not know such a position.
    pub fn position(&self) -> Result<Position, JobProblem> {
        let settings = settings(&self.game, &self.variant, &self.options)?;
        let position = settings.entry().position(&settings, &self.position);
        position.map_err(|error| JobProblem::Unreadable(error.to_string()))
    }
}

/// The options that differ from the variant's own.
pub(crate) fn changed(settings: &Settings) -> BTreeMap<String, String> {
    settings.changed_options().into_iter().map(|(id, value)| (id.to_owned(), value)).collect()
}

/// Settings that were sent.
pub(crate) fn settings(
    game: &str,
    variant: &str,
    options: &BTreeMap<String, String>,
) -> Result<Settings, JobProblem> {
    let options: Vec<(&str, &str)> =
        options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
    let entry = entry(game).map_err(|error| JobProblem::Unreadable(error.to_string()))?;
    let settings = entry.settings(Some(variant), &options);
    settings.map_err(|error| JobProblem::Unreadable(error.to_string()))
}
