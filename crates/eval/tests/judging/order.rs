//! Ordering all moves of a position at once gives what ordering them one by one gives.

use tetrarch_abalone::Abalone;
use tetrarch_eval::Evaluation;
use tetrarch_game::{GameOptions, MoveList};
use tetrarch_gou::Gou;
use tetrarch_search::Judge;

use crate::boards::{options, random_game};

fn orders_alike<G: Evaluation>() {
    let judge = G::judge();
    let mut differing = 0;
    for variant in G::Options::variants() {
        for position in random_game::<G>(&options::<G>(variant.id, &[]), 5, 150) {
            let mut moves = MoveList::new();
            position.moves(&mut moves);
            let one_by_one: Vec<i32> = moves.iter().map(|&mv| judge.order(&position, mv)).collect();
            let mut at_once = vec![0; moves.len()];
            judge.order_all(&position, moves.iter().copied().zip(&mut at_once));
            assert_eq!(at_once, one_by_one, "{position:?}");
            differing += usize::from(one_by_one.iter().max() != one_by_one.iter().min());
        }
    }
    assert!(differing > 100, "moves were told apart in {differing} positions only");
}

#[test]
fn of_gou() {
    orders_alike::<Gou>();
}

#[test]
fn of_abalone() {
    orders_alike::<Abalone>();
}
