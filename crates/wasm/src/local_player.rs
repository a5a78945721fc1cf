//! Who plays at one screen.

use serde::{Deserialize, Serialize};
use tetrarch_engine::Level;
use tetrarch_protocol::Occupant;
use tetrarch_table::{Player, PlayerKind};
use ts_rs::TS;

/// Who plays at one screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LocalPlayer {
    /// A person.
    Human {
        /// As the player wants to be called.
        name: String,
    },
    /// An engine.
    Computer {
        /// How strong, from 1 to 10.
        #[ts(type = "number")]
        level: Level,
    },
}

impl LocalPlayer {
    const COMPUTER: &str = "Computer, level ";

    /// As the table and its records know the player.
    pub(crate) fn player(&self) -> Player {
        match self {
            Self::Human { name } => Player::human(name),
            Self::Computer { level } => Player::computer(format!("{}{level}", Self::COMPUTER)),
        }
    }

    /// A recorded player. A computer of another program plays at full strength.
    pub(crate) fn of(player: &Player) -> Self {
        let level = player.name.strip_prefix(Self::COMPUTER).and_then(|level| level.parse().ok());
        match player.kind {
            PlayerKind::Human => Self::Human { name: player.name.clone() },
            PlayerKind::Computer => Self::Computer { level: level.unwrap_or(Level::MAX) },
        }
    }

    /// As the protocol knows the player.
    pub(crate) fn occupant(&self) -> Occupant {
        match self {
            Self::Human { name } => Occupant::Human { name: name.clone(), rating: None },
            Self::Computer { level } => Occupant::Computer { level: level.number() },
        }
    }
}
