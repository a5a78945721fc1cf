//! Who played, and where.

use crate::PlayerKind;

/// A player on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The player's name when the game was played.
    pub name: String,
    /// Who decided the moves.
    pub kind: PlayerKind,
    /// The player's id on the site.
    pub user_id: Option<String>,
    /// The points the game ended with, where a game counts them (Hus).
    pub points: Option<u32>,
}

impl Seated {
    /// A person.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: PlayerKind::Human, user_id: None, points: None }
    }
}

/// Where a game was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// A place, or the name of a service.
    pub name: String,
    /// The game's id there.
    pub game_id: Option<String>,
}
