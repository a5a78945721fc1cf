//! The moves listed as sets and the rules read one by one are two paths to the same answer:
//! every move that can be written is accepted exactly if it is listed.

use std::collections::HashSet;

use proptest::prelude::{any, prop_assert_eq, proptest};
use proptest::sample::select;
use tetrarch_abalone::{Abalone, Cell, Direction, Options};
use tetrarch_game::{Game, GameOptions, MoveList, Notation, Rng, Seed};

fn every_writable_move() -> Vec<String> {
    let mut texts = vec!["pass".to_owned()];
    for first in Cell::all() {
        for direction in Direction::ALL {
            let Some(to) = first.neighbour(direction) else { continue };
            texts.push(format!("{first}{to}"));
            for axis in direction.crossing_axes() {
                for last in first.line(axis).skip(1).take(2) {
                    texts.push(format!("{first}{last}{to}"));
                }
            }
        }
    }
    texts
}

proptest! {
    #[test]
    fn what_is_listed_is_what_the_rules_allow(
        variant in select(vec![
            "standard", "belgian-daisy", "alien", "three-players", "four-players", "six-players",
        ]),
        partners in select(vec!["sheet", "own-only"]),
        seed in any::<u64>(),
    ) {
        let options = Options::choose(Some(variant), &[("partners", partners)]).unwrap();
        let mut position = Abalone::start(&options, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(seed));
        for _ in 0..rng.below(200) {
            position.play_random(&mut rng);
        }
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        let listed: HashSet<String> = moves.into_iter().map(|mv| position.move_text(mv)).collect();
        if position.outcome().is_none() {
            let accepted: HashSet<String> = every_writable_move()
                .into_iter()
                .filter(|text| position.parse_move(text).is_ok())
                .collect();
            prop_assert_eq!(accepted, listed, "{:?}", position);
        }
    }
}
