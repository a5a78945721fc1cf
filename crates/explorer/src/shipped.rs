//! The trees that come with the project.

use crate::Tree;

macro_rules! file {
    ($game:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../explorer/", $game, ".txt"))
    };
}

/// The shipped tree of a game; an empty one of a game that has none.
///
/// # Panics
/// Never: a test reads every file.
#[must_use]
pub fn shipped(game: &str) -> Tree {
    let text = match game {
        "hus" => file!("hus"),
        "pantarei" => file!("pantarei"),
        "gou" => file!("gou"),
        "abalone" => file!("abalone"),
        _ => return Tree::new(game),
    };
    Tree::read(text).expect("a test reads the embedded trees")
}
