//! A proof to play by.

use std::collections::HashMap;

use tetrarch_game::{Notation, Team};

use crate::check::{Step, play_through};
use crate::whole::Whole;
use crate::{Flaw, ProofFile};

/// What the winner of a proof plays, in every position the others can lead to.
#[derive(Clone, Debug)]
pub struct Book<G: Notation> {
    team: Team,
    plies: u32,
    choices: HashMap<Whole<G>, (G::Move, u32)>,
}

impl<G: Notation> Book<G> {
    /// The book of a proof, which is checked on the way.
    ///
    /// # Errors
    /// If the proof is not good.
    pub fn of(file: &ProofFile) -> Result<Self, Flaw> {
        let good = play_through::<G>(file)?;
        let choices = good.steps.into_iter().filter_map(|(position, step)| match step {
            Step::Choice(mv, plies) => Some((position, (mv, plies))),
            Step::Reply(_) | Step::Playing => None,
        });
        Ok(Self { team: good.team, plies: file.plies, choices: choices.collect() })
    }

    /// The team that wins.
    #[must_use]
    pub const fn team(&self) -> Team {
        self.team
    }

    /// How many plies the win takes at most, from the first position on.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// What the winner plays in a position, and how many plies the win takes at most; none if
    /// the position is not one of the proof in which the winner is to move.
    #[must_use]
    pub fn choice(&self, position: &G) -> Option<(G::Move, u32)> {
        self.choices.get(&Whole(position.clone())).copied()
    }
}
