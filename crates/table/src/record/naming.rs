//! Games and variants by the names that records use.

use tetrarch_catalog::{Entry, UnknownGame, entries, entry};

/// The game with this name or id, in any case: `Pantareï`, `pantarei`.
pub(super) fn game(name: &str) -> Result<&'static dyn Entry, UnknownGame> {
    let wanted = name.trim().to_lowercase();
    let mut games = entries().iter().copied();
    match games.find(|game| game.name().to_lowercase() == wanted) {
        Some(game) => Ok(game),
        None => entry(&wanted),
    }
}

/// The id of the variant with this name or id, or the name itself if there is none: the settings
/// then say which there are.
pub(super) fn variant<'a>(game: &dyn Entry, name: &'a str) -> &'a str {
    let wanted = name.trim().to_lowercase();
    let mut variants = game.variants().iter();
    let found = variants.find(|spec| spec.id == wanted || spec.name.to_lowercase() == wanted);
    found.map_or(name, |spec| spec.id)
}
