//! A checked choice of game, variant and options.

use serde::Serialize;
use tetrarch_game::{OptionValues, Seed, VariantSpec};

use crate::Entry;

/// Which game is played, and how. Only [`Entry::settings`] makes one, so it is always playable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Settings {
    game: &'static str,
    #[serde(flatten)]
    values: OptionValues,
}

impl Settings {
    pub(crate) fn new(game: &'static str, values: OptionValues) -> Self {
        Self { game, values }
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The game's entry in the catalogue.
    ///
    /// # Panics
    /// Never: settings are made by an entry.
    #[must_use]
    pub fn entry(&self) -> &'static dyn Entry {
        crate::entry(self.game).expect("settings are made by an entry")
    }

    /// The id of the variant.
    #[must_use]
    pub fn variant(&self) -> &'static str {
        self.values.variant()
    }

    /// The variant's description.
    ///
    /// # Panics
    /// Never: settings are made by an entry.
    #[must_use]
    pub fn variant_spec(&self) -> &'static VariantSpec {
        let mut variants = self.entry().variants().iter();
        variants.find(|spec| spec.id == self.variant()).expect("the variant was checked")
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        usize::from(self.variant_spec().seats)
    }

    /// Whether the first position depends on the seed.
    #[must_use]
    pub fn is_dealt(&self) -> bool {
        let start = |seed| self.entry().start(self, Seed(seed)).ok();
        (1..4).any(|seed| start(seed) != start(0))
    }

    /// Every option's id and value.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values.iter()
    }

    /// The options that differ from the variant's own: with the variant's id, all that a record
    /// or an address needs to make the same settings again.
    #[must_use]
    pub fn changed_options(&self) -> Vec<(&'static str, String)> {
        let plain = self
            .entry()
            .settings(Some(self.variant()), &[])
            .expect("a variant can be played as it is");
        let pairs = self.options().zip(plain.options());
        pairs
            .filter(|(mine, variants)| mine != variants)
            .map(|((id, value), _)| (id, value.to_owned()))
            .collect()
    }

    pub(crate) fn values(&self) -> &OptionValues {
        &self.values
    }
}
