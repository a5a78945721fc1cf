//! The plain searches.

use tetrarch_game::{Game, Seed, divide};
use tetrarch_hus::Hus;
use tetrarch_search::baseline::{fixed_depth, negamax, uct};
use tetrarch_search::{Limits, Question, Selectivity, Task};

use crate::judges::random_position;
use crate::lattice::{Chance, Lattice};

#[test]
fn a_search_of_fixed_depth_agrees_with_negamax() {
    let judge = Chance(Selectivity::NONE);
    for seed in 0..200 {
        let position = Lattice::new(seed, 2);
        for depth in 1..=5 {
            let (_, score) = fixed_depth(&judge, &position, depth).expect("there are moves");
            assert_eq!(score, negamax(&judge, &position, depth, &[]), "{position:?}");
        }
    }
    let over = (0..).map(|seed| Lattice { ply: 1, ..Lattice::new(seed, 2) });
    let over = over.into_iter().find(|position| position.outcome().is_some()).expect("some end");
    assert_eq!(fixed_depth(&judge, &over, 3), None);
}

/// With many playouts on a small tree, UCT nearly always finds a winning move.
#[test]
fn uct_finds_wins() {
    let judge = Chance(Selectivity::NONE);
    let (mut wins, mut found) = (0, 0);
    for seed in 0..200 {
        let position = Lattice::new(seed, 2);
        let child_value = |child: &Lattice| {
            let score = negamax(&judge, child, 6, &[]);
            if child.turn() == position.turn() { score } else { -score }
        };
        let children = divide(&position);
        let winning: Vec<u8> = children
            .iter()
            .filter_map(|(mv, child)| child_value(child).is_win().then_some(*mv))
            .collect();
        if winning.is_empty() || winning.len() == children.len() {
            continue;
        }
        wins += 1;
        let best = uct(&Task::new(&position, Limits::nodes(20_000)), Seed(seed)).best();
        found += usize::from(winning.contains(&best.expect("there are moves")));
    }
    assert!(wins > 20 && found * 10 >= wins * 9, "{found} of {wins}");
}

#[test]
fn uct_depends_on_its_seed_only() {
    let position = random_position::<Hus>("african", 6, 1);
    let think = || uct(&Question::new(Limits::nodes(3_000)).by(&|| 0).about(&position), Seed(9));
    assert_eq!(think(), think());
    assert_eq!(think().nodes, 3_000);
}

#[test]
fn uct_has_nothing_to_say_about_a_game_that_is_over() {
    let over = (0..).map(|seed| Lattice { ply: 1, ..Lattice::new(seed, 2) });
    let over = over.into_iter().find(|position| position.outcome().is_some()).expect("some end");
    assert_eq!(uct(&Task::new(&over, Limits::NONE), Seed(0)).best(), None);
}
