//! The puzzles that come with the project.

use crate::{Puzzle, read};

macro_rules! file {
    ($game:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/", $game, ".jsonl"))
    };
}

/// The shipped puzzles of a game, by id; none of a game that does not exist.
///
/// # Panics
/// Never: a test reads every file.
#[must_use]
pub fn shipped(game: &str) -> Vec<Puzzle> {
    let text = match game {
        "hus" => file!("hus"),
        "pantarei" => file!("pantarei"),
        "gou" => file!("gou"),
        "abalone" => file!("abalone"),
        _ => "",
    };
    read(text).expect("a test reads the embedded puzzles")
}
