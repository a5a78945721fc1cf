//! The prover of one team's wins.

use std::io::{self, Read, Write};
use std::marker::PhantomData;
use std::ops::ControlFlow;

use tetrarch_game::{Game, Team};

use super::memory::Memory;
use super::search::Search;
use super::{Hints, Plies, Proof, Unproved, checkpoint};

/// Proves or refutes that a team can force a win, in the games it is given [`Hints`] about.
///
/// All positions must be played by the same options: what was found out about one is used for the
/// next.
#[derive(Debug)]
pub struct Prover<G, H> {
    hints: H,
    team: Team,
    memory: Memory,
    salt: u64,
    nodes: u64,
    game: PhantomData<G>,
}

/// How a search gets on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofProgress {
    /// Positions expanded so far.
    pub nodes: u64,
}

/// What a search came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofVerdict {
    /// The team wins, in at most this number of plies.
    Proved(Plies),
    /// The team cannot force a win within the bound.
    Refuted,
    /// The search was stopped before it knew.
    Open,
}

impl<G: Game, H: Hints<G>> Prover<G, H> {
    /// A prover of a team's wins with a memory of this number of mebibytes.
    #[must_use]
    pub fn new(hints: H, team: Team, memory_mib: usize) -> Self {
        let memory = Memory::new(memory_mib);
        Self { hints, team, memory, salt: 0, nodes: 0, game: PhantomData }
    }

    /// The same with keys of its own: positions that another salt mistakes for each other are
    /// told apart. To be chosen before anything is proved.
    #[must_use]
    pub fn salted(self, salt: u64) -> Self {
        Self { salt, ..self }
    }

    /// The team whose wins it proves.
    #[must_use]
    pub const fn team(&self) -> Team {
        self.team
    }

    /// Positions expanded so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches a position until it is settled or the watcher has had enough. A search that was
    /// stopped can be taken up again: call it once more.
    pub fn prove(
        &mut self,
        position: &G,
        within: Plies,
        watch: &mut dyn FnMut(&ProofProgress) -> ControlFlow<()>,
    ) -> ProofVerdict {
        let mut search = self.search(watch);
        let found = search.settle(position, within);
        if found.is_proved() {
            ProofVerdict::Proved(found.plies)
        } else if found.is_refuted() {
            ProofVerdict::Refuted
        } else {
            ProofVerdict::Open
        }
    }

    /// The proof of a win that [`Self::prove`] has found. Where the memory has lost a part of it,
    /// that part is searched again.
    ///
    /// # Errors
    /// If there is no such win or the watcher has had enough.
    pub fn proof(
        &mut self,
        position: &G,
        within: Plies,
        watch: &mut dyn FnMut(&ProofProgress) -> ControlFlow<()>,
    ) -> Result<Proof<G>, Unproved> {
        Proof::derive(self.search(watch), position, within)
    }

    /// Writes everything found out so far, to be read by [`Self::resume`].
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        checkpoint::write(&self.memory, self.nodes, out)
    }

    /// Reads what another prover of the same team, options, hints and salt has found out.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn resume(&mut self, input: &mut dyn Read) -> io::Result<()> {
        self.nodes = checkpoint::read(&mut self.memory, input)?;
        Ok(())
    }

    fn search<'a>(
        &'a mut self,
        watch: &'a mut dyn FnMut(&ProofProgress) -> ControlFlow<()>,
    ) -> Search<'a, G, H> {
        Search::new(&self.hints, self.team, self.salt, &mut self.memory, &mut self.nodes, watch)
    }
}
