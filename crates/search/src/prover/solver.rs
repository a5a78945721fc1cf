//! Who wins, and how soon.

use std::ops::ControlFlow;

use tetrarch_game::{Game, Seat, Team};

use super::{Hints, Plies, ProofProgress, ProofVerdict, Prover};

/// The nodes each prover gets in the first round; twice as many in each following one.
const FIRST_ROUND: u64 = 1 << 14;

/// Finds the team that can force a win, by a prover for each.
#[derive(Debug)]
pub struct Solver<G, H> {
    provers: Vec<Prover<G, H>>,
}

/// What is known of a position's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solution {
    /// A team can force a win.
    Win {
        /// The team.
        team: Team,
        /// How long it takes at most.
        plies: Plies,
    },
    /// None of the teams that were asked about can force a win within the bound.
    NoWin,
    /// The search was stopped before it knew.
    Open,
}

impl<G: Game, H: Hints<G> + Clone> Solver<G, H> {
    /// A solver for these teams, with this number of mebibytes of memory for all of them.
    #[must_use]
    pub fn new(hints: &H, teams: &[Team], memory_mib: usize) -> Self {
        let each_mib = memory_mib / teams.len().max(1);
        let prover = |&team| Prover::new(hints.clone(), team, each_mib);
        Self { provers: teams.iter().map(prover).collect() }
    }

    /// The same with provers of this salt; see [`Prover::salted`].
    #[must_use]
    pub fn salted(self, salt: u64) -> Self {
        let provers = self.provers.into_iter().map(|prover| prover.salted(salt));
        Self { provers: provers.collect() }
    }

    /// Every team of a position, in the order of their first seats.
    #[must_use]
    pub fn teams(position: &G) -> Vec<Team> {
        let mut teams: Vec<Team> =
            Seat::all(position.seats()).map(|seat| position.team(seat)).collect();
        teams.sort_unstable();
        teams.dedup();
        teams
    }

    /// The provers, one for each team asked about.
    pub fn provers(&mut self) -> &mut [Prover<G, H>] {
        &mut self.provers
    }

    /// The prover of a team's wins, if it was asked about.
    pub fn prover(&mut self, team: Team) -> Option<&mut Prover<G, H>> {
        self.provers.iter_mut().find(|prover| prover.team() == team)
    }

    /// Searches a position until one team's win is proved, or all are refuted, or the watcher has
    /// had enough. The provers take turns, because it is not known in advance whose search will end.
    pub fn solve(
        &mut self,
        position: &G,
        within: Plies,
        watch: &mut dyn FnMut(&ProofProgress) -> ControlFlow<()>,
    ) -> Solution {
        let mut round = FIRST_ROUND;
        let mut refuted = vec![false; self.provers.len()];
        while refuted.contains(&false) {
            for (prover, refuted) in self.provers.iter_mut().zip(&mut refuted) {
                if *refuted {
                    continue;
                }
                let end = prover.nodes() + round;
                let mut is_stopped = false;
                let verdict = prover.prove(position, within, &mut |progress| {
                    is_stopped |= watch(progress).is_break();
                    let is_over = is_stopped || progress.nodes >= end;
                    if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                match verdict {
                    ProofVerdict::Proved(plies) => {
                        return Solution::Win { team: prover.team(), plies };
                    }
                    ProofVerdict::Refuted => *refuted = true,
                    ProofVerdict::Open if is_stopped => return Solution::Open,
                    ProofVerdict::Open => (),
                }
            }
            round *= 2;
        }
        Solution::NoWin
    }
}

/// What is known of the shortest win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortest {
    /// The shortest win found.
    pub plies: Plies,
    /// Whether every shorter one is refuted.
    pub is_exact: bool,
}

impl<G: Game, H: Hints<G>> Prover<G, H> {
    /// Shortens a win of some plies, one bound after the other, until a shorter one is refuted or
    /// the watcher has had enough.
    pub fn shorten(
        &mut self,
        position: &G,
        plies: Plies,
        watch: &mut dyn FnMut(&ProofProgress) -> ControlFlow<()>,
    ) -> Shortest {
        let mut plies = plies;
        while let Some(shorter) = plies.less_one() {
            match self.prove(position, shorter, watch) {
                ProofVerdict::Proved(found) => plies = found,
                ProofVerdict::Refuted => return Shortest { plies, is_exact: true },
                ProofVerdict::Open => return Shortest { plies, is_exact: false },
            }
        }
        Shortest { plies, is_exact: true }
    }
}
