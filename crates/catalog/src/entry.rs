//! A game of the catalogue, before it is played.

use std::marker::PhantomData;

use tetrarch_game::{
    GameOptions, OptionSpec, OptionValues, OptionsError, PositionError, Seat, Seed, VariantSpec,
};
use tetrarch_proof::{Checked, Flaw, ProofFile, check};

use crate::listed::{ENTRIES, Listed};
use crate::{AnyDiagram, Position, Settings, UnknownGame};

/// Every game, in the order they are shown.
#[must_use]
pub fn entries() -> &'static [&'static dyn Entry] {
    ENTRIES
}

/// The game with this id.
///
/// # Errors
/// If there is none; says which there are.
pub fn entry(id: &str) -> Result<&'static dyn Entry, UnknownGame> {
    ENTRIES.iter().copied().find(|entry| entry.id() == id).ok_or_else(|| UnknownGame {
        game: id.to_owned(),
        known: ENTRIES.iter().map(|entry| entry.id()).collect::<Vec<_>>().join(", "),
    })
}

/// A game's name, what can be chosen in it, and how it begins.
pub trait Entry: Send + Sync {
    /// Stable id: `hus`.
    fn id(&self) -> &'static str;

    /// As people write it: `Hus`.
    fn name(&self) -> &'static str;

    /// The game in one line.
    fn about(&self) -> &'static str;

    /// The variants; the first is the default.
    fn variants(&self) -> &'static [VariantSpec];

    /// The options, in the order they are shown.
    fn options(&self) -> &'static [OptionSpec];

    /// Checks a choice of variant and options.
    ///
    /// # Errors
    /// If the variant, an option or a value does not exist, or they cannot be played together.
    fn settings(
        &self,
        variant: Option<&str>,
        set: &[(&str, &str)],
    ) -> Result<Settings, OptionsError>;

    /// The first position. Only games that begin with a deal look at the seed.
    ///
    /// # Errors
    /// If the settings are another game's.
    fn start(&self, settings: &Settings, seed: Seed) -> Result<Position, OptionsError>;

    /// Reads a position text.
    ///
    /// # Errors
    /// Names the part of the text that is wrong and what would be right.
    fn position(&self, settings: &Settings, text: &str) -> Result<Position, PositionError>;

    /// The position that a drawing shows, with the seat to move.
    ///
    /// # Errors
    /// Names the part of the drawing that is wrong and what would be right.
    fn set_up(
        &self,
        settings: &Settings,
        diagram: &AnyDiagram,
        turn: Seat,
    ) -> Result<Position, PositionError>;

    /// Plays a proof through by the rules, against every reply.
    ///
    /// # Errors
    /// The first flaw; that it is a proof of another game is one.
    fn check_proof(&self, file: &ProofFile) -> Result<Checked, Flaw>;
}

/// The one implementation of [`Entry`], for any listed game.
pub(crate) struct Listing<G>(PhantomData<fn() -> G>);

impl<G: Listed> Listing<G> {
    pub(crate) const NEW: Self = Self(PhantomData);

    fn typed(settings: &Settings) -> Result<G::Options, OptionsError> {
        if settings.game() != G::ID {
            return Err(OptionsError::Conflict(format!(
                "these are settings of {}, not of {}",
                settings.game(),
                G::ID
            )));
        }
        G::Options::from_values(settings.values())
    }

    fn position_options(settings: &Settings) -> Result<G::Options, PositionError> {
        let wrong = |error: OptionsError| PositionError::new("the settings:", error.to_string());
        Self::typed(settings).map_err(wrong)
    }
}

impl<G: Listed> Entry for Listing<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> &'static str {
        G::ABOUT
    }

    fn variants(&self) -> &'static [VariantSpec] {
        G::Options::variants()
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::specs()
    }

    fn settings(
        &self,
        variant: Option<&str>,
        set: &[(&str, &str)],
    ) -> Result<Settings, OptionsError> {
        let values = OptionValues::choose(self.variants(), self.options(), variant, set)?;
        G::Options::from_values(&values)?;
        Ok(Settings::new(G::ID, values))
    }

    fn start(&self, settings: &Settings, seed: Seed) -> Result<Position, OptionsError> {
        Ok(Position::new(G::start(&Self::typed(settings)?, seed)?, settings))
    }

    fn position(&self, settings: &Settings, text: &str) -> Result<Position, PositionError> {
        Ok(Position::new(G::parse_position(&Self::position_options(settings)?, text)?, settings))
    }

    fn set_up(
        &self,
        settings: &Settings,
        diagram: &AnyDiagram,
        turn: Seat,
    ) -> Result<Position, PositionError> {
        let diagram = G::own_diagram(diagram).ok_or_else(|| {
            PositionError::new("the drawing", format!("is of another game, {} expected", G::NAME))
        })?;
        let position = G::from_diagram(&Self::position_options(settings)?, diagram, turn)?;
        Ok(Position::new(position, settings))
    }

    fn check_proof(&self, file: &ProofFile) -> Result<Checked, Flaw> {
        check::<G>(file)
    }
}
