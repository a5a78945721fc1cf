//! What a search is asked.

use std::ops::Deref;

use tetrarch_game::Game;

use crate::{Clock, Limits, Stop, SystemClock};

/// How a search begins and ends, whatever the position.
#[derive(Clone)]
pub struct Question<'a> {
    /// How far to go.
    pub limits: Limits,
    /// The keys of the positions the game went through before, in any order: to come back to
    /// one is taken for a draw.
    pub history: &'a [u64],
    /// Ends the search early.
    pub stop: Stop,
    /// Where to read the time.
    pub clock: &'a dyn Clock,
}

impl<'a> Question<'a> {
    /// A question without a history, by the clock of the machine.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self { limits, history: &[], stop: Stop::new(), clock: &SystemClock }
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

    /// The same within other limits.
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// This question about a position.
    #[must_use]
    pub fn about<G: Game>(self, position: &'a G) -> Task<'a, G> {
        Task { position, question: self }
    }
}

/// A question about a position: its best move, within limits.
#[derive(Clone)]
pub struct Task<'a, G: Game> {
    /// The position.
    pub position: &'a G,
    /// How to search it.
    pub question: Question<'a>,
}

impl<'a, G: Game> Task<'a, G> {
    /// A position without a history, by the clock of the machine.
    #[must_use]
    pub fn new(position: &'a G, limits: Limits) -> Self {
        Question::new(limits).about(position)
    }

    /// The same within other limits.
    #[must_use]
    pub fn within(&self, limits: Limits) -> Self {
        self.question.clone().within(limits).about(self.position)
    }
}

impl<'a, G: Game> Deref for Task<'a, G> {
    type Target = Question<'a>;

    fn deref(&self) -> &Question<'a> {
        &self.question
    }
}
