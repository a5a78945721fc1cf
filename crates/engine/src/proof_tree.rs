//! What is proved of a position and of its moves, without any search of how good they are.
//!
//! 1. A shipped proof may know the position, and with it every reply of the losing side.
//! 2. Else two provers, one for each team, take turns as long as the question allows.
//! 3. What they prove is kept, so that the following positions are known at once.
//! 4. What is left of the question goes into a shorter win, or into knowing that there is none.

use serde::Serialize;
use tetrarch_catalog::{Position, Settings};
use tetrarch_game::{Notation, Team};
use tetrarch_proof::Book;
use tetrarch_search::prover::{Plies, Proof, ProofVerdict};
use ts_rs::TS;

use crate::certainty::Certain;
use crate::factory::{Playable, factory, typed};
use crate::known::has_two_teams;
use crate::provers::{FEWEST_NODES, Provers, Share};
use crate::{Proved, ProvedBy, Question};

/// The nodes each prover gets in the first round; twice as many in each following one.
const FIRST_ROUND: u64 = 1 << 14;

/// What is proved of a position, and the moves that belong to the proof.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct ProofNode {
    /// Who wins and how soon; nothing if the game is over, or if it is not known.
    pub proved: Option<Proved>,
    /// What the winner plays or, where the others are to move, each of their moves, the one that
    /// holds out longest first.
    pub moves: Vec<ProvedMove>,
}

/// A move of a proof.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ProvedMove {
    /// Its canonical text.
    #[serde(rename = "move")]
    pub text: String,
    /// How many plies the win still takes at most after it.
    pub plies: u32,
    /// What the winner answers, unless the game is over or it is still the others' turn.
    pub answer: Option<String>,
}

/// What is proved of the positions of one game. It remembers what its provers have found.
pub struct ProofTree {
    settings: Settings,
    erased: Box<dyn ErasedProofTree>,
}

impl ProofTree {
    /// A tree for games with this position's settings. Each team's prover has this much memory.
    #[must_use]
    pub fn new(position: &Position, memory_mib: usize) -> Self {
        let settings = position.settings();
        let erased = factory(settings.game()).proof_tree(position, memory_mib);
        Self { settings: settings.clone(), erased }
    }

    /// What is proved of a position, within the nodes and the time of the question. With no nodes
    /// it is what is known already. The question's history is not looked at.
    ///
    /// # Panics
    /// If the position is of other settings than the tree: a slip of the caller.
    pub fn node(&mut self, position: &Position, question: &Question<'_>) -> ProofNode {
        assert!(position.settings() == &self.settings, "the position is of other settings");
        self.erased.node(position, question)
    }
}

/// A tree whose game is forgotten. Implemented once, for every playable game.
pub(crate) trait ErasedProofTree: Send {
    fn node(&mut self, position: &Position, question: &Question<'_>) -> ProofNode;
}

/// The tree of a game.
pub(crate) fn proof_tree_of<G: Playable>(
    position: &G,
    memory_mib: usize,
) -> Box<dyn ErasedProofTree> {
    Box::new(Tree {
        book: G::book_set().book(&position.options()),
        provers: Provers::with_memory(memory_mib),
        kept: None,
        shortest: None,
    })
}

struct Tree<G: Playable> {
    book: Option<&'static Book<G>>,
    provers: Provers<G>,
    /// The last proof that the provers have found.
    kept: Option<Proof<G>>,
    /// The last position of which it is known that there is no shorter win.
    shortest: Option<G>,
}

impl<G: Playable> ErasedProofTree for Tree<G> {
    fn node(&mut self, position: &Position, question: &Question<'_>) -> ProofNode {
        let position = typed::<G>(position);
        if position.outcome().is_some() || !has_two_teams(position) {
            return ProofNode::default();
        }
        let mut share = Share::new(&question.limits, &question.stop, question.clock);
        if self.recall(position).is_none() {
            self.prove(position, &mut share);
        }
        self.shorten(position, &mut share);
        self.recall(position).unwrap_or_default()
    }
}

impl<G: Playable> Tree<G> {
    /// Finds out who wins, and keeps the proof. The provers take turns, because it is not known in
    /// advance whose search will end.
    fn prove(&mut self, position: &G, share: &mut Share<'_>) {
        let mover = position.team(position.turn());
        let mut open = vec![mover, mover.other()];
        let mut round = FIRST_ROUND;
        while !open.is_empty() {
            for team in open.clone() {
                if share.left(0) < FEWEST_NODES || share.is_over() {
                    return;
                }
                let nodes = round.min(share.left(0));
                match self.provers.prove(position, team, Plies::ANY, share, nodes) {
                    ProofVerdict::Proved(plies) => return self.keep(position, team, plies, share),
                    ProofVerdict::Refuted => open.retain(|&other| other != team),
                    ProofVerdict::Open => (),
                }
            }
            round *= 2;
        }
    }

