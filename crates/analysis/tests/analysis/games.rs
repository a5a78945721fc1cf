//! Games to analyse.

use tetrarch_analysis::{Analysis, Analyst, Effort, ReplayedGame};
use tetrarch_catalog::{Position, Seed, entry};

/// The start of a game.
pub fn start(game: &str, variant: Option<&str>) -> Position {
    let entry = entry(game).expect("a game");
    let settings = entry.settings(variant, &[]).expect("a variant");
    entry.start(&settings, Seed(1)).expect("a variant can be played")
}

/// A position of a game's first variant.
pub fn position(game: &str, text: &str) -> Position {
    let entry = entry(game).expect("a game");
    let settings = entry.settings(None, &[]).expect("a variant");
    entry.position(&settings, text).expect("a position")
}

/// A game of this number of random plies.
pub fn thoughtless(start: Position, plies: usize) -> ReplayedGame {
    let mut position = start.clone();
    let mut texts = Vec::new();
    for ply in 0..plies {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        texts.push(moves[(7 * ply + 3) % moves.len()].clone());
        position.play(&texts[ply]).expect("a listed move can be played");
    }
    ReplayedGame::play(start, texts).expect("the moves were played before")
}

/// An analysis with a tiny limit.
pub fn analysed(course: &ReplayedGame) -> Analysis {
    Analyst::new(Effort::nodes(300)).analyse(course, &mut |_| ()).expect("nobody cancels it")
}
