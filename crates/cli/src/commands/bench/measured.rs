//! One measurement.

use std::time::Instant;

use serde::Serialize;
use tetrarch_catalog::{Playouts, Position, Seed};

use super::cases::Case;
use crate::failure::Failure;
use crate::setup::find_game;

/// Random games are cut off here; nearly all have ended by themselves long before.
const MAX_PLIES: u32 = 2_000;
/// The deal and the random games are the same in every run.
const SEED: Seed = Seed(1);

/// How fast one variant is played, on one core.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    pub game: &'static str,
    pub variant: &'static str,
    /// What a position takes in memory.
    pub position_bytes: usize,
    pub perft: Counted,
    pub playouts: Played,
}

/// A perft from the start of the game.
#[derive(Clone, Debug, Serialize)]
pub struct Counted {
    pub depth: u32,
    pub leaves: u64,
    pub seconds: f64,
    pub leaves_per_second: f64,
}

/// Random games from the start of the game.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    pub games: u64,
    pub finished: u64,
    pub plies: u64,
    pub seconds: f64,
    pub plies_per_second: f64,
    /// Changes if the rules play differently than before.
    pub fingerprint: String,
}

impl Measured {
    /// Measures a variant several times and keeps the best.
    pub fn best_of(repeat: u32, case: Case) -> Result<Self, Failure> {
        let entry = find_game(case.game)?;
        let settings = entry.settings(Some(case.variant), &[]).map_err(Failure::call)?;
        let start = entry.start(&settings, SEED).map_err(Failure::call)?;
        Ok(Self {
            game: case.game,
            variant: case.variant,
            position_bytes: start.size(),
            perft: Counted::best_of(repeat, &start, case.depth),
            playouts: Played::best_of(repeat, &start, case.playouts),
        })
    }
}

impl Counted {
    fn best_of(repeat: u32, start: &Position, depth: u32) -> Self {
        let (leaves, seconds) = fastest(repeat, || start.perft(depth));
        Self { depth, leaves, seconds, leaves_per_second: leaves as f64 / seconds }
    }
}

impl Played {
    fn best_of(repeat: u32, start: &Position, games: u64) -> Self {
        let (sum, seconds) = fastest(repeat, || start.playouts(games, MAX_PLIES, SEED));
        let Playouts { games, finished, plies, fingerprint } = sum;
        Self {
            games,
            finished,
            plies,
            seconds,
            plies_per_second: plies as f64 / seconds,
            fingerprint: format!("{fingerprint:016x}"),
        }
    }
}

/// What the work gives, and the seconds it takes at best: noise only ever adds.
fn fastest<T>(repeat: u32, work: impl Fn() -> T) -> (T, f64) {
    let timed = || {
        let begun = Instant::now();
        let result = work();
        (result, begun.elapsed().as_secs_f64().max(1e-9))
    };
    let first = timed();
    (1..repeat).map(|_| timed()).fold(first, |best, next| if next.1 < best.1 { next } else { best })
}
