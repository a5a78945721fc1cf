//! How hard a puzzle is: the lowest level of the computer that solves it.

use tetrarch_catalog::{Position, Seed};
use tetrarch_engine::{ComputerPlayer, Level, Limits, Question};

use crate::opinion::setup;

/// Levels err by chance, so each tries this often,
const TRIES: u64 = 4;
/// and solves a puzzle that it fails at most this often.
const FAILURES: u64 = 1;

/// The lowest level that solves a puzzle. What none of the lower ones solves is for full strength,
/// which found it.
pub(crate) fn level_of(position: &Position, solution: &str) -> Level {
    let mut levels = Level::all().filter(|&level| level < Level::MAX);
    levels.find(|&level| solves(level, position, solution)).unwrap_or(Level::MAX)
}

fn solves(level: Level, position: &Position, solution: &str) -> bool {
    let mut failures = 0;
    for seed in 1..=TRIES {
        let mut player = ComputerPlayer::new(position, level, setup(1), Seed(seed));
        let chosen = player.choose(position, &Question::new(Limits::NONE), &mut |_| ());
        failures += u64::from(chosen.is_none_or(|chosen| chosen.text != solution));
        if failures > FAILURES {
            return false;
        }
    }
    true
}
