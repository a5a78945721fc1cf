//! What must be known before a table can be opened.

use serde::{Deserialize, Serialize};
use tetrarch_catalog::{Position, Seat, Seed, Settings};

use crate::{Player, TableError, TableOptions, TimeControl};

/// What is played, by whom, and how: everything a table is opened with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game, its variant and its options.
    pub settings: Settings,
    /// How the game begins.
    pub start: Start,
    /// The players in seat order. If there are none, people named after their seats will play.
    pub players: Vec<Player>,
    /// What the table does where the rules are silent.
    pub options: TableOptions,
    /// How much time there is.
    pub control: TimeControl,
}

/// How a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// As the rules say; games that begin with a deal take it from the seed.
    Seed(Seed),
    /// With the position of this text.
    Position(String),
}

impl Setup {
    /// A table without clocks, with the default options.
    #[must_use]
    pub fn new(settings: Settings, start: Start) -> Self {
        Self {
            settings,
            start,
            players: Vec::new(),
            options: TableOptions::default(),
            control: TimeControl::None,
        }
    }

    /// With these players, in seat order.
    #[must_use]
    pub fn players(mut self, players: impl IntoIterator<Item = impl Into<Player>>) -> Self {
        self.players = players.into_iter().map(Into::into).collect();
        self
    }

    /// With these table options.
    #[must_use]
    pub fn options(mut self, options: TableOptions) -> Self {
        self.options = options;
        self
    }

    /// With clocks.
    #[must_use]
    pub fn control(mut self, control: TimeControl) -> Self {
        self.control = control;
        self
    }

    pub(crate) fn first_position(&self) -> Result<Position, TableError> {
        let entry = self.settings.entry();
        Ok(match &self.start {
            Start::Seed(seed) => entry.start(&self.settings, *seed)?,
            Start::Position(text) => entry.position(&self.settings, text)?,
        })
    }

    /// Names the missing players, and counts them.
    pub(crate) fn seat_players(&mut self, position: &Position) -> Result<(), TableError> {
        let seats = position.seats();
        if self.players.is_empty() {
            let name = |seat| Player::human(position.side(seat).in_records());
            self.players = Seat::all(seats).map(name).collect();
        }
        if self.players.len() == seats {
            Ok(())
        } else {
            Err(TableError::Players { expected: seats, found: self.players.len() })
        }
    }
}
