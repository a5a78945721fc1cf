//! The games one after the other, and what was found in them.

use std::collections::HashSet;

use tetrarch_catalog::{Entry, UnknownGame, entry};
use tetrarch_engine::Level;

use super::seeded_game::mine_game;
use crate::Puzzle;

/// Not counted when a level has too many puzzles.
const FIRST: usize = 10;

/// A level has at most this part of the puzzles, in hundredths, so that there are some for everyone.
/// In Abalone most tactics are seen at once, or not at all.
fn most_of_a_level(game: &str) -> usize {
    if game == "abalone" { 45 } else { 30 }
}

/// Plays games and keeps the puzzles found in them.
pub struct Miner {
    entry: &'static dyn Entry,
    seed: u64,
    games: u64,
    found: Vec<Puzzle>,
    ids: HashSet<String>,
}

impl Miner {
    /// A miner at its first game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn new(game: &str, seed: u64) -> Result<Self, UnknownGame> {
        let entry = entry(game)?;
        Ok(Self { entry, seed, games: 0, found: Vec::new(), ids: HashSet::new() })
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.entry.id()
    }

    /// What all games depend on.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many games were played.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// What was found so far, in the order it was found.
    #[must_use]
    pub fn found(&self) -> &[Puzzle] {
        &self.found
    }

    /// Plays the next game, and answers what it kept of it.
    pub fn play_next(&mut self) -> &[Puzzle] {
        let puzzles = mine_game(self.entry, self.seed, self.games);
        self.keep(puzzles)
    }

    /// Takes over the puzzles of a game that was played earlier.
    pub(super) fn take_over(&mut self, puzzles: Vec<Puzzle>) {
        self.keep(puzzles);
    }

    fn keep(&mut self, puzzles: Vec<Puzzle>) -> &[Puzzle] {
        self.games += 1;
        let before = self.found.len();
        for puzzle in puzzles {
            if self.is_wanted(puzzle.level) && self.ids.insert(puzzle.id.clone()) {
                self.found.push(puzzle);
            }
        }
        &self.found[before..]
    }

    fn is_wanted(&self, level: Level) -> bool {
        let same = self.found.iter().filter(|puzzle| puzzle.level == level).count();
        same < FIRST + self.found.len() * most_of_a_level(self.game()) / 100
    }
}
