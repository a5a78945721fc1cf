//! The engine against a plain search that only counts material.

use tetrarch_abalone::Abalone;
use tetrarch_eval::Evaluation;
use tetrarch_gou::Gou;
use tetrarch_hus::Hus;
use tetrarch_pantarei::Pantarei;
use tetrarch_search::{Limits, Question, SearchSettings, Searcher, Selectivity};

use crate::boards::{options, random_game};

const OPENINGS: u64 = 8;
const MAX_PLIES: usize = 250;
/// More would leave many games of Hus decided before they begin.
const RANDOM_PLIES: usize = 2;

/// Half points of the engine out of four for each opening, both sides played.
fn half_points<G: Evaluation>(variant: &str, nodes: u64, depth: u32) -> u32 {
    let options = options::<G>(variant, &[]);
    let settings = SearchSettings { table_mib: 1, ..SearchSettings::default() };
    let plain = SearchSettings { selectivity: Some(Selectivity::NONE), ..settings };
    let mut strong = Searcher::<G, _>::new(G::judge(), settings);
    let mut baseline = Searcher::<G, _>::new(G::judge_of_material(), plain);
    let mut half_points = 0;
    for seed in 0..OPENINGS {
        let opening = random_game::<G>(&options, seed, RANDOM_PLIES + 1).pop();
        let opening = opening.expect("a game has positions");
        for side in 0..2 {
            let mut position = opening.clone();
            let mut history = Vec::new();
            strong.forget();
            baseline.forget();
            while position.outcome().is_none() && history.len() < MAX_PLIES {
                let own_turn = position.team(position.turn()).index() == side;
                let best = if own_turn {
                    strong.think(
                        &Question::new(Limits::nodes(nodes))
                            .with_history(&history)
                            .about(&position),
                    )
                } else {
                    baseline.think(
                        &Question::new(Limits::depth(depth))
                            .with_history(&history)
                            .about(&position),
                    )
                };
                history.push(position.key());
                position.play(best.best().expect("the game is not over"));
            }
            half_points += match position.outcome().and_then(|outcome| outcome.winner) {
                Some(winner) if winner.index() == side => 2,
                Some(_) => 0,
                None => 1,
            };
        }
    }
    half_points
}

/// Plays sixteen games; the engine must score at least this number of the thirty-two half points.
fn beats_material<G: Evaluation>(variant: &str, nodes: u64, depth: u32, at_least: u32) {
    let points = half_points::<G>(variant, nodes, depth);
    assert!(points >= at_least, "{} {variant}: {points} half points of 32", G::ID);
}

/// Hus is so sharp that even a player who sees one ply wins many a game that began well.
#[test]
fn hus_is_played_better_than_by_counting_seeds() {
    beats_material::<Hus>("european", 10_000, 1, 20);
    beats_material::<Hus>("african", 10_000, 1, 20);
}

#[test]
fn pantarei_is_played_better_than_by_counting_stacks() {
    beats_material::<Pantarei>("standard", 2_000, 2, 25);
}

#[test]
fn gou_is_played_better_than_by_counting_pieces() {
    beats_material::<Gou>("base", 1_000, 2, 25);
}

#[test]
fn abalone_is_played_better_than_by_counting_marbles() {
    beats_material::<Abalone>("belgian-daisy", 1_000, 2, 25);
}
