//! With the network at the leaves and nothing left out, the search finds exactly what negamax finds.

use tetrarch_abalone::{Abalone, Move};
use tetrarch_eval::{AbaloneJudge, Evaluation};
use tetrarch_search::baseline::negamax;
use tetrarch_search::{Judge, Limits, SearchSettings, Searcher, Selectivity, Task};

use crate::boards::{options, random_game};

/// The shipped judge, but leaves are evaluated as they are: negamax plays nothing out.
struct AtOnce(AbaloneJudge);

impl Judge<Abalone> for AtOnce {
    fn evaluate(&self, position: &Abalone) -> i32 {
        self.0.evaluate(position)
    }

    fn order(&self, position: &Abalone, mv: Move) -> i32 {
        self.0.order(position, mv)
    }

    fn slot(&self, position: &Abalone, mv: Move) -> usize {
        self.0.slot(position, mv)
    }

    fn is_quiet(&self, position: &Abalone, mv: Move, child: &Abalone) -> bool {
        self.0.is_quiet(position, mv, child)
    }

    fn selectivity(&self, _: &Abalone) -> Selectivity {
        Selectivity::NONE
    }
}

#[test]
fn with_the_network_the_search_agrees_with_negamax() {
    let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
    let mut engine = Searcher::new(AtOnce(Abalone::judge()), settings);
    let mut values = Vec::new();
    for seed in 0..4 {
        let game = random_game(&options::<Abalone>("belgian-daisy", &[]), seed, 60);
        let position = game.last().expect("a game has positions");
        for depth in 1..=3 {
            let expected = negamax(engine.judge(), position, depth, &[]);
            engine.forget();
            let report = engine.think(&Task::new(position, Limits::depth(depth)));
            assert_eq!(report.score(), Some(expected), "depth {depth} of {position:?}");
            values.push(expected);
        }
    }
    values.dedup();
    assert!(values.len() > 6, "the positions differ: {values:?}");
}
