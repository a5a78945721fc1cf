//! Who plays.

use serde::{Deserialize, Serialize};

/// A player at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// As others see it.
    pub name: String,
    /// Who decides the moves.
    pub kind: PlayerKind,
}

/// Who decides a player's moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerKind {
    /// A person.
    Human,
    /// An engine.
    Computer,
}

impl Player {
    /// A person.
    #[must_use]
    pub fn human(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: PlayerKind::Human }
    }

    /// An engine.
    #[must_use]
    pub fn computer(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: PlayerKind::Computer }
    }
}

impl From<&str> for Player {
    fn from(name: &str) -> Self {
        Self::human(name)
    }
}
