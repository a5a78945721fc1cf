//! Solving positions of any game.

use std::io::{self, Read, Write};
use std::ops::ControlFlow;

use tetrarch_catalog::{Position, Settings};
use tetrarch_eval::Evaluation;
use tetrarch_game::{Seat, Team};
use tetrarch_proof::ProofFile;
use tetrarch_search::prover;
pub use tetrarch_search::prover::{Plies, ProofProgress, Shortest, Solution, Unproved};

use crate::factory::{Playable, factory};

/// What a solver tells now and then; it says whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(&ProofProgress) -> ControlFlow<()>;

/// Finds out who wins a position for certain. It remembers what it has found when it is stopped.
pub struct Solver {
    settings: Settings,
    root: String,
    erased: Box<dyn ErasedSolver>,
}

/// How a solver is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolverSetup {
    /// The seat whose team is asked about; every team if there is none.
    pub seat: Option<Seat>,
    /// Size of its memory in mebibytes.
    pub memory_mib: usize,
    /// Chooses the keys of positions. Two positions may share a key, though hardly ever; what is
    /// found out with two salts rests on no such chance.
    pub salt: u64,
}

impl Solver {
    /// A solver of this position.
    #[must_use]
    pub fn new(position: &Position, setup: SolverSetup) -> Self {
        let settings = position.settings();
        let erased = factory(settings.game()).solver(position, setup);
        Self { settings: settings.clone(), root: position.text(), erased }
    }

    /// The teams it is asked about.
    #[must_use]
    pub fn teams(&mut self) -> Vec<Team> {
        self.erased.teams()
    }

    /// Positions expanded so far.
    #[must_use]
    pub fn nodes(&mut self) -> u64 {
        self.erased.nodes()
    }

    /// Searches until one team's win within some plies is proved, or all are refuted, or the
    /// watcher has had enough.
    pub fn solve(&mut self, within: Plies, watch: Watch<'_>) -> Solution {
        self.erased.solve(within, watch)
    }

    /// Shortens a team's win of some plies, until a shorter one is refuted or the watcher has had
    /// enough.
    ///
    /// # Panics
    /// If it is not asked about this team: a slip of the caller.
    pub fn shorten(&mut self, team: Team, plies: Plies, watch: Watch<'_>) -> Shortest {
        self.erased.shorten(team, plies, watch)
    }

    /// The proof of a team's win that was found. It may come out shorter.
    ///
    /// # Errors
    /// If there is no such win or the watcher has had enough.
    ///
    /// # Panics
    /// If it is not asked about this team: a slip of the caller.
    pub fn proof(
        &mut self,
        team: Team,
        plies: Plies,
        watch: Watch<'_>,
    ) -> Result<ProofFile, Unproved> {
        let (plies, choices) = self.erased.proof(team, plies, watch)?;
        let options = self.settings.changed_options().into_iter();
        Ok(ProofFile {
            game: self.settings.game().to_owned(),
            variant: self.settings.variant().to_owned(),
            options: options.map(|(id, value)| (id.to_owned(), value)).collect(),
            position: self.root.clone(),
            winner: team.number(),
            plies,
            choices,
        })
    }

    /// Writes everything found out so far, to be read by [`Self::resume`].
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.erased.save(out)
    }

    /// Reads what another solver of the same settings, teams and salt has found out.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn resume(&mut self, input: &mut dyn Read) -> io::Result<()> {
        self.erased.resume(input)
    }
}

/// A solver whose game is forgotten. Implemented once, for every playable game.
pub(crate) trait ErasedSolver: Send {
    fn teams(&mut self) -> Vec<Team>;
    fn nodes(&mut self) -> u64;
    fn solve(&mut self, within: Plies, watch: Watch<'_>) -> Solution;
    fn shorten(&mut self, team: Team, plies: Plies, watch: Watch<'_>) -> Shortest;
    /// The length and the choices of a proof.
    fn proof(
        &mut self,
        team: Team,
        plies: Plies,
        watch: Watch<'_>,
    ) -> Result<(u32, Vec<u16>), Unproved>;
    fn save(&mut self, out: &mut dyn Write) -> io::Result<()>;
    fn resume(&mut self, input: &mut dyn Read) -> io::Result<()>;
}

/// A solver of a position of any playable game.
pub(crate) fn solver_of<G: Playable>(
    root: &G,
    SolverSetup { seat, memory_mib, salt }: SolverSetup,
) -> Box<dyn ErasedSolver> {
    let every_team = || prover::Solver::<G, G::Hints>::teams(root);
    let teams = seat.map_or_else(every_team, |seat| vec![root.team(seat)]);
    let solver = prover::Solver::new(&G::HINTS, &teams, memory_mib).salted(salt);
    Box::new(Work { root: root.clone(), solver })
}

struct Work<G: Evaluation> {
    root: G,
    solver: prover::Solver<G, G::Hints>,
}

impl<G: Playable> Work<G> {
    fn prover(&mut self, team: Team) -> &mut prover::Prover<G, G::Hints> {
        self.solver.prover(team).expect("it is asked about this team")
    }
}

impl<G: Playable> ErasedSolver for Work<G> {
    fn teams(&mut self) -> Vec<Team> {
        self.solver.provers().iter().map(|prover| prover.team()).collect()
    }

    fn nodes(&mut self) -> u64 {
        self.solver.provers().iter().map(|prover| prover.nodes()).sum()
    }

    fn solve(&mut self, within: Plies, watch: Watch<'_>) -> Solution {
        self.solver.solve(&self.root, within, watch)
    }

    fn shorten(&mut self, team: Team, plies: Plies, watch: Watch<'_>) -> Shortest {
        let root = self.root.clone();
        self.prover(team).shorten(&root, plies, watch)
    }

    fn proof(
        &mut self,
        team: Team,
        plies: Plies,
        watch: Watch<'_>,
    ) -> Result<(u32, Vec<u16>), Unproved> {
        let root = self.root.clone();
        let proof = self.prover(team).proof(&root, plies, watch)?;
        Ok((proof.plies().count().expect("a proof has a length"), proof.choices()))
    }

    fn save(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.solver.provers().iter().try_for_each(|prover| prover.save(out))
    }

    fn resume(&mut self, input: &mut dyn Read) -> io::Result<()> {
        self.solver.provers().iter_mut().try_for_each(|prover| prover.resume(input))
    }
}
