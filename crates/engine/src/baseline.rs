//! Plain opponents, to measure stronger ones against.

use tetrarch_catalog::{Position, Seed};
use tetrarch_search as search;
use tetrarch_search::baseline::{fixed_depth, uct};
use tetrarch_search::{Bound, SearchLine, SearchReport};

use crate::factory::{Playable, factory};
use crate::thought::thought_of;
use crate::{Question, Thought};

/// A plain opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Baseline {
    /// Alpha-beta of a fixed depth that counts material and nothing else. It looks at no clock
    /// and counts no nodes.
    Material {
        /// How many plies it looks ahead.
        depth: u32,
    },
    /// UCT with random playouts, as long as the question allows. A node is a playout.
    Uct {
        /// Fixes its playouts.
        seed: Seed,
    },
}

impl Baseline {
    /// What this opponent thinks of a position.
    #[must_use]
    pub fn think(self, position: &Position, question: &Question<'_>) -> Thought {
        factory(position.settings().game()).baseline(position, self, question)
    }
}

/// What a baseline thinks of a position of one game.
pub(crate) fn baseline_thought<G: Playable>(
    position: &G,
    baseline: Baseline,
    question: &Question<'_>,
) -> Thought {
    let report = match baseline {
        Baseline::Material { depth } => {
            let best = fixed_depth(&G::judge_of_material(), position, depth.max(1));
            report_of(best, depth.max(1))
        }
        Baseline::Uct { seed } => uct(&question.clone().about(position), seed),
    };
    thought_of(position, &report)
}

fn report_of<M: Copy>(best: Option<(M, search::Score)>, depth: u32) -> SearchReport<M> {
    let line = best.map(|(mv, score)| SearchLine { score, bound: Bound::Exact, moves: vec![mv] });
    SearchReport {
        depth,
        selective_depth: depth,
        lines: line.into_iter().collect(),
        nodes: 0,
        elapsed_ms: 0,
        table_permille: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::Baseline;
    use crate::{Limits, Question};
    use tetrarch_catalog::{Seed, entries};

    #[test]
    fn every_baseline_names_a_legal_move_in_every_variant() {
        for entry in entries() {
            for variant in entry.variants() {
                let settings = entry.settings(Some(variant.id), &[]).unwrap();
                let position = entry.start(&settings, Seed(5)).unwrap();
                let question = Question::new(Limits::nodes(20));
                for baseline in [Baseline::Material { depth: 2 }, Baseline::Uct { seed: Seed(1) }] {
                    let thought = baseline.think(&position, &question);
                    let best = thought.best().expect("a move").to_owned();
                    assert!(position.moves().contains(&best), "{best} in {position:?}");
                }
            }
        }
    }

    #[test]
    fn uct_depends_on_its_seed_and_nothing_else() {
        let entry = tetrarch_catalog::entry("gou").unwrap();
        let settings = entry.settings(None, &[]).unwrap();
        let position = entry.start(&settings, Seed(0)).unwrap();
        let question = Question::new(Limits::nodes(300));
        let lines = |seed| {
            let baseline = Baseline::Uct { seed: Seed(seed) };
            baseline.think(&position, &question).lines
        };
        assert_eq!(lines(3), lines(3));
    }
}
