//! Who played, and where.

/// A player on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The player's name when the game was played.
    pub name: String,
    /// The player's id on the site.
    pub user_id: Option<String>,
    /// True for a program.
    pub is_ai: bool,
    /// The points the game ended with, where a game counts them (Hus).
    pub points: Option<u32>,
}

impl Seated {
    /// A person.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), user_id: None, is_ai: false, points: None }
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
