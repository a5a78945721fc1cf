//! Plain opponents, to measure stronger ones against.

use tetrarch_game::Seed;
use tetrarch_search as search;
use tetrarch_search::baseline::{fixed_depth, uct};
use tetrarch_search::{Bound, Line, Report, Task};

use crate::listed::Listed;
use crate::thought::told;
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

/// What a baseline thinks of a position.
pub(crate) fn baseline_thought<G: Listed>(
    position: &G,
    baseline: Baseline,
    question: &Question<'_>,
) -> Thought {
    let report = match baseline {
        Baseline::Material { depth } => {
            let best = fixed_depth(&G::judge_of_material(), position, depth.max(1));
            report_of(best, depth.max(1))
        }
        Baseline::Uct { seed } => {
            let task =
                Task::new(position, question.limits).until(&question.stop).by(question.clock);
            uct(&task, seed)
        }
    };
    told(position, &report)
}

fn report_of<M: Copy>(best: Option<(M, search::Score)>, depth: u32) -> Report<M> {
    let line = best.map(|(mv, score)| Line { score, bound: Bound::Exact, moves: vec![mv] });
    Report {
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
    use crate::{Limits, Question, Seed, entries};

    #[test]
    fn every_baseline_names_a_legal_move_in_every_variant() {
        for entry in entries() {
            for variant in entry.variants() {
                let settings = entry.settings(Some(variant.id), &[]).unwrap();
                let position = entry.start(&settings, Seed(5)).unwrap();
                let question = Question::new(Limits::nodes(20));
                for baseline in [Baseline::Material { depth: 2 }, Baseline::Uct { seed: Seed(1) }] {
                    let thought = position.baseline(baseline, &question);
                    let best = thought.best().expect("a move").to_owned();
                    assert!(position.moves().contains(&best), "{best} in {position:?}");
                }
            }
        }
    }

    #[test]
    fn uct_depends_on_its_seed_and_nothing_else() {
        let entry = crate::entry("gou").unwrap();
        let settings = entry.settings(None, &[]).unwrap();
        let position = entry.start(&settings, Seed(0)).unwrap();
        let question = Question::new(Limits::nodes(300));
        let lines = |seed| {
            let baseline = Baseline::Uct { seed: Seed(seed) };
            position.baseline(baseline, &question).lines
        };
        assert_eq!(lines(3), lines(3));
    }
}