    /// Looks for a shorter win than the known one.
    fn shorten(&mut self, position: &G, share: &mut Share<'_>) {
        if share.left(0) < FEWEST_NODES || share.is_over() {
            return;
        }
        let Some(Proved { winner, plies, exact: false, .. }) = self.proved(position) else {
            return;
        };
        let plies = Plies::from_plies(plies);
        let nodes = share.left(0) / 2;
        let shortest = self.provers.shorten(position, winner, plies, share, nodes);
        if shortest.plies < plies {
            self.keep(position, winner, shortest.plies, share);
        }
        let known = self.proved(position).map(|proved| proved.plies);
        if shortest.is_exact && known == shortest.plies.count() {
            self.shortest = Some(position.clone());
        }
    }

    fn keep(&mut self, position: &G, team: Team, plies: Plies, share: &mut Share<'_>) {
        let nodes = share.left(0);
        self.kept = self.provers.proof(position, team, plies, share, nodes).or(self.kept.take());
    }

    fn proved(&self, position: &G) -> Option<Proved> {
        self.recall(position)?.proved
    }

    /// What the book or the kept proof knows of a position, whichever wins sooner.
    fn recall(&self, position: &G) -> Option<ProofNode> {
        let by_book = self.book.and_then(|book| {
            // Shipped are shortest wins. Those of later positions may be longer than they must.
            let is_shortest = |plies| plies == book.plies();
            self.node_of(book, position, ProvedBy::Book, is_shortest)
        });
        let kept = self.kept.as_ref();
        let by_prover =
            kept.and_then(|proof| self.node_of(proof, position, ProvedBy::Prover, |_| false));
        let plies = |node: &ProofNode| node.proved.map(|proved| proved.plies);
        by_book.into_iter().chain(by_prover).min_by_key(plies)
    }

    fn node_of(
        &self,
        certain: &impl Certain<G>,
        position: &G,
        by: ProvedBy,
        is_shortest: impl FnOnce(u32) -> bool,
    ) -> Option<ProofNode> {
        let plies = certain.plies_to_win(position)?;
        let exact = plies <= 1 || is_shortest(plies) || self.shortest.as_ref() == Some(position);
        let moves = certain.moves(position)?.into_iter();
        let moves = moves.map(|(mv, plies)| proved_move(certain, position, mv, plies));
        let proved = Proved { winner: certain.winner(), plies, exact, by };
        Some(ProofNode { proved: Some(proved), moves: moves.collect() })
    }
}

/// A move with what follows. `plies` counts it too.
fn proved_move<G: Notation>(
    certain: &impl Certain<G>,
    position: &G,
    mv: G::Move,
    plies: u32,
) -> ProvedMove {
    let mut after = position.clone();
    after.play(mv);
    let is_answered = after.outcome().is_none() && after.team(after.turn()) == certain.winner();
    let choice = if is_answered { certain.choice(&after) } else { None };
    ProvedMove {
        text: position.move_text(mv),
        plies: plies - 1,
        answer: choice.map(|(answer, _)| after.move_text(answer)),
    }
}
