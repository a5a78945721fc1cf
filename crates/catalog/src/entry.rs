//! A game of the catalogue, before it is played.

use std::marker::PhantomData;

use tetrarch_game::{
    GameOptions, MessageSpec, Name, OptionSpec, OptionValues, OptionsError, PositionError,
    PositionProblem, Seat, Seed, VariantSpec,
};

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
    ENTRIES.iter().copied().find(|entry| entry.id() == id).ok_or_else(|| UnknownGame::UnknownGame {
        game: id.to_owned(),
        known: ENTRIES.iter().map(|entry| Name(entry.id().into())).collect(),
    })
}

/// A game's name, what can be chosen in it, and how it begins.
pub trait Entry: Send + Sync {
    /// Stable id: `hus`.
    fn id(&self) -> &'static str;

    /// As records write it: `Hus`. People read [`names::game`](tetrarch_game::names::game).
    fn name(&self) -> &'static str;

    /// Every message of the game.
    fn messages(&self) -> &'static [&'static [MessageSpec]];

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
}

/// The one implementation of [`Entry`], for any listed game.
pub(crate) struct Listing<G>(PhantomData<fn() -> G>);

impl<G: Listed> Listing<G> {
    pub(crate) const NEW: Self = Self(PhantomData);

    fn typed(settings: &Settings) -> Result<G::Options, OptionsError> {
        if settings.game() != G::ID {
            let (found, expected) = (Name(settings.game().into()), Name(G::ID.into()));
            return Err(OptionsError::OtherGame { found, expected });
        }
        G::Options::from_values(settings.values())
    }
}

impl<G: Listed> Entry for Listing<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn messages(&self) -> &'static [&'static [MessageSpec]] {
        G::MESSAGES
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
        Ok(Position::new(G::parse_position(&Self::typed(settings)?, text)?, settings))
    }

    fn set_up(
        &self,
        settings: &Settings,
        diagram: &AnyDiagram,
        turn: Seat,
    ) -> Result<Position, PositionError> {
        let expected = || PositionProblem::OtherGame { expected: Name(G::NAME.into()) };
        let diagram = G::own_diagram(diagram).ok_or_else(expected)?;
        let position = G::from_diagram(&Self::typed(settings)?, diagram, turn)?;
        Ok(Position::new(position, settings))
    }
}
