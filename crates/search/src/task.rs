//! What a search is asked.

use tetrarch_game::Game;

use crate::{Clock, Limits, Stop, SystemClock};

/// A question to an engine: the best move of a position, within limits.
#[derive(Clone)]
pub struct Task<'a, G: Game> {
    /// The position.
    pub position: &'a G,
    /// The keys of the positions the game went through before, in any order: to come back to
    /// one is taken for a draw.
    pub history: &'a [u64],
    /// What a draw is worth to the team to move, in hundredths: less than nought for a player who
    /// would rather play on. Nought is the truth.
    pub draw: i32,
    /// How far to go.
    pub limits: Limits,
    /// Ends the search early.
    pub stop: Stop,
    /// Where to read the time.
    pub clock: &'a dyn Clock,
}

impl<'a, G: Game> Task<'a, G> {
    /// A position without a history, by the clock of the machine.
    #[must_use]
    pub fn new(position: &'a G, limits: Limits) -> Self {
        Self { position, history: &[], draw: 0, limits, stop: Stop::new(), clock: &SystemClock }
    }

    /// The same after a game went through these positions.
    #[must_use]
    pub fn with_history(self, history: &'a [u64]) -> Self {
        Self { history, ..self }
    }

    /// The same, ended by this flag.
    #[must_use]
    pub fn until(self, stop: &Stop) -> Self {
        Self { stop: stop.clone(), ..self }
    }

    /// The same by another clock.
    #[must_use]
    pub fn by(self, clock: &'a dyn Clock) -> Self {
        Self { clock, ..self }
    }
}
