//! The prover's part in a move.

use std::ops::ControlFlow;

use tetrarch_eval::Evaluation;
use tetrarch_game::{MAX_SEATS, Team};
use tetrarch_search::prover::{
    NODES_A_LOOK, Plies, Proof, ProofProgress, ProofVerdict, Prover, Shortest,
};
use tetrarch_search::{Clock, Limits, Stop};

/// Less than this is not worth the way from the root.
pub(crate) const FEWEST_NODES: u64 = 256;
/// A move takes this part of the time after which a search by a clock has to end.
const PART_OF_CLOCK: u64 = 4;
/// A prover has this part of the search's memory.
const PART_OF_MEMORY: usize = 4;

/// What provers may use of one move.
pub(crate) struct Share<'a> {
    stop: &'a Stop,
    clock: &'a dyn Clock,
    begun_ms: u64,
    end_ms: Option<u64>,
    /// Of the search and all provers together.
    most_nodes: u64,
    /// Of all provers, in this move.
    nodes: u64,
}

impl<'a> Share<'a> {
    /// A share of what these limits allow, from now on.
    pub fn new(limits: &Limits, stop: &'a Stop, clock: &'a dyn Clock) -> Self {
        let begun_ms = clock.now_ms();
        let end_ms = limits.longest_ms().map(|longest_ms| begun_ms.saturating_add(longest_ms));
        Self {
            stop,
            clock,
            begun_ms,
            end_ms,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
        }
    }

    /// The limits of a search beside provers.
    pub fn beside<G: Evaluation>(limits: Limits) -> Limits {
        let part = |nodes: u64| nodes / (G::SEARCH_NODES_A_PROOF_NODE + 1);
        Limits { nodes: limits.nodes.map(|nodes| nodes - part(nodes)), ..limits }
    }

    /// Since the move began.
    pub fn elapsed_ms(&self) -> u64 {
        self.clock.now_ms().saturating_sub(self.begun_ms)
    }

    /// Nodes used so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What a prover may use now, besides a search of this many nodes that is still running.
    pub const fn slice<G: Evaluation>(&self, search_nodes: u64) -> u64 {
        (search_nodes / G::SEARCH_NODES_A_PROOF_NODE).saturating_sub(self.nodes)
    }

    /// What is left after a search of this many nodes.
    pub const fn left(&self, search_nodes: u64) -> u64 {
        self.most_nodes.saturating_sub(search_nodes).saturating_sub(self.nodes)
    }

    /// What is left after a thought of this many nodes. Of a clock no more is taken than a move is
    /// worth, and where nothing is said of time or nodes, as many again.
    pub fn rest(&self, limits: &Limits, nodes: u64) -> Limits {
        let of_clock = if limits.move_time_ms.is_some() { 1 } else { PART_OF_CLOCK };
        let whole_ms = limits.longest_ms().map(|longest_ms| longest_ms / of_clock);
        let most_nodes = match (limits.nodes, whole_ms) {
            (None, None) => Some(nodes),
            (most_nodes, _) => most_nodes.map(|most| most.saturating_sub(nodes)),
        };
        Limits {
            nodes: most_nodes,
            move_time_ms: whole_ms.map(|ms| ms.saturating_sub(self.elapsed_ms())),
            ..Limits::NONE
        }
    }

    /// Whether the time is up or it was stopped.
    pub fn is_over(&self) -> bool {
        let is_late = self.end_ms.is_some_and(|end_ms| self.clock.now_ms() >= end_ms);
        self.stop.is_set() || is_late
    }
}

/// A prover for each team, made when it is first asked. They remember what they have found from
/// move to move.
pub(crate) struct Provers<G: Evaluation> {
    of_team: [Option<Prover<G, G::Hints>>; MAX_SEATS],
    memory_mib: usize,
}

impl<G: Evaluation> Provers<G> {
    /// Provers beside a search with this much memory.
    pub fn new(table_mib: usize) -> Self {
        Self::with_memory(table_mib / PART_OF_MEMORY)
    }

    /// Provers with this much memory each.
    pub fn with_memory(memory_mib: usize) -> Self {
        Self { of_team: [const { None }; MAX_SEATS], memory_mib: memory_mib.max(1) }
    }

    /// Goes on proving that a team wins within some plies, with at most this many nodes.
    pub fn prove(
        &mut self,
        position: &G,
        team: Team,
        within: Plies,
        share: &mut Share<'_>,
        nodes: u64,
    ) -> ProofVerdict {
        if nodes < FEWEST_NODES {
            return ProofVerdict::Open;
        }
        self.spend(team, share, nodes, |prover, watch| prover.prove(position, within, watch))
    }

    /// Looks for shorter wins than one of some plies, with at most this many nodes.
    pub fn shorten(
        &mut self,
        position: &G,
        team: Team,
        plies: Plies,
        share: &mut Share<'_>,
        nodes: u64,
    ) -> Shortest {
        self.spend(team, share, nodes, |prover, watch| prover.shorten(position, plies, watch))
    }

    /// The proof of a win that was found, put together with at most this many nodes.
    pub fn proof(
        &mut self,
        position: &G,
        team: Team,
        plies: Plies,
        share: &mut Share<'_>,
        nodes: u64,
    ) -> Option<Proof<G>> {
        self.spend(team, share, nodes, |prover, watch| prover.proof(position, plies, watch)).ok()
    }

    /// Does a part of the work with at most this many nodes, and counts them.
    fn spend<T>(
        &mut self,
        team: Team,
        share: &mut Share<'_>,
        nodes: u64,
        work: impl FnOnce(&mut Prover<G, G::Hints>, Watch<'_>) -> T,
    ) -> T {
        let memory_mib = self.memory_mib;
        let prover = self.of_team[team.index()]
            .get_or_insert_with(|| Prover::new(G::HINTS, team, memory_mib));
        let begun = prover.nodes();
        // Watchers are asked at round numbers of nodes: rounded down, they are not exceeded.
        let end = begun.saturating_add(nodes) / NODES_A_LOOK * NODES_A_LOOK;
        let done = work(prover, &mut |progress| {
            let is_spent = progress.nodes >= end && progress.nodes > begun;
            let is_over = is_spent || share.is_over();
            if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        share.nodes += prover.nodes() - begun;
        done
    }
}

/// What a prover asks now and then: whether to go on.
type Watch<'a> = &'a mut dyn FnMut(&ProofProgress) -> ControlFlow<()>;
