//! What is proved, for the page.

use tetrarch_catalog::{Position, Settings};
use tetrarch_engine::{Clock, Limits, ProofNode, ProofTree, Question};

/// Of each team's prover. A game of Hus that left the shipped proof is not settled with much less.
const MEMORY_MIB: usize = 32;

/// The tree of the last question. It remembers what was proved, as long as it is asked about the
/// same game.
#[derive(Default)]
pub(crate) struct Proving {
    tree: Option<(Settings, ProofTree)>,
}

impl Proving {
    /// What is proved of a position, with at most this many nodes.
    pub fn node(&mut self, position: &Position, nodes: u64, clock: &dyn Clock) -> ProofNode {
        let settings = position.settings();
        let kept = self.tree.take().filter(|(known, _)| known == settings);
        let made = || (settings.clone(), ProofTree::new(position, MEMORY_MIB));
        let (_, tree) = self.tree.insert(kept.unwrap_or_else(made));
        let limits = Limits { nodes: Some(nodes), ..Limits::NONE };
        tree.node(position, &Question::new(limits).by(clock))
    }
}
