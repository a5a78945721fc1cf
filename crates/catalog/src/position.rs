//! A position of any game, played with texts.

use std::fmt;

use serde::Serialize;
use tetrarch_game::{Message, Outcome, Playouts, Seat, Seed, Side, Team};

use crate::erased::Erased;
use crate::listed::Listed;
use crate::{AnyDiagram, AnyEvent, AnyGeometry, AnyGesture, Refused, Settings};

/// A position of any game. Every move that comes in as a text is checked.
pub struct Position {
    erased: Box<dyn Erased>,
    settings: Settings,
}

/// A move that can be played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LegalMove {
    /// Its canonical text.
    #[serde(rename = "move")]
    pub text: String,
    /// How a hand plays it.
    pub gesture: AnyGesture,
}

/// A move that was played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// Its canonical text.
    pub text: String,
    /// What happened, step by step.
    pub events: Vec<AnyEvent>,
    /// What happened, to be said.
    pub message: Message,
    /// How many seeds, pieces or marbles of the opponents it captured.
    pub captured: usize,
}

impl Position {
    pub(crate) fn new<G: Listed>(position: G, settings: &Settings) -> Self {
        Self { erased: Box::new(position), settings: settings.clone() }
    }

    /// The game, variant and options.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many bytes a position of this game takes where its type is known.
    #[must_use]
    pub fn size(&self) -> usize {
        self.erased.size()
    }

    /// Everything the rules need to go on from here, in one line.
    #[must_use]
    pub fn text(&self) -> String {
        self.erased.text()
    }

    /// A hash of the position.
    #[must_use]
    pub fn key(&self) -> u64 {
        self.erased.key()
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.erased.seats()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.erased.turn()
    }

    /// The team a seat plays for.
    #[must_use]
    pub fn team(&self, seat: Seat) -> Team {
        self.erased.team(seat)
    }

    /// What a seat is called: `south`, `red`, `white`.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        self.erased.side(seat)
    }

    /// How the game ended by its rules, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.erased.outcome()
    }

    /// The canonical text of every legal move, in the order of the rules.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.erased.moves()
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count_moves(&self) -> usize {
        self.erased.count_moves()
    }

    /// The canonical text of a move that may be spelt in another accepted way.
    ///
    /// # Errors
    /// If the move cannot be played; says which rule forbids it.
    pub fn read_move(&self, text: &str) -> Result<String, Refused> {
        self.erased.read_move(text)
    }

    /// What a move would do.
    ///
    /// # Errors
    /// If the move cannot be played; says which rule forbids it.
    pub fn explain(&self, text: &str) -> Result<Message, Refused> {
        self.erased.explain(text)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move cannot be played; says which rule forbids it, and the position stays as it is.
    pub fn play(&mut self, text: &str) -> Result<Played, Refused> {
        self.erased.play(text)
    }

    /// The board as it is drawn.
    #[must_use]
    pub fn diagram(&self) -> AnyDiagram {
        self.erased.diagram()
    }

    /// Every legal move and how a hand plays it, in the order of the rules.
    #[must_use]
    pub fn choices(&self) -> Vec<LegalMove> {
        self.erased.choices()
    }

    /// What no move changes and no drawing shows.
    #[must_use]
    pub fn geometry(&self) -> AnyGeometry {
        self.erased.geometry()
    }

    /// Every legal move with the position after it.
    #[must_use]
    pub fn children(&self) -> Vec<(String, Self)> {
        let children = self.erased.children().into_iter();
        children
            .map(|(text, erased)| (text, Self { erased, settings: self.settings.clone() }))
            .collect()
    }

    /// The position with the type of its game; none if it is of another game.
    #[must_use]
    pub fn typed<G: 'static>(&self) -> Option<&G> {
        self.erased.as_any().downcast_ref()
    }

    /// The number of positions exactly `depth` plies away, counted with repetition.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.erased.perft(depth)
    }

    /// Plays random games from here, each cut off after `max_plies`.
    #[must_use]
    pub fn playouts(&self, games: u64, max_plies: u32, seed: Seed) -> Playouts {
        self.erased.playouts(games, max_plies, seed)
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Self { erased: self.erased.boxed(), settings: self.settings.clone() }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.settings == other.settings && self.text() == other.text()
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.settings.game(), self.settings.variant(), self.text())
    }
}
