//! How many, how fast, how long.

use std::time::{Duration, Instant};

use thiserror::Error;

/// How many people come, and what they do.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadPlan {
    /// Open sockets: two a game, the others watch.
    pub sockets: usize,
    /// Games at once.
    pub games: usize,
    /// Moves a second, of all games together.
    pub rate: f64,
    /// How long is played.
    pub duration: Duration,
    /// How long all clients stay idle first, to measure the memory of an idle socket.
    pub rest: Duration,
    /// What the games are drawn from.
    pub seed: u64,
}

/// A plan that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadPlanError {
    /// There is nothing to do.
    #[error("at least one game must be played, at more than 0 moves a second")]
    Nothing,
    /// Players without sockets.
    #[error("{games} games need {} sockets, and only {sockets} are wanted", 2 * games)]
    TooFewSockets {
        /// The games.
        games: usize,
        /// The sockets.
        sockets: usize,
    },
}

/// When a game has its moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    pub(super) first: Instant,
    pub(super) every: Duration,
}

impl LoadPlan {
    /// Whether it can be carried out.
    ///
    /// # Errors
    /// If not.
    pub fn check(&self) -> Result<(), LoadPlanError> {
        if self.games == 0 || self.rate <= 0.0 {
            return Err(LoadPlanError::Nothing);
        }
        if self.sockets < 2 * self.games {
            return Err(LoadPlanError::TooFewSockets { games: self.games, sockets: self.sockets });
        }
        Ok(())
    }

    /// When the game with this number has its moves: all games the same number, one after another.
    pub(super) fn pace(&self, number: usize, began: Instant) -> Pace {
        let every = Duration::from_secs_f64(self.games as f64 / self.rate);
        Pace { first: began + every.mul_f64(number as f64 / self.games as f64), every }
    }
}
